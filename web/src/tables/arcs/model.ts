// What the table says of a view of Arcs: order of play, the hand, what else is on the page.

import { seatMark } from '../../art';
import type { Game } from '../../game/game.svelte';
import type { Held, Idle, Phase, Purse } from '../../game/title';
import type { Option } from '../../wire/types';
import { AMBITIONS, SUITS } from './glyphs';
import { narrowness } from './narrow.svelte';
import { BUILDS } from './summit';
import type { ArcsCard, ArcsView } from './wire';

/** By the number of an action card, as printed (A-CARD-3); 1 has none, 7 is any. */
const BY_NUMBER = ['', '', 'tycoon', 'tyrant', 'warlord', 'keeper', 'empath', ''];

const LAST_SUIT = Object.keys(SUITS).length;
/** More than the number of any card. */
const NUMBERS = 10;

export const ambitionOf = (number: number): string => BY_NUMBER[number] ?? '';

/** What is asked round a Summit before its Negotiations. */
const CALLED = ['MayCall', 'CallToOrder'];
/** What is asked where a card is to be played; how another was played before is told no more. */
const PLAYING = ['Lead', 'Follow', 'Mulligan', 'Return'];

type Now = 'begin' | 'card' | 'turn' | 'battle' | 'event' | 'summit' | '';

/** Is it mine to play a card? */
export const toPlay = (asked = ''): boolean => PLAYING.includes(asked);

/** Has everybody played, so that the round is over? */
const isPlayed = (view: ArcsView): boolean =>
  view.lead.length > 0 && view.seats.every((one) => one.played.length || one.copied.length);

function nowOn(view: ArcsView, asked: string, awaited: readonly number[]): Now {
  if (view.draft.length || view.chapter < 1) return 'begin';
  if (view.empire?.summit || CALLED.includes(asked)) return 'summit';
  if (view.battle) return 'battle';
  if (toPlay(asked)) return 'card';
  const between = view.empire ? 'event' : '';
  if (asked) return view.play ? 'turn' : between;
  if (!view.play) return isPlayed(view) ? between : 'card';
  const next = !view.pips && awaited.length === 1 && !awaited.includes(view.active);
  return next ? 'card' : 'turn';
}

export function phases(
  view: ArcsView,
  over: boolean,
  asked = '',
  awaited: readonly number[] = [],
): Phase[] {
  const now = nowOn(view, asked, awaited);
  const how = view.play && (now === 'turn' || now === 'battle') ? `${capital(view.play)}: t` : 'T';
  const all: { key: Now; name: string }[] = [
    { key: 'card', name: 'Play a card' },
    { key: 'turn', name: `${how}ake actions` },
    { key: 'battle', name: 'Battle' },
  ];
  if (now === 'begin') all.unshift({ key: now, name: view.draft.length ? 'Draft' : 'Settle' });
  if (view.empire) all.push({ key: 'event', name: 'Event' }, { key: 'summit', name: 'Summit' });
  return all.map(({ key, name }) => ({ name, now: key === now && !over }));
}

/** What is done most comes first; what a resource can do glows where it lies, and at a Summit the
 * deals have their own buttons. */
const RANKS: Record<string, number> = {
  take: 0,
  declare: 0,
  spend: 2,
  seize: 3.5,
  rearrange: 3.7,
  done: 4,
};
const DEALT = ['counter-deal', 'withdraw-deal', 'propose', 'clear-draft'];
/** What others ask one for is asked beside the rest too: their deals may lie out of sight. */
const ASKED = ['accept-deal', 'refuse-deal'];
/** More than there are deals at a Summit. */
const MANY = 1000;

/** Whatever others offer meanwhile, being done keeps its place at a Summit, and each deal its own. */
export function rank(option: Option, asked = '', slots: readonly string[] = []): number {
  if (asked === 'Negotiations' && option.verb === 'done') return -1;
  if (option.verb in BUILDS && !narrowness.narrow) return Infinity;
  if (DEALT.includes(option.verb)) return narrowness.narrow ? 0 : Infinity;
  if (ASKED.includes(option.verb)) return (option.args[0]?.value ?? 0) / MANY;
  if (option.verb === 'spend' && option.name.endsWith(' nothing')) return Infinity;
  // What would only make one resource easier to raid is there for whoever points at its slots.
  if (option.verb === 'swap-slots' && option.args.some(({ value }) => !slots[value]))
    return Infinity;
  return RANKS[option.verb] ?? 1;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The moment knows no names, so who has the initiative is told by the shape of the seat. */
export function clock(view: ArcsView): string {
  if (view.chapter < 1) return 'Set-up';
  const shape = view.initiative >= 0 ? seatMark(view.initiative).shape : '';
  const round = view.round > 0 ? ` · round ${view.round}` : '';
  if (narrowness.narrow) return `Ch. ${view.chapter}${round} ${shape}`;
  return `Chapter ${view.chapter}${round}${shape && ` · initiative ${shape}`}`;
}

/** Whose turn the middle of the table tells of, and what it says after the name. Until the first
 * round of a chapter begins, a hand may be drawn again, and who has the initiative leads. */
export function turnOf(
  view: ArcsView,
  asked: string,
  seat: number,
): { seat: number; says: string } {
  if (view.round < 1) return { seat: view.initiative, says: ' to lead' };
  const mine = toPlay(asked);
  const active = mine ? seat : view.active;
  if (!view.play || mine)
    return { seat: active, says: view.lead.length ? ' to follow' : ' to lead' };
  if (view.pips)
    return { seat: active, says: `: ${view.pips} ${view.pips === 1 ? 'action' : 'actions'} left` };
  const plays = view.play.endsWith('s') ? `${view.play}es` : `${view.play}s`;
  return { seat: active, says: ` ${active === seat ? view.play : plays.replace(/ys$/, 'ies')}` };
}

/** By suit, then by number; events and backs last. */
function sorted(cards: readonly ArcsCard[]): ArcsCard[] {
  const place = ({ suit, number = 0 }: ArcsCard): number =>
    (suit && suit in SUITS ? Object.keys(SUITS).indexOf(suit) : LAST_SUIT) * NUMBERS + number;
  return cards.toSorted((a, b) => place(a) - place(b));
}

export function hand(view: ArcsView, seat: number): Held[] {
  return sorted(view.seats[seat]?.hand ?? []).map((card): Held => {
    if (card.card === null) return { card: null, name: '', type: '', cost: '', stats: [] };
    return {
      card: card.card,
      name: card.name ?? '',
      type: card.suit ?? card.kind ?? '',
      cost: '',
      stats:
        card.kind === 'event'
          ? []
          : [
              { icon: '', value: card.number ?? 0, label: 'number' },
              { icon: '', value: card.pips ?? 0, label: 'pips' },
            ],
    };
  });
}

export function purse(view: ArcsView, seat: number): Purse {
  const me = view.seats[seat];
  if (!me) return [];
  const full = me.resources.filter(Boolean).length;
  return [
    { icon: 'star', value: String(me.power), label: 'Power' },
    { icon: 'resource', value: `${full}/${me.resources.length}`, label: 'resources in slots' },
    { icon: 'hand', value: String(me.hand_size), label: 'cards in hand' },
    { icon: 'ship', value: String(me.ships_left), label: 'ships left' },
    ...(view.pips
      ? [{ icon: 'check', value: String(view.pips), label: 'actions left' } as const]
      : []),
  ];
}

/** Printed actions of the played card that are not offered, with what they lack. */
export const idle = (view: ArcsView): Idle[] =>
  view.idle.map(({ action, why, clause }) => ({ name: capital(action), why, clause }));

/** Seats in the order in which they play this round: from whoever leads, clockwise. */
export function order(view: ArcsView): number[] {
  const lead = view.lead[0]?.card ?? null;
  const led = view.seats.findIndex(
    (seat) => lead !== null && seat.played.some((c) => c.card === lead),
  );
  const first = led >= 0 ? led : Math.max(view.initiative, 0);
  return view.seats.map((_, i) => (first + i) % view.seats.length);
}

export interface Laid {
  seat: number;
  card: ArcsCard;
  how: 'lead' | 'up' | 'copy' | 'seize';
}

/** The cards of the round, in that order. */
export function laid(view: ArcsView): Laid[] {
  const lead = view.lead[0]?.card ?? null;
  return order(view).flatMap((seat) => {
    const one = view.seats[seat];
    if (!one) return [];
    return [
      ...one.played.map(
        (card): Laid => ({
          seat,
          card,
          how: card.card !== null && card.card === lead ? 'lead' : 'up',
        }),
      ),
      ...one.copied.map((card): Laid => ({ seat, card, how: 'copy' })),
      ...one.seizing.map((card): Laid => ({ seat, card, how: 'seize' })),
    ];
  });
}

export function laidLabel(one: Laid, view: ArcsView, who: string): string {
  const name = one.card.name ?? 'a card face down';
  const zero = one.how === 'lead' && view.zero ? ', with the zero marker' : '';
  const verb = { lead: 'leads with', up: 'played', copy: 'copies with', seize: 'seizes with' }[
    one.how
  ];
  return `${who} ${verb} ${name}${zero}`;
}

/** Who has most of an ambition; nobody where nobody has any or several share it. */
export function ahead(counts: readonly number[], box = 0): number {
  const most = Math.max(...counts, box);
  if (most === 0 || box === most) return -1;
  const first = counts.indexOf(most);
  return counts.lastIndexOf(most) === first ? first : -1;
}

export function ambitionLabel(
  one: ArcsView['ambitions'][number],
  who: (seat: number) => string,
): string {
  const sign = AMBITIONS[one.name];
  const worth = one.markers
    ? `declared, ${one.first} Power for first and ${one.second} for second place`
    : 'not declared';
  const counts = one.counts.map((count, seat) => `${who(seat)} ${count}`).join(', ');
  const box = one.box === undefined ? '' : `, its box ${one.box}`;
  return `${sign?.name ?? one.name}, counts ${sign?.counts ?? ''}: ${worth}; ${counts}${box}`;
}

/** Is the Summit on, or is it mine to order before it? */
export function talks(view: ArcsView, game: Game): boolean {
  return Boolean(view.empire?.summit) || game.question?.prompt === 'CallToOrder';
}

/** What may be chosen now and is drawn nowhere else. */
export function elsewhere(view: ArcsView, game: Game): ArcsCard[] {
  const all = [
    ...view.court_discard,
    ...view.scrap,
    ...view.open_pile,
    ...view.unions.flatMap((one) => [one.union]),
    ...view.seats.flatMap((one, seat) => (seat === game.seat ? [] : one.hand)),
  ];
  return all.filter((card) => {
    const thing = { kind: 'card', value: card.card ?? -1 };
    return card.card !== null && (game.glows(thing) || game.isArmed(thing));
  });
}
