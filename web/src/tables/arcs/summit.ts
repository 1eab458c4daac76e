// The Summit in words: what is offered to whom, and the answers by deal.

import type { Option } from '../../wire/types';
import { ownerSign, TYPES } from './glyphs';
import type { ArcsItem } from './wire';

type Who = (seat: number) => string;

/** What an item of a deal hands over. */
export function handed(item: ArcsItem, who: Who): string {
  const what = item.what ?? '';
  switch (item.action) {
    case 'cede':
      return `a piece: ${what.replaceAll('-', ' ')}`;
    case 'delegate':
      return `an Agent on ${what}`;
    case 'promise':
      return 'a Favor, promised';
    case 'give captive':
      return `a Captive of ${ownerOf(what, who)}`;
    case 'give trophy':
      return `a Trophy: ${what.replaceAll('-', ' ')}`;
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

function ownerOf(word: string, who: Who): string {
  return ownerSign(word).name || who(Number(word));
}

/** What a deal can be put together from, by what the option says. */
const BUILDS: Readonly<Record<string, string>> = {
  'give-resource': 'Resources',
  promise: 'Promised Favors',
  'give-favor': 'Favors held',
  'give-captive': 'Captives',
  'give-trophy': 'Trophies',
  delegate: 'Agents in the Court',
  cede: 'Pieces on the map',
  invite: 'Invitations',
};

/** The options that add to the draft, in groups that can be opened. */
export function builds(options: readonly Option[]): { name: string; options: Option[] }[] {
  return Object.entries(BUILDS).flatMap(([verb, name]) => {
    const found = options.filter((option) => option.verb === verb);
    return found.length ? [{ name, options: found }] : [];
  });
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
