// The card gallery: what can be filtered by, and what is left.

import { printed } from '../game/cards.svelte';
import type { CardInfo } from '../wire/types';

const NONE = '–';

/** Facts that sort cards into groups, in the order of the filters. */
export const GROUPS = [
  'type',
  'faction',
  'subtypes',
  'race',
  'class',
  'system',
  'cost',
  'keyword',
  'provenance',
] as const;
export type Group = (typeof GROUPS)[number];

export type Filters = Partial<Record<Group, string>> & { words?: string };

/** What a card has in a group; some have several. */
export function valuesOf(card: CardInfo, group: Group): string[] {
  if (group === 'type') return card.type ? [card.type] : [];
  if (group === 'keyword') return card.keywords.map((word) => word.split(':')[0]?.trim() ?? word);
  const fact = card.facts[group];
  if (!fact || fact === NONE) return [];
  return group === 'subtypes' ? fact.split(', ') : [fact];
}

function byValue(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  return Number.isNaN(x) || Number.isNaN(y) ? a.localeCompare(b) : x - y;
}

/** The groups in which these cards differ, each with its values. */
export function choices(cards: readonly CardInfo[]): { group: Group; values: string[] }[] {
  return GROUPS.map((group) => ({
    group,
    values: [...new Set(cards.flatMap((card) => valuesOf(card, group)))].sort(byValue),
  })).filter(({ values }) => values.length > 1);
}

function text(card: CardInfo): string {
  return [card.name, card.type, ...card.text, ...card.keywords, ...Object.values(card.facts)]
    .join(' ')
    .toLowerCase();
}

export function matches(card: CardInfo, filters: Filters): boolean {
  for (const group of GROUPS) {
    const wanted = filters[group];
    if (wanted && !valuesOf(card, group).includes(wanted)) return false;
  }
  const words = (filters.words ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const all = text(card);
  return words.every((word) => all.includes(word));
}

export function fromQuery(search: string): Filters {
  const query = new URLSearchParams(search);
  const filters: Filters = {};
  for (const group of GROUPS) {
    const value = query.get(group);
    if (value) filters[group] = value;
  }
  const words = query.get('words');
  if (words) filters.words = words;
  return filters;
}

export function toQuery(filters: Filters, by = ''): string {
  const query = new URLSearchParams();
  if (by) query.set('by', by);
  for (const key of [...GROUPS, 'words'] as const) {
    const value = filters[key];
    if (value) query.set(key, value);
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

const STRENGTHS = ['attack', 'att', 'defense', 'def', 'speed'];

/** All that a screen reader should say of a card. */
export function labelOf(card: CardInfo): string {
  const held = printed(card);
  return [
    card.name,
    [card.facts.faction, card.type].filter(Boolean).join(' '),
    held.cost ? `cost ${held.cost}` : '',
    ...held.stats.map((stat) => `${stat.label} ${stat.value}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Facts that are printed on a card, and so may be printed otherwise. */
const UNPRINTED = ['provenance', 'printed', 'copies', 'look'];

/** Where a card is not as the first edition has it, in words; empty where it is. */
export function differences(card: CardInfo, first: readonly CardInfo[], name: string): string {
  if (!first.length) return '';
  const usual = first.find((other) => other.slug === card.slug);
  if (!usual) return `not in ${name}`;
  const found: string[] = [];
  if (usual.name !== card.name) found.push(`named ${usual.name} in ${name}`);
  const keys = new Set([...Object.keys(card.facts), ...Object.keys(usual.facts)]);
  for (const key of keys) {
    if (UNPRINTED.includes(key) || card.facts[key] === usual.facts[key]) continue;
    const now = card.facts[key] ?? 'none';
    found.push(`${key.replaceAll('_', ' ')} ${now}, in ${name} ${usual.facts[key] ?? 'none'}`);
  }
  if (usual.keywords.join() !== card.keywords.join()) {
    found.push(`keywords in ${name}: ${usual.keywords.join(', ') || 'none'}`);
  }
  if (usual.text.join() !== card.text.join()) found.push(`another text in ${name}`);
  return found.join('; ');
}

/** "mixed" is a card whose facts are printed in part. */
export function said(group: Group, value: string): string {
  if (group !== 'provenance') return value;
  return value === 'designed' ? 'designed by us' : value === 'mixed' ? 'printed in part' : value;
}

/** What of a card stands in the rulebook and what is ours, in a sentence; nothing where a title does
 * not say. */
export function originOf(card: CardInfo): string {
  const { provenance, printed } = card.facts;
  if (!provenance) return '';
  if (provenance === 'printed') return 'All of it is printed in the rulebook.';
  if (provenance !== 'mixed' || !printed) return 'All of it is ours.';
  return `Printed in the rulebook: ${printed}. The rest is ours.`;
}

/** The same for all cards of a title: how many names are printed, and how many numbers. */
export function originsOf(cards: readonly CardInfo[]): string {
  if (!cards.some((card) => card.facts.provenance)) return '';
  if (cards.every((card) => card.facts.provenance === 'printed')) {
    return `All ${cards.length} cards are as the rulebook prints them.`;
  }
  const has = (card: CardInfo, keys: readonly string[]): boolean =>
    card.facts.provenance === 'printed' ||
    keys.some((key) => (card.facts.printed ?? '').split(', ').includes(key));
  const named = cards.filter((card) => has(card, ['name'])).length;
  const numbered = cards.filter((card) => has(card, ['cost', ...STRENGTHS])).length;
  return (
    `The rulebook names ${named} of these ${cards.length} cards and prints a number of ${numbered}; ` +
    'the others, and all that it does not say, are ours. Enlarge a card to see which is which.'
  );
}
