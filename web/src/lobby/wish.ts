// From the form of a new table to the wish that is sent. What is left alone is left out, so that
// the rule set decides it.

import type { Pack } from '../art/scene';
import { SCENES } from '../art/scenes';
import type { Parameter, Problem, Ruleset, SeatWish, TableWish, TitleInfo } from '../wire/types';

export const ANY = 'any';

export interface SeatDraft {
  kind: 'me' | 'open' | 'bot';
  bot: string;
  /** At a hot seat, what the person is called. */
  name: string;
  side: string;
}

export interface Draft {
  title: string;
  base: string;
  /** Variants by their short names. */
  variants: string[];
  seats: SeatDraft[];
  settings: Record<string, unknown>;
  texts: Record<string, string>;
  name: string;
  listed: boolean;
  watchable: boolean;
  reveal: boolean;
  /** May those who play ask what a bot would think? */
  advice: boolean;
  chat: boolean;
  /** Left out, the server decides by who sits there. */
  fast: boolean | null;
  /** Every person brings a deck, in secret. */
  decks: boolean;
}

// -- rule sets -------------------------------------------------------------------------------------

export function bases(info: TitleInfo): Ruleset[] {
  return info.rulesets.filter((set) => !set.base);
}

export function variantsOf(info: TitleInfo, base: string): Ruleset[] {
  return info.rulesets.filter((set) => set.base === base);
}

/** "2022+basic" is called basic. */
export function shortName(set: Ruleset): string {
  return set.base ? set.name.slice(set.base.length + 1) : set.name;
}

/** The base and its variants as one name, in the order of the list whatever the order of clicks. */
export function stacked(info: TitleInfo, base: string, variants: readonly string[]): string {
  const known = variantsOf(info, base).map(shortName);
  return [base, ...known.filter((name) => variants.includes(name))].join('+');
}

/** The packs of a base, as far as it has their variants. */
export function packsOf(info: TitleInfo, base: string): Pack[] {
  const known = variantsOf(info, base).map(shortName);
  return (SCENES[info.name]?.packs ?? []).filter(({ variants }) =>
    variants.every((v) => known.includes(v)),
  );
}

/** With these laid, or taken away again. */
export function laidOut(now: readonly string[], names: readonly string[], on: boolean): string[] {
  const rest = now.filter((name) => !names.includes(name));
  return on ? [...rest, ...names] : rest;
}

/** What the rule set says for so many seats, where nothing else is chosen. */
export function defaults(
  info: TitleInfo,
  base: string,
  variants: readonly string[],
  seats: number,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const row of info.parameters) values[row.name] = row.default;
  for (const set of info.rulesets) {
    const chosen = set.base
      ? set.base === base && variants.includes(shortName(set))
      : set.name === base;
    if (chosen) Object.assign(values, set.settings, set.by_seats[String(seats)] ?? {});
  }
  return values;
}

// -- the form --------------------------------------------------------------------------------------

/** The options that belong to the table and not to one seat; nor those whose every other value is a
 * variant, which is offered above them. */
export function tableParameters(info: TitleInfo): Parameter[] {
  return info.parameters.filter((row) => seatOf(row.name) < 0 && !isVariant(info, row));
}

function isVariant(info: TitleInfo, row: Parameter): boolean {
  // A variant of a pack that does nothing else is the same switch.
  const packed = (SCENES[info.name]?.packs ?? []).flatMap((pack) => pack.variants);
  const alone = (set: Ruleset): boolean =>
    packed.includes(shortName(set)) &&
    Object.keys({ ...set.settings, ...set.by_seats }).join() === row.name;
  if (row.kind === 'flag') return info.rulesets.some(alone);
  const others = choicesOf(row).filter((value) => value !== row.default);
  const laid = info.rulesets.filter((set) => set.base).map((set) => set.settings[row.name]);
  return (
    row.kind === 'choice' && others.length > 0 && others.every((value) => laid.includes(value))
  );
}

/** More options than a person reads through. */
const FEW = 12;

/** The options that can matter: those that people vary, which some variant changes, and the rest. */
export function byUse(info: TitleInfo, draft: Draft): { common: Parameter[]; rare: Parameter[] } {
  const rows = tableParameters(info).filter((row) => matters(info, draft, row));
  if (rows.length <= FEW) return { common: rows, rare: [] };
  const varied = new Set(
    info.rulesets
      .filter((set) => set.base)
      .flatMap((set) => [
        ...Object.keys(set.settings),
        ...Object.values(set.by_seats).flatMap(Object.keys),
      ]),
  );
  const sized = info.rulesets.flatMap((set) => Object.values(set.by_seats).flatMap(Object.keys));
  const common = rows
    .filter((row) => varied.has(row.name) || sized.includes(row.name))
    .slice(0, FEW);
  return { common, rare: rows.filter((row) => !common.includes(row)) };
}

/** The seat an option such as "team_2" belongs to, or -1. */
function seatOf(name: string): number {
  const seat = /_(\d+)$/.exec(name)?.[1];
  return seat === undefined ? -1 : Number(seat);
}

/** Teams of a title, and whether this draft plays with them. */
export function teamsOf(info: TitleInfo, draft: Draft): string[] {
  const row = info.parameters.find((one) => one.name === 'team_0');
  return row && matters(info, draft, row) ? choicesOf(row).map(String) : [];
}

/** Settings of seats that are there, and of what can matter as the rest is chosen; what was chosen
 * stays in the draft, should it matter again. */
export function kept(info: TitleInfo, draft: Draft): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(draft.settings).filter(([name, value]) => {
      const row = info.parameters.find((one) => one.name === name);
      if (!row || seatOf(name) >= draft.seats.length || !matters(info, draft, row)) return false;
      return rangeOf(row) !== null || choicesFor(info, draft, row).includes(value as Choice);
    }),
  );
}

/** What is chosen, or else what the rule set has, by the name of an option, `seats` or `edition`. */
function chosen(info: TitleInfo, draft: Draft, name: string): unknown {
  if (name === 'seats') return draft.seats.length;
  if (name === 'edition') return info.rulesets.find((set) => set.name === draft.base)?.edition;
  const usual = defaults(info, draft.base, draft.variants, draft.seats.length);
  return draft.settings[name] ?? usual[name];
}

/** The values that so many seats and this edition allow. What options forbid each other stays
 * on offer, and the server says why it does not go together. */
export function choicesFor(info: TitleInfo, draft: Draft, row: Parameter): Choice[] {
  const against = info.conflicts.filter(({ conditions }) =>
    conditions.every(
      ([name, values]) =>
        name === row.name ||
        ((name === 'seats' || name === 'edition') &&
          (values as unknown[]).includes(chosen(info, draft, name))),
    ),
  );
  const forbidden = against.flatMap(({ conditions }) =>
    conditions.flatMap(([name, values]) => (name === row.name ? (values as unknown[]) : [])),
  );
  return choicesOf(row).filter((value) => !forbidden.includes(value));
}

/** Can this option change anything, as the rest is chosen? */
export function matters(info: TitleInfo, draft: Draft, row: Parameter): boolean {
  if (!rangeOf(row) && choicesFor(info, draft, row).length < 2) return false;
  if (!row.when.length) return true;
  return row.when.some(([name, values]) => {
    const other = info.parameters.find((one) => one.name === name);
    if (other && !matters(info, draft, other)) return false;
    return (values as unknown[]).includes(chosen(info, draft, name));
  });
}

/** Texts that these seats can use: decks of seats that are not there are not asked for. */
export function textsFor(info: TitleInfo, seats: number): { name: string; text: string }[] {
  return Object.entries(info.texts)
    .filter(([name]) => {
      const seat = /_(\d+)$/.exec(name)?.[1];
      return seat === undefined || Number(seat) < seats;
    })
    .map(([name, text]) => ({
      name,
      text: text.replace(/seat (\d+)/, (_, n) => `seat ${+n + 1}`),
    }));
}

export interface Range {
  low: number;
  high: number;
}

export function rangeOf(row: Parameter): Range | null {
  const values = row.values as Partial<Range> | null;
  if (Array.isArray(values) || !values) return null;
  return typeof values.low === 'number' && typeof values.high === 'number'
    ? { low: values.low, high: values.high }
    : null;
}

export type Choice = string | number | boolean;

export function choicesOf(row: Parameter): Choice[] {
  return Array.isArray(row.values) ? (row.values as Choice[]) : [];
}

/** A value of an option in the words of a person; the names are for files. */
export function calledOf(row: Parameter | undefined, value: unknown): string {
  const at = row ? choicesOf(row).indexOf(value as Choice) : -1;
  return row?.called[at] ?? words(value);
}

/** Names are written for files; a form shows them as words. */
export function words(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replaceAll(/[_-]/g, ' ');
}

export function seatDrafts(count: number, bot: string): SeatDraft[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? ('me' as const) : ('bot' as const),
    bot,
    name: '',
    side: ANY,
  }));
}

export function newDraft(info: TitleInfo, seats: number, bot: string): Draft {
  return {
    title: info.name,
    base: bases(info)[0]?.name ?? '',
    variants: [],
    seats: seatDrafts(seats, bot),
    settings: {},
    texts: {},
    name: '',
    listed: false,
    watchable: true,
    reveal: true,
    advice: true,
    chat: true,
    fast: null,
    decks: false,
  };
}

/** So many seats: those that stay are as they were. */
export function resized(seats: readonly SeatDraft[], count: number, bot: string): SeatDraft[] {
  return seatDrafts(count, bot).map((fresh, i) => seats[i] ?? fresh);
}

function seatWish(seat: SeatDraft): SeatWish {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  if (seat.kind === 'me') return { kind: 'me', name: seat.name.trim() };
  return { kind: 'open' };
}

export function wishOf(info: TitleInfo, draft: Draft): TableWish {
  const settings = kept(info, draft);
  draft.seats.forEach((seat, i) => {
    if (info.side_setting && seat.side !== ANY) settings[`${info.side_setting}${i}`] = seat.side;
  });
  const texts: Record<string, string> = {};
  const decks = draft.decks && brings(info, draft);
  for (const { name } of textsFor(info, draft.seats.length)) {
    const text = draft.texts[name];
    // Whoever takes an open seat brings the deck.
    const theirs = decks && draft.seats[seatOf(name)]?.kind === 'open';
    if (text?.trim() && !theirs) texts[name] = text;
  }
  return {
    title: draft.title,
    seats: draft.seats.map(seatWish),
    ruleset: stacked(info, draft.base, draft.variants),
    settings: settings as TableWish['settings'],
    texts,
    name: draft.name.trim(),
    listed: draft.listed,
    watchable: draft.watchable,
    reveal: draft.reveal,
    advice: draft.advice,
    chat: draft.chat,
    ...(draft.fast === null ? {} : { fast: draft.fast }),
    ...(decks ? { decks } : {}),
  };
}

/** Can people bring decks to this table, before the first card? */
export function brings(info: TitleInfo, draft: Draft): boolean {
  return info.builds.includes('decks') && draft.seats.some((seat) => seat.kind !== 'bot');
}

/** One click: me against so many bots, by the title's first rule set. */
export function quickWish(title: string, seats: number, bot: string): TableWish {
  return {
    title,
    seats: Array.from(
      { length: seats },
      (_, i): SeatWish => (i === 0 ? { kind: 'me' } : { kind: 'bot', bot }),
    ),
  };
}

/** Which options and texts a problem is about, by name, so that the form can mark them. */
export function spokenOf(problems: readonly Problem[]): Set<string> {
  return new Set(problems.flatMap((problem) => [...problem.about, problem.where]));
}

/** A problem as the reason first, then the options that it is about and what to do. */
export function explained(
  problem: Problem,
  parameters: readonly Parameter[] = [],
): { why: string; what: string } {
  const about = parameters.filter((row) => problem.about.includes(row.name)).map((row) => row.text);
  const where = about.length ? upper(about.join(', ')) : problem.where;
  return { why: upper(problem.said), what: [where, problem.right].filter(Boolean).join(': ') };
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
