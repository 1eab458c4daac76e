// What the log tells of what players own and of the Court, done to the view on the way to the one that
// was sent: resources, Captives, Trophies, cards, Favors, Agents. Where a resource lies among its slots
// comes with that view.

import type { Line } from '../../wire/types';
import { ownerWord, TYPE_NAMES } from './glyphs';
import type { ArcsCard, ArcsSeat, ArcsTrophy, ArcsView } from './wire';

const PIECES = ['ship', 'city', 'starport', 'agent'];
const AGENT = 3;
const PLAYERS = 4;

export function seated(
  view: ArcsView,
  seat: number,
  to: (one: ArcsSeat) => Partial<ArcsSeat>,
): ArcsView {
  return {
    ...view,
    seats: view.seats.map((one, i) => (i === seat ? { ...one, ...to(one) } : one)),
  };
}

/** The slot that is hardest, or easiest, to raid of those that hold this; -1 for none. */
function slotOf({ resources, raid }: ArcsSeat, type: string, hardest: boolean): number {
  const better = (cost: number, than: number): boolean => (hardest ? cost > than : cost < than);
  return resources.reduce(
    (best, lies, at) =>
      lies === type && (best < 0 || better(raid[at] ?? 0, raid[best] ?? 0)) ? at : best,
    -1,
  );
}

const put = (one: ArcsSeat, from: string, to: string, hardest: boolean): ArcsSeat => {
  const at = slotOf(one, from, hardest);
  return at < 0 ? one : { ...one, resources: one.resources.with(at, to) };
};
const gained = (view: ArcsView, seat: number, type: number): ArcsView =>
  seated(view, seat, (one) => put(one, '', TYPE_NAMES[type] ?? '', true));
const lost = (view: ArcsView, seat: number, type: number, number = 1): ArcsView => {
  const word = TYPE_NAMES[type] ?? '';
  const take = (one: ArcsSeat): ArcsSeat => put(one, word, '', false);
  return seated(view, seat, (one) => Array.from({ length: number }).reduce<ArcsSeat>(take, one));
};

const added = (counts: readonly number[], at: number, number: number): number[] =>
  counts.map((one, i) => (i === at ? Math.max(0, one + number) : one));
const captive = (view: ArcsView, seat: number, owner: number, number: number): ArcsView =>
  seated(view, seat, (one) => ({ captives: added(one.captives, owner, number) }));
const favor = (view: ArcsView, seat: number, owner: number, number: number): ArcsView =>
  seated(view, seat, (one) => (one.favors ? { favors: added(one.favors, owner, number) } : {}));

function trophy(view: ArcsView, seat: number, of: number, kind: number, number: number): ArcsView {
  const owner = ownerWord(of);
  const piece = PIECES[kind] ?? '';
  const same = (one: ArcsTrophy): boolean => one.owner === owner && one.piece === piece;
  return seated(view, seat, ({ trophies }) => {
    const all = trophies.some(same) ? trophies : [...trophies, { owner, piece, number: 0 }];
    const now = all.map((one) => (same(one) ? { ...one, number: one.number + number } : one));
    return { trophies: now.filter((one) => one.number > 0) };
  });
}

/** What falls in a battle is a Trophy of the other side. */
function fell(view: ArcsView, owner: number, kind: number): ArcsView {
  const { battle } = view;
  if (!battle || ![String(battle.attacker), battle.defender].includes(ownerWord(owner)))
    return view;
  const taker = owner === battle.attacker ? Number(battle.defender) : battle.attacker;
  return taker >= 0 && taker < PLAYERS ? trophy(view, taker, owner, kind, 1) : view;
}

/** A card comes before a seat, if it stays there. */
function laid(view: ArcsView, seat: number, card: number, after: ArcsView): ArcsView {
  const known = after.seats[seat]?.area.find((one) => one.card === card);
  const has = (cards: readonly ArcsCard[]): boolean => cards.some((one) => one.card === card);
  return known
    ? seated(view, seat, (one) => (has(one.area) ? {} : { area: [...one.area, known] }))
    : view;
}

const taken = (view: ArcsView, seat: number, card: number): ArcsView =>
  seated(view, seat, (one) => ({ area: one.area.filter((held) => held.card !== card) }));

const buried = (view: ArcsView, card: number): ArcsView => ({
  ...view,
  court: view.court.filter((one) => one.card !== card),
});

/** A card leaves the Court with the Agents on it, unless it stays there until it has been resolved:
 * one's own go home. */
function secured(view: ArcsView, seat: number, card: number, after: ArcsView): ArcsView {
  const gone = view.court.find((one) => one.card === card);
  if (!gone) return laid(view, seat, card, after);
  if (after.court.some((one) => one.card === card)) return view;
  const left = buried(view, card);
  const home = gone.agents[seat] ?? 0;
  const own = seated(left, seat, (one) => ({ agents_left: one.agents_left + home }));
  return laid(own, seat, card, after);
}

function entered(view: ArcsView, card: number, after: ArcsView): ArcsView {
  const known = after.court.find((one) => one.card === card);
  if (!known || view.court.some((one) => one.card === card)) return view;
  const court = [...view.court, { ...known, agents: known.agents.map(() => 0) }];
  const at = (one: ArcsCard): number => after.court.findIndex(({ card: c }) => c === one.card);
  return { ...view, court: court.sort((a, b) => at(a) - at(b)) };
}

/** The view after an event that changes what somebody owns, or the view itself. */
export function owned(view: ArcsView, line: Line, after: ArcsView): ArcsView {
  const { kind, actor, args } = line;
  const [first = -1, second = -1, third = -1] = args;
  switch (kind) {
    case 'gains':
    case 'steals-trust':
      return gained(view, actor, first);
    case 'spends':
    case 'spends-by':
    case 'pays':
    case 'pays-trust':
      return lost(view, actor, first);
    case 'discards':
      return lost(view, actor, first, second);
    case 'steals':
    case 'forces':
      return gained(lost(view, second, first), actor, first);
    case 'gives-resource':
      return gained(lost(view, actor, second), first, second);
    case 'destroyed':
      return fell(view, actor, first);
    case 'captures':
      return captive(view, actor, first, second);
    case 'agents-slain':
      return trophy(view, actor, first, AGENT, second);
    case 'gives-captive':
      return captive(captive(view, actor, second, -1), first, second, second === first ? 0 : 1);
    case 'gives-trophy':
      return trophy(
        trophy(view, actor, second, third, -1),
        first,
        second,
        third,
        second === first ? 0 : 1,
      );
    case 'gives-favor':
      return favor(favor(view, actor, second, -1), first, second, second === first ? 0 : 1);
    case 'promises':
    case 'owes-favor':
      return favor(view, first, actor, 1);
    case 'returns-favors':
      return favor(view, actor, first, -second);
    case 'captives-return':
      return {
        ...view,
        seats: view.seats.map((o) => ({ ...o, captives: o.captives.map(() => 0) })),
      };
    case 'trophies-return':
      return { ...view, seats: view.seats.map((one) => ({ ...one, trophies: [] })) };
    case 'secures':
    case 'ransacks':
      return secured(view, actor, first, after);
    case 'court':
      return entered(view, first, after);
    case 'council-decides':
      return after.court
        .filter((one) => one.kind === 'council')
        .reduce((now, { card }) => entered(now, card ?? -1, after), view);
    case 'buries':
      return buried(view, first);
    case 'uses':
      return after.seats[actor]?.area.some((one) => one.card === first)
        ? view
        : taken(view, actor, first);
    case 'steals-card':
      return laid(taken(view, second, first), actor, first, after);
    case 'discards-card':
      return taken(view, actor, first);
    case 'outrage':
      return seated(view, actor, (one) => ({
        outrage: [...new Set([...one.outrage, TYPE_NAMES[first] ?? ''])],
      }));
    case 'invites':
      return seated(view, first, () => ({ title: 'regent' }));
    case 'leaves':
    case 'expelled':
      return seated(view, actor, () => ({ title: 'outlaw' }));
    default:
      return view;
  }
}
