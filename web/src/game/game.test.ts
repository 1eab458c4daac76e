import { beforeEach, expect, test, vi } from 'vitest';
import type { Asking } from '../wire/stream';
import type { Moment, Option, Question, Way } from '../wire/types';
import { Game } from './game.svelte';

function option(name: string, ...args: [string, number][]): Option {
  return {
    name,
    verb: name.split(' ')[0] ?? '',
    like: '',
    args: args.map(([kind, value]) => ({ kind, value })),
    said: { parts: [{ text: name, kind: '', value: -1 }], clause: '' },
  };
}

const OPTIONS = [
  option('done'),
  option('move 7 3', ['card', 7], ['place', 3]),
  option('move 7 4', ['card', 7], ['place', 4]),
  option('move 8 4', ['card', 8], ['place', 4]),
  option('develop 9 0', ['card', 9], ['number', 0]),
  option('develop 9 1', ['card', 9], ['number', 1]),
  option('target 5', ['card', 5]),
];

function question(id: string, options = OPTIONS): Question {
  return {
    id,
    prompt: 'Move',
    shape: 'choose',
    said: { parts: [], clause: 'X-1' },
    about: [],
    options,
    final: null,
    by_hand: false,
    rests: [],
  };
}

function moment(asked: Question | null, n = 1): Moment {
  return {
    n,
    view: {},
    awaited: [0],
    over: false,
    standings: [],
    question: asked,
    undo: [],
    sealed: false,
    orders: [],
    notice: '',
    advised: '',
    suggested: 'target 5',
    back: 0,
  };
}

let game: Game;
let given: string[];

beforeEach(() => {
  game = new Game();
  game.seat = 0;
  game.show(moment(question('1.0.0')));
  given = [];
  vi.spyOn(game, 'answer').mockImplementation(async (...names: string[]) => {
    given.push(...names);
    game.armed = [];
  });
  vi.spyOn(game, 'why').mockImplementation(async (things) => {
    given.push(`why ${things.map(({ value }) => value).join(' ')}`);
  });
});

test('what options speak of glows, and nothing else', () => {
  expect(game.glows({ kind: 'card', value: 7 })).toBe(true);
  expect(game.glows({ kind: 'place', value: 3 })).toBe(true);
  expect(game.glows({ kind: 'card', value: 6 })).toBe(false);
  expect(game.glows({ kind: 'place', value: 7 })).toBe(false);
});

test('a thing that only one option speaks of answers at once', async () => {
  await game.point({ kind: 'card', value: 5 });
  expect(given).toEqual(['target 5']);
});

test('what is final is shown before it is answered, though only one answer speaks of it', async () => {
  const final = { parts: [{ text: 'This is final.', kind: '', value: -1 }], clause: 'X-17' };
  const attack = option('attack 7 5', ['card', 7], ['card', 5]);
  game.show(moment({ ...question('2.0.0', [option('done'), attack]), final }, 2));
  await game.point({ kind: 'card', value: 7 });
  expect(given).toEqual([]);
  expect(game.live.map((one) => one.name)).toEqual(['attack 7 5']);
  expect(game.glows({ kind: 'card', value: 5 })).toBe(true);
  await game.point({ kind: 'card', value: 5 });
  expect(given).toEqual(['attack 7 5']);
  // Where nothing is left to point at, pointing has said all of it.
  given = [];
  game.show(moment({ ...question('3.0.0', [option('target 5', ['card', 5])]), final }, 3));
  await game.point({ kind: 'card', value: 5 });
  expect(given).toEqual(['target 5']);
});

test('a ship is pointed at, then where it goes', async () => {
  await game.point({ kind: 'card', value: 7 });
  expect(given).toEqual([]);
  expect(game.isArmed({ kind: 'card', value: 7 })).toBe(true);
  expect(game.glows({ kind: 'place', value: 3 })).toBe(true);
  expect(game.glows({ kind: 'card', value: 8 })).toBe(false);
  await game.point({ kind: 'place', value: 3 });
  expect(given).toEqual(['move 7 3']);
});

test('the place may come first', async () => {
  await game.point({ kind: 'place', value: 4 });
  expect(game.glows({ kind: 'card', value: 8 })).toBe(true);
  await game.point({ kind: 'card', value: 8 });
  expect(given).toEqual(['move 8 4']);
});

test('pointing at it again, or cancelling, takes it back', async () => {
  await game.point({ kind: 'card', value: 7 });
  await game.point({ kind: 'card', value: 7 });
  expect(game.armed).toEqual([]);
  await game.point({ kind: 'card', value: 7 });
  game.cancel();
  expect(game.armed).toEqual([]);
  expect(given).toEqual([]);
});

test('cancelling is offered only where it does something else than taking back', async () => {
  const asked = question('1.0.0', [option('move 7', ['card', 7]), option('stay')]);
  const next = question('1.0.0', [option('to 3', ['place', 3]), option('to 4', ['place', 4])]);
  const [move, to] = [asked.options[0], next.options[0]];
  if (!move || !to) throw new Error('no option');
  expect(game.cancels).toBe(false);
  await game.point({ kind: 'card', value: 7 });
  expect(game.cancels).toBe(true);
  game.cancel();
  game.plan.add(asked, move, next);
  expect(game.cancels).toBe(false);
  game.plan.add(next, to, next);
  expect(game.cancels).toBe(true);
});

test('another ship instead: what was pointed at before is forgotten', async () => {
  await game.point({ kind: 'card', value: 7 });
  await game.point({ kind: 'card', value: 5 });
  expect(given).toEqual(['target 5']);
});

test('options that point at the same thing are told apart by words', async () => {
  await game.point({ kind: 'card', value: 9 });
  expect(game.menu.map((o) => o.name)).toEqual(['develop 9 0', 'develop 9 1']);
});

test('a card that may not be used is asked about', async () => {
  await game.point({ kind: 'card', value: 6 }, 'Scout');
  expect(given).toEqual(['why 6']);
});

test('a new question forgets what was pointed at, the same one does not', async () => {
  await game.point({ kind: 'card', value: 7 });
  game.show(moment(question('1.0.0'), 2));
  expect(game.armed).toHaveLength(1);
  game.show(moment(question('2.0.0'), 3));
  expect(game.armed).toEqual([]);
});

test('a lesson beckons with what its option speaks of', () => {
  expect(game.suggests({ kind: 'card', value: 5 })).toBe(true);
  expect(game.suggests({ kind: 'card', value: 7 })).toBe(false);
});

test('a change keeps the lines that stand and adds the new ones', () => {
  const line = (id: number) => ({
    id,
    kind: 'x',
    actor: 0,
    args: [],
    names: [],
    said: { parts: [], clause: '' },
  });
  game.heard({ type: 'state', moment: moment(null, 4), lines: [line(0), line(1), line(2)] });
  game.heard({
    type: 'change',
    before: 4,
    n: 5,
    steps: [{ at: ['n'], to: 5, gone: false }],
    keep: 2,
    lines: [line(2), line(3)],
  });
  expect(game.lines.map((l) => l.id)).toEqual([0, 1, 2, 3]);
  expect(game.fresh.map((l) => l.id)).toEqual([2, 3]);
  expect(game.moment?.n).toBe(5);
});

function connected(...kinds: ('me' | 'bot' | 'person')[]): string[] {
  const sent: string[] = [];
  const ask = async (asking: { type: string; options?: string[]; count?: number }) => {
    const many = (asking.count ?? 1) > 1 ? [asking.count] : [];
    sent.push([asking.type, ...many, ...(asking.options ?? [])].join(' '));
    return { type: 'done', ref: 0 };
  };
  Object.assign(game, { stream: { ask, close: () => undefined } });
  game.info = {
    seats: kinds.map((kind, seat) => ({
      seat,
      kind: kind === 'me' ? 'person' : kind,
      mine: kind === 'me',
    })),
  } as unknown as typeof game.info;
  return sent;
}
const settled = () => new Promise((done) => setTimeout(done));
const single = (id: string, n: number) => ({
  ...moment(question(id, [option('done')]), n),
  suggested: '',
  back: 0,
});

test('a question with one answer is not asked among bots', async () => {
  const sent = connected('me', 'bot');
  game.show(single('2.0.0', 2));
  expect(game.question).toBeNull(); // nor shown while its answer is on its way
  await settled();
  expect(sent).toEqual(['answer done']);
  game.show(moment(question('3.0.0'), 3));
  expect(game.question?.id).toBe('3.0.0');
});

test('a single answer that was not taken is asked for', async () => {
  connected('me', 'bot');
  const ask = vi.fn().mockResolvedValue({ type: 'no' });
  Object.assign(game, { stream: { ask, close: () => undefined } });
  game.show(single('2.0.0', 2));
  await settled();
  expect(game.question?.id).toBe('2.0.0');
});

test('what loses something by its only answer is asked', async () => {
  const sent = connected('me', 'bot');
  const asked = single('2.0.0', 2);
  game.show({ ...asked, question: asked.question && { ...asked.question, by_hand: true } });
  await settled();
  expect(sent).toEqual([]);
});

test('nobody reads that a standing order was quicker', async () => {
  connected('me', 'bot');
  const ask = async () => {
    game.show(moment(question('3.0.0'), 3));
    return { type: 'no' };
  };
  Object.assign(game, { stream: { ask, close: () => undefined } });
  game.show(single('2.0.0', 2));
  await settled();
  expect(game.question?.id).toBe('3.0.0');
  expect(game.refusal).toBeNull();
});

test('it is asked where others could tell something from how soon the answer comes', async () => {
  const sent = connected('me', 'person');
  game.show(single('2.0.0', 2));
  await settled();
  expect(sent).toEqual([]);
});

test('what was taken back is asked again, or it could never be changed', async () => {
  const sent = connected('me', 'bot');
  await game.undo();
  game.show(single('2.0.0', 2));
  await settled();
  expect(sent).toEqual(['undo']);
});

test('what gave itself is taken back only with what I decided before it', async () => {
  vi.restoreAllMocks();
  const sent = connected('me', 'bot');
  const said = (text: string) => ({ parts: [{ text, kind: '', value: -1 }], clause: '' });
  game.show(moment(question('1.0.0'), 1));
  await game.answer('target 5');
  game.show({ ...single('2.0.0', 2), undo: [said('target')] });
  await settled();
  expect(sent).toEqual(['answer target 5', 'answer done']);
  game.show({ ...moment(question('3.0.0'), 3), undo: [said('done'), said('target')] });
  expect(game.undoable.map(({ parts }) => parts[0]?.text)).toEqual(['target']);
  await game.undo();
  expect(sent.at(-1)).toBe('undo 2');
});

test('nothing is offered to be taken back where only that gave itself', async () => {
  connected('me', 'bot');
  game.show(single('2.0.0', 2));
  await settled();
  const done = { parts: [{ text: 'done', kind: '', value: -1 }], clause: '' };
  game.show({ ...moment(question('3.0.0'), 3), undo: [done] });
  expect(game.undoable).toEqual([]);
});

test('what was picked last for the same question is unpicked by pointing at it again', async () => {
  vi.restoreAllMocks();
  const sent = connected('me', 'bot');
  await game.answer('target 5');
  const undo = [{ parts: [{ text: 'Five', kind: 'card', value: 5 }], clause: '' }];
  const rest = question('1.0.1', OPTIONS.slice(0, 3));
  game.show({ ...moment(rest, 2), undo });
  await game.point({ kind: 'card', value: 5 });
  expect(sent).toEqual(['answer target 5', 'undo']);
});

// -- ways ----------------------------------------------------------------------------------------

function way(place: number, ...options: string[]): Way {
  const { args, said } = option(options[0] ?? '', ['card', 7], ['place', place]);
  return { options, args, said };
}

/** A table that knows these ways of card 7. */
function withWays(ways: Way[]): Asking[] {
  const heard: Asking[] = [];
  const ask = async (asking: Asking) => {
    heard.push(asking);
    return { type: 'staged', ref: 1, question: null, ways };
  };
  Object.assign(game, { stream: { ask } });
  return heard;
}

test('one click on where to go: several answers in a row are one', async () => {
  const heard = withWays([
    way(3, 'move 7 3', 'stop'),
    way(4, 'move 7 4', 'stop'),
    way(9, 'move 7 3', 'move 7 9'),
  ]);
  expect(game.glows({ kind: 'place', value: 9 })).toBe(false);
  await game.point({ kind: 'card', value: 7 });
  await Promise.resolve();
  expect(heard).toEqual([{ type: 'stage', card: 7, options: [] }]);
  expect(game.glows({ kind: 'place', value: 9 })).toBe(true);
  expect(game.goesFar).toBe(true);
  await game.point({ kind: 'place', value: 9 });
  expect(given).toEqual(['move 7 3', 'move 7 9']);
});

test('next door it goes and stays', async () => {
  withWays([way(3, 'move 7 3', 'stop'), way(4, 'move 7 4', 'stop')]);
  await game.point({ kind: 'card', value: 7 });
  await Promise.resolve();
  await game.point({ kind: 'place', value: 3 });
  expect(given).toEqual(['move 7 3', 'stop']);
});

test('ways belong to what was pointed at for them', async () => {
  withWays([way(9, 'move 7 3', 'move 7 9')]);
  await game.point({ kind: 'card', value: 7 });
  await game.point({ kind: 'card', value: 7 });
  await Promise.resolve();
  expect(game.glows({ kind: 'place', value: 9 })).toBe(false);
});

test('what cannot be brought anywhere is not asked for', async () => {
  const heard = withWays([]);
  await game.point({ kind: 'card', value: 9 });
  expect(heard).toEqual([]);
});

// -- where things stand ----------------------------------------------------------------------------

test('what is held is brought to where something stands by pointing at that', async () => {
  await game.point({ kind: 'card', value: 7 });
  await game.point({ kind: 'card', value: 6 }, 'Enemy', { kind: 'place', value: 4 });
  expect(given).toEqual(['move 7 4']);
});

test('a place that is no answer says why, also for what is held', async () => {
  await game.point({ kind: 'place', value: 9 });
  expect(given).toEqual(['why 9']);
  await game.point({ kind: 'card', value: 7 });
  await game.point({ kind: 'place', value: 9 });
  expect(given).toEqual(['why 9', 'why 7 9']);
});

test('with nothing in hand it says why it cannot be chosen', async () => {
  await game.point({ kind: 'card', value: 6 }, 'Enemy', { kind: 'place', value: 4 });
  expect(given).toEqual(['why 6']);
});

test('another piece that could be chosen is chosen, wherever it stands', async () => {
  await game.point({ kind: 'card', value: 7 });
  await game.point({ kind: 'card', value: 8 }, 'Friend', { kind: 'place', value: 4 });
  expect(given).toEqual(['move 8 4']);
});

test('an answer that is looked at marks what it speaks of, until something else is asked', () => {
  game.eyed = OPTIONS[1] ?? null;
  expect(game.eyes({ kind: 'card', value: 7 })).toBe(true);
  expect(game.eyes({ kind: 'place', value: 3 })).toBe(true);
  expect(game.eyes({ kind: 'card', value: 8 })).toBe(false);
  game.show(moment(question('2.0.0'), 2));
  expect(game.eyes({ kind: 'card', value: 7 })).toBe(false);
});

test('whoever points at the ship and then at its only goal is not told off', async () => {
  await game.point({ kind: 'card', value: 8 });
  expect(given).toEqual(['move 8 4']);
  game.show(
    moment(question('1.0.1', [option('done'), option('attack 6 5', ['card', 6], ['card', 5])]), 2),
  );
  await game.point({ kind: 'card', value: 6 });
  game.show(moment(question('1.0.2', [option('done')]), 3));
  await game.point({ kind: 'card', value: 5 });
  expect(given).toEqual(['move 8 4', 'attack 6 5']);
  await game.point({ kind: 'card', value: 5 });
  expect(given.at(-1)).toBe('why 5');
});

test('a sealed answer is opened again while others still choose, not while all are shown', () => {
  game.show({ ...moment(null, 2), sealed: true });
  expect(game.reopens).toBe(true);
  game.staging.playing = true;
  expect(game.reopens).toBe(false);
});
