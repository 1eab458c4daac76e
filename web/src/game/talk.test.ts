import { describe, expect, it } from 'vitest';
import type { Spoken } from '../wire/types';
import { Talk } from './talk.svelte';

const said = (n: number, seat: number): Spoken => ({ n, seat, name: 'x', text: `${n}`, at: '' });

describe('the talk at a table', () => {
  it('counts what others said and was not read', () => {
    const talk = new Talk();
    talk.enter('t', 0);
    talk.hear([said(1, 0), said(2, 1), said(3, 2)]);
    expect(talk.unread).toBe(2);
    talk.show(true);
    talk.hear([said(4, 1)]);
    talk.show(false);
    expect(talk.unread).toBe(0);
    talk.hear([said(5, 1)]);
    expect(talk.unread).toBe(1);
  });

  it('takes nothing twice when a line comes back, and forgets nothing that was read', () => {
    const talk = new Talk();
    talk.enter('t', 0);
    talk.hear([said(1, 1), said(2, 1)]);
    talk.show(true);
    talk.show(false);
    talk.enter('t', 0);
    talk.hear([said(1, 1), said(2, 1), said(3, 1)]);
    talk.hear([said(3, 1)]);
    expect(talk.heard.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(talk.unread).toBe(1);
  });

  it('does not hear who is muted', () => {
    const talk = new Talk();
    talk.enter('t', 0);
    talk.hear([said(1, 1), said(2, 2)]);
    talk.mute(1, true);
    expect(talk.heard.map((one) => one.seat)).toEqual([2]);
    expect(talk.unread).toBe(1);
    talk.mute(1, false);
    expect(talk.heard).toHaveLength(2);
  });
});
