// What was sent is played event by event, at the pace that was chosen, and never out of order.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line, Moment } from '../wire/types';
import { pacing } from './pace.svelte';
import {
  type Act,
  type Beat,
  beats,
  hurried,
  type Result,
  type Stage,
  Staging,
} from './staging.svelte';

const moment = (n: number, more: Partial<Moment> = {}): Moment => ({
  n,
  view: { seen: n },
  awaited: [],
  over: false,
  standings: [],
  question: null,
  undo: [],
  sealed: false,
  orders: [],
  notice: '',
  advised: '',
  suggested: '',
  back: 0,
  ...more,
});

const line = (id: number, kind: string, actor = 1): Line => ({
  id,
  kind,
  actor,
  args: [id],
  names: [''],
  said: { parts: [{ text: kind, kind: '', value: -1 }], clause: '' },
});

class Shown implements Stage {
  seat = 0;
  moment: Moment | null = moment(1);
  lines: Line[] = [];
  fresh: Line[] = [];
  missed: Line[] = [];
  seen: string[] = [];
  show(next: Moment): void {
    this.moment = next;
    this.seen.push(`${this.fresh.map((one) => one.kind)} ${next.question ? 'asks' : ''}`.trim());
  }
}

const TIMES: Record<string, number> = { hits: 700, draws: 400, term: 0, ends: 500 };
const ui = {
  beat: (one: Line | undefined) =>
    one
      ? { time: TIMES[one.kind] ?? 600, ...(one.kind === 'draws' ? { joins: 'draw' } : {}) }
      : { time: 0 },
  enact: (view: Moment['view'], one: Line) => ({ ...view, last: one.kind }),
  result: (_: Line[], fresh: Line[]): Result | null => {
    const end = fresh.find((one) => one.kind === 'ends');
    return end ? { id: end.id, title: 'over', sides: [], why: [] } : null;
  },
};
const question = { id: 'q' } as Moment['question'];

function staged(card: Partial<Result> = {}): [Shown, Staging] {
  const shown = new Shown();
  const staging = new Staging(shown);
  const result = (lines: Line[], fresh: Line[]): Result | null => {
    const found = ui.result(lines, fresh);
    return found && { ...found, ...card };
  };
  staging.ui = { ...ui, result };
  return [shown, staging];
}
const act = (before: Line[], lines: Line[], to = moment(2, { question })): Act => ({
  before,
  lines,
  moment: to,
});

beforeEach(() => {
  vi.useFakeTimers();
  pacing.pace = 'normal';
  pacing.waits = false;
});
afterEach(() => vi.useRealTimers());

test('lines without time go with the next, and what happens to several is one', () => {
  const found = beats([line(0, 'term'), line(1, 'hits'), line(2, 'draws'), line(3, 'draws')], ui);
  expect(found.map((one) => one.lines.map((l) => l.id))).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

describe('a change of several events', () => {
  test('is shown one by one, and only then is anything asked', () => {
    const [shown, staging] = staged();
    staging.push(act([], [line(0, 'hits'), line(1, 'hits')]));
    expect(shown.seen).toEqual(['hits']);
    expect(shown.moment?.view).toEqual({ seen: 1, last: 'hits' });
    expect(shown.lines).toHaveLength(1);
    expect(staging.playing).toBe(true);
    vi.advanceTimersByTime(700);
    expect(shown.seen).toEqual(['hits', 'hits']);
    vi.advanceTimersByTime(700);
    expect(shown.seen.at(-1)).toBe('asks');
    expect(shown.moment?.n).toBe(2);
    expect(staging.playing).toBe(false);
  });

  test('waits its turn behind the one before', () => {
    const [shown, staging] = staged();
    const first = [line(0, 'hits'), line(1, 'hits')];
    staging.push(act([], first, moment(2)));
    staging.push(act(first, [line(2, 'draws')], moment(3, { question })));
    vi.advanceTimersByTime(1400);
    expect(shown.seen).toEqual(['hits', 'hits', '', 'draws']);
    vi.advanceTimersByTime(400);
    expect(shown.moment?.n).toBe(3);
    expect(shown.lines).toHaveLength(3);
  });

  test('can be skipped: the end is there at once and nothing moves', () => {
    const [shown, staging] = staged();
    staging.push(act([], [line(0, 'hits'), line(1, 'ends')]));
    staging.skip();
    expect(shown.moment?.question).toBe(question);
    expect(shown.fresh).toEqual([]);
    expect(shown.missed.map((one) => one.id)).toEqual([1]);
    expect(shown.lines).toHaveLength(2);
    expect(staging.last?.title).toBe('over');
    expect(staging.justEnded()).toBe(true);
    staging.push(act(shown.lines, [line(2, 'hits'), line(3, 'hits')]));
    expect(shown.missed).toEqual([]);
  });

  test('stands still until one goes on, where that was chosen', () => {
    pacing.waits = true;
    const [shown, staging] = staged();
    staging.push(act([], [line(0, 'hits'), line(1, 'hits')]));
    vi.advanceTimersByTime(60_000);
    expect(staging.holding).toBe(true);
    expect(shown.moment?.question).toBeNull();
    staging.go();
    expect(shown.moment?.question).toBe(question);
  });

  test('is closed by a card where a fight has ended', () => {
    const [, staging] = staged();
    staging.push(act([], [line(0, 'hits'), line(1, 'ends')]));
    vi.advanceTimersByTime(700);
    expect(staging.card?.id).toBe(1);
    vi.advanceTimersByTime(3500);
    expect(staging.card).toBeNull();
    expect(staging.last?.id).toBe(1);
  });

  test('what came of it lies on the table beside the card', () => {
    const [shown, staging] = staged({ all: true });
    staging.push(act([], [line(0, 'hits'), line(1, 'ends')]));
    vi.advanceTimersByTime(700);
    expect(staging.card?.id).toBe(1);
    expect(shown.moment?.view).toEqual({ seen: 2 });
    expect(shown.moment?.question).toBeNull();
    const [later, waits] = staged({ all: true });
    waits.push(act([], [line(0, 'ends'), line(1, 'hits')]));
    expect(later.moment?.view).toEqual({ seen: 1, last: 'ends' });
    const [own, asks] = staged({ all: true });
    const rests: number[] = [];
    asks.ui = {
      ...ui,
      closed: (_, after, rest) => {
        rests.push(rest.length);
        return after;
      },
    };
    asks.push(act([], [line(0, 'ends'), line(1, 'hits')]));
    expect([own.moment?.view, rests]).toEqual([{ seen: 2 }, [1]]);
  });

  test.each([
    ['of my own fight', { sides: [{ seat: 0, lost: [], won: [] }] }],
    ['that closes something for all', { all: true }],
  ])('the card %s stays until I go on', (_, more) => {
    const [shown, staging] = staged(more);
    pacing.pace = 'fast';
    staging.push(act([], [line(0, 'hits'), line(1, 'ends'), line(2, 'hits')]));
    vi.advanceTimersByTime(600_000);
    expect(staging.card?.id).toBe(1);
    expect(staging.holding).toBe(true);
    expect(shown.moment?.question).toBeNull();
    staging.go();
    expect(staging.card).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(shown.moment?.question).toBe(question);
    expect(staging.last?.id).toBe(1);
  });

  test('who skips still reads what closes something for all, but no fight', () => {
    for (const stays of [true, false]) {
      const sides = [{ seat: 0, lost: [], won: [] }];
      const [shown, staging] = staged({ all: stays, sides });
      staging.push(act([], [line(0, 'hits'), line(1, 'ends'), line(2, 'hits')]));
      staging.skip();
      expect(staging.card?.id).toBe(stays ? 1 : undefined);
      expect(shown.lines).toHaveLength(3);
      if (stays) {
        expect(shown.moment?.question).toBeNull();
        staging.go();
      }
      expect(shown.moment?.question).toBe(question);
      expect(staging.playing).toBe(false);
    }
    const [shown, staging] = staged({ all: true });
    staging.push(act([], [line(0, 'hits'), line(1, 'ends')]));
    staging.skip(true);
    expect(shown.moment?.question).toBe(question);
  });

  test('never keeps anybody longer than can be borne', () => {
    const [shown, staging] = staged();
    staging.push(
      act(
        [],
        Array.from({ length: 200 }, (_, i) => line(i, 'hits')),
      ),
    );
    vi.advanceTimersByTime(16_500);
    expect(shown.moment?.n).toBe(2);
  });

  test('is over within a few seconds where it is dull, however often more comes', () => {
    const [shown, staging] = staged();
    staging.ui = { ...ui, beat: (one) => ({ time: one ? 500 : 0, dull: true }) };
    for (let i = 0; i < 10; i += 1) {
      const lines = [line(2 * i, 'draws'), line(2 * i + 1, 'draws')];
      const before = Array.from({ length: 2 * i }, (_, id) => line(id, 'draws'));
      staging.push(act(before, lines, moment(2 + i)));
    }
    vi.advanceTimersByTime(6000);
    expect(shown.moment?.n).toBe(11);
    expect(staging.playing).toBe(false);
  });
});

test('what is dull gives way first, and a fight is never hidden', () => {
  const beat = (time: number, dull: boolean): Beat => ({ lines: [], time, dull });
  expect(hurried([beat(500, true), beat(900, false)])).toEqual({ dull: 1, keen: 1 });
  const some = hurried([beat(4000, true), beat(3000, false)]);
  expect(some.keen).toBe(1);
  expect(some.dull).toBeCloseTo(0.5);
  const much = hurried([beat(20_000, true), beat(20_000, false)]);
  expect(much.dull).toBe(0.3);
  expect(much.keen).toBe(0.6);
  expect(hurried([beat(160_000, false)]).keen).toBeCloseTo(0.1);
});

test('what happens at once is one, also with lines of no time between, and many take longer', () => {
  const joined = {
    ...ui,
    beat: (one: Line | undefined) => ({
      ...ui.beat(one),
      ...(one?.kind === 'hits' ? { joins: 'hits' } : {}),
    }),
  };
  const found = beats(
    [line(0, 'hits'), line(1, 'term'), line(2, 'hits'), line(3, 'draws')],
    joined,
  );
  expect(found.map((one) => [one.lines.map((l) => l.id), one.time])).toEqual([
    [[0, 1, 2], 875],
    [[3], 400],
  ]);
});

test('whoever is being asked keeps the question while others choose', () => {
  const [shown, staging] = staged();
  const question = { id: '4.0.2' } as Moment['question'];
  shown.moment = moment(1, { question });
  staging.push(act([], [line(0, 'hits'), line(1, 'hits')], moment(2, { question })));
  expect(staging.playing).toBe(false);
  expect(shown.moment?.question).toBe(question);
  expect(shown.moment?.n).toBe(2);
});

test('with the pace off, and for one’s own small steps, all is shown at once', () => {
  const [shown, staging] = staged();
  staging.push(act([], [line(0, 'hits', 0)]));
  expect(shown.moment?.n).toBe(2);
  pacing.pace = 'off';
  staging.push(act([line(0, 'hits', 0)], [line(1, 'hits'), line(2, 'hits')], moment(3)));
  expect(shown.moment?.n).toBe(3);
  expect(shown.fresh).toHaveLength(2);
});

test('what was taken back is gone at once', () => {
  const [shown, staging] = staged();
  shown.lines = [line(0, 'hits'), line(1, 'hits')];
  staging.push(act([line(0, 'hits')], [line(1, 'draws'), line(2, 'hits')], moment(3)));
  expect(shown.moment?.n).toBe(3);
});
