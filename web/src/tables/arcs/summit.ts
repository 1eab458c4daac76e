// The Summit in words: what is offered to whom, what a deal can be put together from, and the answers
// to each deal.

import type { Thing } from '../../game/game.svelte';
import type { Line, Moment, Option } from '../../wire/types';
import { ownerSign, ownerWord, TYPE_NAMES, TYPES } from './glyphs';
import { nameOf, systemOf } from './reach';
import type { ArcsDeal, ArcsItem, ArcsView } from './wire';

type Who = (seat: number) => string;

const PIECES = ['ship', 'city', 'starport', 'Agent'];
const ON_MAP = 3;

/** What an item of a deal hands over. */
export function handed(item: ArcsItem, who: Who): string {
  const what = item.what ?? '';
  switch (item.action) {
    case 'cede':
      return pieceWords(what);
    case 'delegate':
      return `an Agent on ${what}`;
    case 'promise':
      return 'a Favor, promised';
    case 'give captive':
      return `a Captive of ${ownerOf(what, who)}`;
    case 'give trophy': {
      const at = what.lastIndexOf('-');
      return `a Trophy: ${what.slice(at + 1)} of ${ownerOf(what.slice(0, at), who)}`;
    }
    case 'give favor':
      return `a Favor of ${ownerOf(what, who)}`;
    case 'give resource':
      return `a ${TYPES[what]?.name ?? what}`;
    case 'invite':
      return 'an invitation into the Empire';
    default:
      return what;
  }
}

/** "gate-3-fresh-ship" or "2-hex-damaged-city". */
function pieceWords(spot: string): string {
  const [one = '', two = '', condition = '', piece = ''] = spot.split('-');
  return `the ${condition} ${piece} in ${nameOf(systemOf(`${one}-${two}`))}`;
}

function ownerOf(word: string, who: Who): string {
  return ownerSign(word).name || who(Number(word));
}

/** What a deal can be put together from, by what the option says. */
export const BUILDS: Readonly<Record<string, string>> = {
  'give-resource': 'Resources',
  'force-resource': 'Resources',
  promise: 'Promised Favors',
  'give-favor': 'Favors held',
  'give-captive': 'Captives',
  'give-trophy': 'Trophies',
  delegate: 'Agents in the Court',
  invite: 'Invitations',
  cede: 'Pieces on the map',
};

/** What it is good for to whoever gets it: words for those who see it for the first time. */
const USES: Readonly<Record<string, string>> = {
  promise:
    'Whoever holds a Favor comes nearer to the Fate when a chapter ends, and can force its owner at a Summit',
  'give-favor':
    'Whoever holds a Favor comes nearer to the Fate when a chapter ends, and can force its owner at a Summit; its own owner gets an Agent back',
  'give-captive': 'Captives count for Tyrant; who gets an own one has the Agent back',
  'give-trophy': 'Trophies count for Warlord; who gets an own piece has it back',
  delegate: 'An Agent on this Court card becomes one of the other player',
  invite: 'An Outlaw becomes a Regent again, by the First Regent',
};
export const useOf = (verb: string): string => USES[verb] ?? '';

/** Something that can be put into a deal, or forced. */
export interface Offer {
  option: Option;
  group: string;
  giver: number;
  taker: number;
  /** A type, slot, owner, trophy, card or spot, by the verb. */
  what: number;
}

export function offers(options: readonly Option[], me: number): Offer[] {
  return options.flatMap((option) => {
    const group = BUILDS[option.verb];
    if (!group) return [];
    const [giver = -1, second = -1, third = -1] = option.args.map((arg) => arg.value);
    if (option.verb === 'force-resource')
      return [{ option, group, giver, taker: me, what: second }];
    return [{ option, group, giver, taker: second, what: third }];
  });
}

/** Leaves out the item of one's draft that is the first of its kind. */
export function leavingOut(
  options: readonly Option[],
  draft: readonly ArcsItem[],
  at: number,
): Option | undefined {
  const same = JSON.stringify(draft[at]);
  const first = draft.findIndex((item) => JSON.stringify(item) === same);
  return options.find((one) => one.verb === LEAVE_OUT && one.args[0]?.value === first + 1);
}

const LEAVE_OUT = 'leave-out';

/** What is said beside one's draft: items are left out in it. */
export const beside = (option: Option): boolean => option.verb !== LEAVE_OUT;

/** Are these options of a deal between these two, or none of any deal? */
export function between(me: number, partner: number): (option: Option) => boolean {
  return (option) =>
    beside(option) &&
    offers([option], me).every(
      ({ giver, taker }) =>
        (giver === me && taker === partner) || (giver === partner && taker === me),
    );
}

/** Where it says of a piece in a system whose it is. */
const OF_PIECES = ['tax', 'ship', 'repair', 'trade', 'free', 'annex', 'martyr'];

/** What is taken from the board of the seat that is named first. */
const FROM_BOARDS = [
  'raid',
  'steal',
  'force-resource',
  'demand',
  'demand-trophy',
  'demand-captive',
];
const ON_BOARDS = ['slot', 'type'];
/** The question of ships on their way over gates. */
const STOPS = 'Catapult';

/** What can be pointed at: of deals only cards, for whose they are is asked before; of pieces the
 * place, for the board of their owner is not meant; of what lies on somebody's board that seat and
 * what lies there, not the same on another board. Ships on their way stop where they are. */
export function pointed(option: Option, moment: Moment | null = null): Thing[] {
  const asked = moment?.question;
  if (option.verb === 'done' && asked?.prompt === STOPS)
    return asked.said.parts.filter((part) => part.kind === 'place').slice(0, 1);
  const [whose, ...rest] = option.args;
  if (whose && FROM_BOARDS.includes(option.verb)) {
    const there = rest.filter((arg) => ON_BOARDS.includes(arg.kind));
    return [whose, ...there.map((arg) => ({ ...arg, of: whose.value }))];
  }
  if (BUILDS[option.verb]) return option.args.filter((arg) => arg.kind === 'card');
  if (OF_PIECES.includes(option.verb)) return option.args.filter((arg) => arg.kind !== 'seat');
  return option.args;
}

/** The system, kind and condition that a spot stands for. */
export const spotOf = (spot: number): { place: number; piece: number; damaged: boolean } => ({
  place: Math.floor(spot / 2 / ON_MAP),
  piece: Math.floor(spot / 2) % ON_MAP,
  damaged: spot % 2 === 1,
});

/** A few words for something that can be put into a deal. */
export function short(offer: Offer, who: Who, view: ArcsView): string {
  const { option, what, giver } = offer;
  const owner = (number: number): string => ownerOf(ownerWord(number), who);
  switch (option.verb) {
    case 'give-resource':
      return TYPES[TYPE_NAMES[what] ?? '']?.name ?? '';
    case 'force-resource':
      return TYPES[view.seats[giver]?.resources[what] ?? '']?.name ?? '';
    case 'promise':
      return 'a Favor';
    case 'give-favor':
      return `Favor of ${owner(what)}`;
    case 'give-captive':
      return `Captive of ${owner(what)}`;
    case 'give-trophy':
      return `Trophy: ${PIECES[what % PIECES.length]} of ${owner(Math.floor(what / PIECES.length))}`;
    case 'delegate':
      return `Agent on ${option.said.parts.findLast((part) => part.kind === 'card')?.text ?? 'a Court card'}`;
    case 'invite':
      return 'back into the Empire';
    default: {
      const { place, piece, damaged } = spotOf(what);
      return `${damaged ? 'damaged ' : ''}${PIECES[piece]} in ${nameOf(place)}`;
    }
  }
}

/** What a forced action costs in Favors of its giver (E-SUMMIT-2): one, or for a resource what its
 * slot costs to raid (E-LIMIT-5). */
export function price(offer: Offer, view: ArcsView): number {
  if (offer.option.verb !== 'force-resource') return 1;
  return view.seats[offer.giver]?.raid[offer.what] ?? 1;
}

/** What may be said to a deal: agree, decline, change, withdraw. */
export function answers(
  options: readonly Option[],
  deal: number,
): { word: string; option: Option }[] {
  const words: Record<string, string> = {
    'accept-deal': 'Agree',
    'counter-deal': 'Counter',
    'refuse-deal': 'Decline',
    'withdraw-deal': 'Withdraw',
  };
  return Object.entries(words).flatMap(([verb, word]) => {
    const option = options.find((one) => one.verb === verb && one.args[0]?.value === deal);
    return option ? [{ word, option }] : [];
  });
}

/** The deals that wait for an answer of this seat. */
export const asking = (view: ArcsView, seat: number): number[] =>
  (view.empire?.summit?.deals ?? [])
    .filter((deal) => deal.asked.includes(seat) && !deal.agreed.includes(seat))
    .map((deal) => deal.number);

/** Whoever has nothing more to say declines what is offered. */
export function adds(option: Pick<Option, 'verb'>, view: ArcsView, seat: number): string {
  const open = option.verb === 'done' ? asking(view, seat) : [];
  return open.length ? `and decline ${open.length > 1 ? 'deals' : 'deal'} ${open.join(', ')}` : '';
}

/** The event by which a bot says why it answers as it does (K-DEAL-6). */
export const BECAUSE = 'because';
const ANSWERS = ['accepts', 'declines'];

const atSummit = (lines: readonly Line[]): Line[] =>
  lines.slice(lines.findLastIndex((line) => line.kind === 'calls') + 1);

/** What is said of a deal by its number. */
const OF_DEALS = ['proposes', 'accepts', 'declines', 'withdraws', 'lapses'];

/** What a deal that is carried out hands over, line by line. */
const HANDED = [
  'gives-resource',
  'gives-captive',
  'gives-trophy',
  'gives-favor',
  'cedes',
  'delegates',
  'promises',
  'invites',
];

/** A deal that all agreed to, by its number, and what was given for it as the log has it. */
export interface Settled {
  number: number;
  given: Line[];
}

/** All of them at this Summit, the last one last; a deal that still lies on the table waits for
 * somebody. */
export function settled(
  lines: readonly Line[],
  open: readonly Pick<ArcsDeal, 'number'>[],
): Settled[] {
  const here = atSummit(lines);
  const last = new Map<number, Line>();
  for (const line of here)
    if (OF_DEALS.includes(line.kind)) {
      last.delete(line.args[0] ?? -1);
      last.set(line.args[0] ?? -1, line);
    }
  return [...last]
    .filter(([deal, line]) => line.kind === 'accepts' && !open.some((one) => one.number === deal))
    .map(([number, line]) => {
      const after = here.slice(here.indexOf(line) + 1);
      const next = after.findIndex((one) => OF_DEALS.includes(one.kind));
      const carried = next < 0 ? after : after.slice(0, next);
      return { number, given: carried.filter((one) => HANDED.includes(one.kind)) };
    });
}

/** What others answered last at this Summit; where a bot said why, that in the place of the answer. */
export function answersTo(lines: readonly Line[], me: number): Line[] {
  const here = atSummit(lines);
  const why = (line: Line): string => `${line.actor} ${line.args[0]}`;
  const said = new Set(here.filter((line) => line.kind === BECAUSE).map(why));
  return here
    .filter((line) => line.actor !== me)
    .filter(
      (line) => line.kind === BECAUSE || (ANSWERS.includes(line.kind) && !said.has(why(line))),
    )
    .slice(-3);
}

/** What a deal is to one of its parties, in a sentence: why one may or may not agree, or what came of
 * it once all have. */
export function meaning(
  deal: Pick<ArcsDeal, 'items'>,
  seat: number,
  who: Who,
  agreed = false,
): string {
  const listed = (items: ArcsItem[]): string =>
    items.map((item) => handed(item, who)).join(' and ') || 'nothing';
  const gives = listed(deal.items.filter((item) => item.giver === seat));
  const gets = listed(deal.items.filter((item) => item.taker === seat));
  return agreed ? `it gives ${gives} and gets ${gets}` : `it would give ${gives} and get ${gets}`;
}
