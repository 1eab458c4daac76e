// What the board leaves free goes to the hand, by lines of text, and comes back when rows need it.

import { beforeAll, expect, test, vi } from 'vitest';
import { fit as fitting, left } from './fit';

// Nothing is laid out here: what is measured is told below, and nobody tells of a change.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

test('the hand is left whole lines, and the board a little', () => {
  expect(left(300, 460)).toBe(135);
  expect(left(445, 460)).toBe(0);
  expect(left(500, 460)).toBe(0);
});

/** A table with a board of this height, whose area shrinks by what the hand is given. */
function laid(height: () => number, room: number): { table: HTMLElement; board: HTMLElement } {
  const table = document.createElement('div');
  table.className = 'table';
  const area = document.createElement('div');
  const board = document.createElement('div');
  area.append(board);
  table.append(area);
  const given = (): number => Number.parseInt(table.style.getPropertyValue('--spare') || '0', 10);
  Object.defineProperty(area, 'clientHeight', { get: () => room - given() });
  Object.defineProperty(area, 'clientWidth', { get: () => 640 });
  Object.defineProperty(board, 'scrollHeight', { get: height });
  return { table, board };
}

test('a board that needs little gives to the hand, and takes it back', () => {
  let height = 300;
  const { table, board } = laid(() => height, 460);
  const told = { over: () => {}, roomy: () => {}, tries: 0 };
  const fitted = fitting(board, { key: 'few', ...told });
  const given = (): string => table.style.getPropertyValue('--spare');
  expect(given()).toBe('135px');
  fitted.update({ key: 'again', ...told, tries: 1 });
  fitted.update({ key: 'as before', ...told, tries: 1 });
  expect(given()).toBe('135px');
  height = 600;
  fitted.update({ key: 'many', ...told, tries: 1 });
  fitted.destroy();
  expect(given()).toBe('');
});
