import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { deck } from '../../game/cards.svelte';
import { course, type Tale } from '../../game/course';
import { Game } from '../../game/game.svelte';
import Nearly from '../../parts/Nearly.svelte';
import type { CardInfo, Line, Moment, Option, Question, TableInfo } from '../../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { TITLE } from './title';
import type { ContentionAsset, ContentionView } from './wire';
import { assetLabel } from './words';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
});

function viewOf(seats: number, phase = 'command'): ContentionView {
  const terms = [{ card: 50, amount: 3, why: 'attack' }];
  return {
    ahead: null,
    battle: phase === 'battle' ? [{ target: 1, terms, total: 3, lethal: false }] : [],
    favor_to_win: 8,
    goals: ['favor', 'tokens'],
    teams: false,
    order: [0, 1],
    phase,
    scepter: 1,
    turn: 4,
    map: Array.from({ length: seats * 2 }, (_, i) => ({
      row: Math.floor(i / 3),
      col: i % 3,
      sector: `${'abc'[i % 3]}${Math.floor(i / 3) + 1}`,
      up: i < seats,
      controller: i < seats ? i : -1,
      location:
        i < seats
          ? { card: i, name: `World ${i}`, type: 'Homeworld', attack: 2, defense: 7, damage: 0 }
          : { card: null },
      assets: i
        ? []
        : [
            {
              card: 50,
              name: 'Avar Raptor',
              type: 'Ship',
              controller: 0,
              attack: 3,
              defense: 2,
              damage: 1,
              speed: 4,
              keywords: ['Range: 1'],
              ...(phase === 'battle' ? { target: 1 } : {}),
            },
          ],
    })),
    seats: Array.from({ length: seats }, (_, i) => ({
      alive: i !== 5,
      colony_tokens: 5,
      deck: 20,
      faction: 'Avar',
      favor: 3,
      hand: i ? [{ card: null }] : [{ card: 70, name: 'Recall', type: 'Action', cost: 1 }],
      hand_size: 2,
      last_token: false,
      locations: 1,
      off_map: [],
      playing: null,
      resources: 4,
      scrap: [],
      sitting_out: false,
      status: '',
      dropped: null,
      speaker: false,
      team: i,
    })),
  };
}

const said = { parts: [], clause: '' };
const question: Question = {
  id: 'q',
  prompt: 'Movement',
  shape: 'choose',
  said,
  about: [],
  final: null,
  by_hand: false,
  rests: [],
  options: [3, 4].map((value) => ({
    name: `move ${value}`,
    verb: 'move',
    like: '',
    said,
    args: [
      { kind: 'card', value: 50 },
      { kind: 'place', value },
    ],
  })),
};

function gameOf(view: ContentionView, seat: number, asked: Question | null = null): Game {
  const game = new Game();
  game.seat = seat;
  game.players = view.seats.map((_, i) => `Player ${i + 1}`);
  game.info = {
    title: 'contention',
    seats: view.seats.map((_, i) => ({ seat: i, kind: 'bot', name: '', bot: '', away: false })),
  } as unknown as TableInfo;
  const moment: Moment = {
    n: 1,
    view: { ...view },
    awaited: [0],
    over: false,
    standings: [],
    question: asked,
    undo: [],
    sealed: false,
    orders: [],
    notice: '',
    advised: '',
    suggested: '',
    back: 0,
  };
  game.show(moment);
  return game;
}

test.each([2, 3, 4, 5, 6])('the map for %i is drawn for a player and for a spectator', (n) => {
  for (const seat of [0, -1]) {
    const { unmount } = render(Board, { game: gameOf(viewOf(n), seat) });
    expect(screen.getAllByRole('button', { name: /^Sector / })).toHaveLength(2 * n);
    const ship = screen.getByRole('button', { name: /^Avar Raptor/ });
    expect(ship.textContent).toContain('attack 3, defense 2, damage 1, speed 4');
    expect(ship.textContent).toContain('Range: 1');
    unmount();
  }
});

test('a ship that may move glows, and pointing at it lights where it may go', async () => {
  const game = gameOf(viewOf(3), 0, question);
  render(Board, { game });
  const ship = screen.getByRole('button', { name: /^Avar Raptor.*can be chosen/ });
  ship.click();
  await vi.waitFor(() => expect(ship.getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getAllByRole('button', { name: /^Sector .*can be chosen/ })).toHaveLength(2);
});

test('beside the map: order, face-off and battle', () => {
  const quiet = render(Aside, { game: gameOf(viewOf(3), 0) });
  expect(quiet.container.textContent).toContain('Player 2');
  quiet.unmount();
  const facing = render(Aside, { game: gameOf(viewOf(3, 'face-off'), 0) });
  expect(facing.container.textContent).toContain('choosing');
  facing.unmount();
  const battle = render(Aside, { game: gameOf(viewOf(3, 'battle'), 0) });
  expect(battle.container.textContent).toContain('open');
  battle.unmount();
});

test('cards that I know in other hands are shown in every phase', () => {
  for (const phase of ['command', 'face-off', 'battle']) {
    const view = viewOf(3, phase);
    const held = view.seats[2];
    if (held) held.hand = [{ card: 71, name: 'Jump', type: 'Action', cost: 2 }, { card: null }];
    const { unmount } = render(Aside, { game: gameOf(view, 0) });
    const known = screen.getByRole('region', { name: 'Cards you know in other hands' });
    expect(known.textContent).toContain('Player 3: known in hand 1');
    expect(known.textContent).toContain('Jump');
    unmount();
  }
});

test('my own drop lies before me with its face', () => {
  const view = viewOf(2, 'face-off');
  const me = view.seats[0];
  const card = { card: 70, name: 'Recall', type: 'Action', cost: 1 };
  if (me) me.dropped = { what: 'drop', card };
  const { container } = render(Aside, { game: gameOf(view, 0) });
  expect(container.textContent).toContain('Recall');
  expect(container.textContent).toContain('face down, seen by you');
});

test('teams, speakers and what wins are said', () => {
  const view = viewOf(4);
  view.teams = true;
  view.goals = ['last', 'tokens'];
  view.seats.forEach((player, i) => {
    player.team = i % 2;
    player.speaker = i < 2;
  });
  const seat = render(Seat, { game: gameOf(view, 0), seat: 2, me: false });
  expect(seat.container.textContent).toContain('team A');
  expect(seat.container.textContent).toContain('your ally');
  expect(seat.container.textContent).toContain('favor 3, out at 0');
  expect(seat.container.textContent).not.toContain('/8');
  seat.unmount();
  const other = render(Seat, { game: gameOf(view, 0), seat: 1, me: false });
  expect(other.container.textContent).toContain('team B · speaker');
  other.unmount();
  const beside = render(Aside, { game: gameOf(view, 0) });
  expect(beside.container.textContent).toContain('the last team standing');
});

test('equal ships of one player carry their numbers, as the log has them', () => {
  const view = viewOf(2);
  const ship = view.map[0]?.assets[0];
  if (ship)
    view.map[1]?.assets.push(
      { ...ship, card: 51, number: 2 },
      { ...ship, card: 52, controller: 1 },
    );
  if (ship) ship.number = 1;
  render(Board, { game: gameOf(view, 0) });
  const names = screen.getAllByRole('button', { name: /^Avar Raptor/ });
  const said = names.map((name) => (name.textContent ?? '').split(',')[0]?.trim());
  expect(said.sort()).toEqual(['Avar Raptor', 'Avar Raptor #1', 'Avar Raptor #2']);
});

test('a boarded ship says whose it was, and a token is named', () => {
  const view = viewOf(2);
  const ship = view.map[0]?.assets[0];
  if (ship) Object.assign(ship, { owner: 1, tokens: ['bonus'] });
  render(Board, { game: gameOf(view, 0) });
  const said = screen.getByRole('button', { name: /^Avar Raptor/ }).textContent;
  expect(said).toContain('was Player 2’s');
  expect(said).toContain('Terran bonus token');
});

test('a token on a location is seen on the map, as one on a ship is', () => {
  const view = viewOf(2);
  const place = view.map[0]?.location;
  if (place) place.tokens = ['extractor'];
  render(Board, { game: gameOf(view, 0) });
  const seen = screen.getAllByRole('button', { name: /World \d/ }).map((one) => one.textContent);
  expect(seen.filter((text) => text?.includes('★'))).toHaveLength(1);
});

test('a contender says what everybody may count', () => {
  render(Seat, { game: gameOf(viewOf(6), -1), seat: 5, me: false });
  const name = screen.getByRole('button').textContent ?? '';
  expect(name).toContain('favor 3 of 8');
  expect(name).toContain('out of the game');
});

test('the head and the hand', () => {
  const { moment } = gameOf(viewOf(2, 'set-up'), 0);
  if (!moment) throw new Error('no moment');
  expect(TITLE.phases(moment).map((phase) => phase.name)[0]).toBe('Set-up');
  expect(TITLE.clock(moment)).toBe('Turn 4 · scepter ▲');
  expect(TITLE.hand(moment, 0)[0]).toMatchObject({ card: 70, name: 'Recall', cost: '1' });
  expect(TITLE.hand(moment, 1)[0]).toMatchObject({ card: null, name: '' });
});

test('a card that finds nothing to choose says so before it is dropped', () => {
  const { moment } = gameOf(viewOf(2, 'face-off'), 0);
  if (!moment) throw new Error('no moment');
  const words = (why: string) => ({ parts: [{ text: 'Drop ' }, { text: why }], clause: '' });
  const drop = (why: string): Moment => ({
    ...moment,
    question: {
      prompt: 'Drop',
      options: [
        {
          name: 'drop recall',
          verb: 'drop',
          args: [{ kind: 'card', value: 70 }],
          said: words(why),
          like: '',
        },
      ],
    } as unknown as Question,
  });
  const aimless = ' (nothing to choose for it: it would come back as a Bluff)';
  expect(TITLE.hand(drop(aimless), 0)[0]?.doubt).toBe(
    'Nothing to choose for it: it would come back as a Bluff.',
  );
  expect(TITLE.hand(drop(''), 0)[0]?.doubt).toBeUndefined();
  // The hand says it: a button would take the room of the others.
  const ranked = (why: string) => TITLE.rank?.(drop(why).question?.options[0] as Option);
  expect([ranked(aimless), ranked('')]).toEqual([Infinity, 0]);
  expect(TITLE.some).toBeGreaterThan(0); // and being done is not alone where not all have room
  const closing = ['done', 'pass'].map((verb) => TITLE.rank?.({ verb } as Option));
  expect(closing).toEqual([1, 1]); // behind all that they give up
});

test('a colony that became a Black Hole turned the game, too', () => {
  const { moment } = gameOf(viewOf(2, 'battle'), 0);
  if (!moment) throw new Error('no moment');
  const fell = { id: 1, kind: 'destroyed', actor: 0, args: [95, 1], names: ['Catoran Nebula', ''] };
  const leads = (): boolean | undefined =>
    TITLE.tale?.(moment).leads?.(fell as unknown as Line, 1, 2);
  const card = { name: 'Catoran Nebula', type: 'Colony' } as unknown as CardInfo;
  deck('contention').cards = new Map([[card.name, card]]);
  expect(leads()).toBe(true);
  deck('contention').cards = new Map([[card.name, { ...card, type: 'Ship' }]]);
  expect(leads()).toBe(false);
});

test('who explored a location is offered it by name', () => {
  const view = viewOf(2);
  const { moment } = gameOf(view, 0);
  if (!moment) throw new Error('no moment');
  const settle = { verb: 'settle', args: [{ kind: 'place', value: 2 }] } as unknown as Option;
  expect(TITLE.adds?.(settle, moment, 0)).toBe('');
  Object.assign(view.map[2] ?? {}, { location: { card: 90, name: 'Bastion', type: 'Colony' } });
  expect(TITLE.adds?.(settle, moment, 0)).toBe('(Bastion)');
});

test('favor comes from a destroyed location of the other side, whatever fell beside it', () => {
  const { moment } = gameOf(viewOf(2, 'battle'), 0);
  if (!moment) throw new Error('no moment');
  const line = (id: number, kind: string, actor: number, args: number[]): Line => ({
    id,
    kind,
    actor,
    args,
    names: [],
    said: { parts: [], clause: '' },
  });
  const log = [
    line(0, 'turn', 0, [1]),
    line(1, 'destroyed', 0, [0, 0]), // the first World, of seat 0
    line(2, 'destroyed', 1, [1, 0]), // the second, of seat 1
    line(3, 'destroyed', 0, [50, 0]), // a ship of seat 0
    line(4, 'favor', 0, [3, 0, 3]),
    line(5, 'favor', 1, [1, 0, 1]),
  ];
  const told = course(log, TITLE.tale?.(moment) as Tale, 2).turnings;
  expect(told.map(({ cause, changes }) => [cause?.id, changes])).toEqual([
    [2, [{ seat: 0, amount: 3 }]],
    [1, [{ seat: 1, amount: 1 }]],
  ]);
});

test('what is attached to a player lies beside that player, whoever owns it', () => {
  const view = viewOf(3);
  const dog = {
    card: 60,
    name: 'Political Attack Dog',
    type: 'Agent',
    controller: 0,
    attack: 0,
    defense: 0,
    damage: 0,
    keywords: [],
  };
  view.seats[0]?.off_map.push({ ...dog, on_seat: 1 }, { ...dog, card: 61, name: 'Regent' });
  const game = gameOf(view, 0);
  const beside = [0, 1, 2].map((seat) => {
    const { container, unmount } = render(Seat, { game, seat, me: seat === 0 });
    const text = container.textContent ?? '';
    unmount();
    return [text.includes('Political Attack Dog'), text.includes('Regent')];
  });
  expect(beside).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});

test('damage alone is no sum', () => {
  const view = viewOf(3, 'battle');
  const target = view.map[1]?.location;
  if (target) target.damage = 1;
  view.battle = [{ target: 1, terms: [], total: 1, lethal: false }];
  const { container } = render(Aside, { game: gameOf(view, 0) });
  const cell = container.querySelectorAll('.battle td')[1];
  expect(cell?.textContent?.trim()).toBe('damage 1');
});

test('who wins at the end of this turn is said beside the question, and how near each seat is', () => {
  const view = viewOf(3);
  const text = (seat: number): string => {
    const { container } = render(Nearly, { game: gameOf(view, seat), titleUi: TITLE });
    return container.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  };
  expect(text(0)).toBe('');
  view.ahead = { seat: 1, clause: 'C-WIN-02' };
  const why =
    'at the end of this turn if nothing changes: all 7 colony tokens are placed. C-WIN-02';
  expect(text(0)).toBe(`Player 2 wins ${why}`);
  expect(text(1)).toBe(`You win ${why}`);
  view.ahead = { seat: 1, clause: 'C-WIN-01' };
  expect(text(2)).toContain('3 favor, and 8 are enough');
  const moment = gameOf(view, 0).moment as Moment;
  expect(TITLE.goal?.(moment)).toBe('Wins: 8 favor or all 7 colony tokens');
  const seat = render(Seat, { game: gameOf(view, 0), seat: 1, me: false }).container;
  expect(seat.querySelector('.counts')?.textContent).toContain('2/7');
  expect(seat.textContent).toContain('wins this turn if nothing changes');
  expect(seat.textContent).toContain('1 location,');
});

test('a victory by colony tokens is told by colony tokens', () => {
  const view = viewOf(2);
  const world = view.map[2];
  if (world) world.location = { card: 30, name: 'Sorell', type: 'Planet' };
  const line = (id: number, kind: string, actor: number, args: number[]): Line =>
    ({ id, kind, actor, args, names: [], said }) as unknown as Line;
  const log = [
    line(1, 'turn', 0, [1]),
    line(2, 'settles', 1, [30, 2]),
    line(3, 'settles', 1, [1, 1]), // a homeworld needs no token
    line(4, 'turn', 0, [2]),
    line(5, 'destroyed', 1, [30, 0]),
    line(6, 'settles', 0, [30, 2]),
  ];
  const standings = [{ seat: 0, rank: 1, said: { parts: [], clause: 'C-WIN-02' } }];
  const moment = { ...gameOf(view, 0).moment, standings } as unknown as Moment;
  const tale = TITLE.tale?.(moment) as Tale;
  const went = course(log, tale, 2);
  expect([went.what, went.goal]).toEqual(['colony tokens placed', 7]);
  expect(went.scores).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(tale.tally?.(0)).toBe('2 of 7 colony tokens placed');
});

test('a ship that aims at nothing is not said to attack', () => {
  const ship = { card: 1, name: 'Drone', type: 'Ship', controller: 0 } as ContentionAsset;
  const label = (target?: number): string =>
    assetLabel(
      { ...ship, ...(target === undefined ? {} : { target }) },
      () => 'Ada',
      '',
      () => 'Fighter',
    );
  expect(label(2)).toContain('attacks Fighter');
  expect(label()).not.toContain('attacks');
  // Between two turns, while what happened is shown, nothing is aimed at.
  expect(label(-1)).not.toContain('attacks');
});
