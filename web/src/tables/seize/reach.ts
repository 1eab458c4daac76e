// What a question is about is brought into sight in a part of the board that scrolls, and what lies
// out of sight is counted. No focus moves, and nothing does while somebody points at something here.

/** From where to where something reaches, from the top of all that scrolls. */
export interface Extent {
  top: number;
  bottom: number;
}

/** So much is left above what is scrolled to, and may lack of it. */
const SLACK = 8;
/** A World that is cut by less than a line of letters is seen. */
const LINE = 14;

const within = ({ top, bottom }: Extent, from: number, height: number): boolean =>
  top >= from - SLACK && bottom <= from + height + SLACK;

/** Where to scroll so that as much of what is wanted is seen as can be, the first of it if it is all
 * one; null where some of it is seen already. */
export function sight(wanted: readonly Extent[], now: number, height: number): number | null {
  if (!wanted.length || wanted.some((one) => within(one, now, height))) return null;
  let best = Math.max(0, (wanted[0]?.top ?? 0) - SLACK);
  let most = 0;
  for (const { top } of [...wanted].sort((a, b) => a.top - b.top)) {
    const from = Math.max(0, top - SLACK);
    const seen = wanted.filter((one) => within(one, from, height)).length;
    if (seen > most) [best, most] = [from, seen];
  }
  return best;
}

/** What is out of sight, and whether something of it may be chosen. */
export interface Beyond {
  above: number;
  below: number;
  lit: { above: boolean; below: boolean };
  /** Does it go on below, whatever is there? */
  more: boolean;
}

export const NOTHING: Beyond = {
  above: 0,
  below: 0,
  lit: { above: false, below: false },
  more: false,
};

/** Worlds in full, and those that are told in short. */
const WORLDS = '.tile, .elsewhere .world';
const LIT = '.glows, .about';

function extent(el: Element, area: HTMLElement): Extent {
  const box = el.getBoundingClientRect();
  const from = area.getBoundingClientRect().top - area.scrollTop;
  return { top: box.top - from, bottom: box.bottom - from };
}

/** What lies above and below of what is seen of an area: Worlds are counted. The `marks` that say so
 * take room themselves: where all would be seen without them there is nothing to say. */
export function beyond(area: HTMLElement, marks = 0): Beyond {
  const height = area.clientHeight;
  if (area.scrollHeight <= height + marks + LINE) return NOTHING;
  const end = area.scrollTop + height;
  const tiles = [...area.querySelectorAll(WORLDS)].map((tile) => extent(tile, area));
  const lit = [...area.querySelectorAll(LIT)].map((one) => extent(one, area));
  return {
    above: tiles.filter(({ top }) => top < area.scrollTop - LINE).length,
    below: tiles.filter(({ bottom }) => bottom > end + LINE).length,
    lit: {
      above: lit.some(({ top }) => top < area.scrollTop - LINE),
      below: lit.some(({ bottom }) => bottom > end + LINE),
    },
    more: area.scrollHeight > end + LINE,
  };
}

/** What stays at the top while the rest scrolls covers so much of it. */
function covered(area: HTMLElement): number {
  const head = area.querySelector('header');
  return head && getComputedStyle(head).position === 'sticky' ? head.clientHeight : 0;
}

/** Does a pointer rest here, or is it walked by keys? */
const pointed = (area: HTMLElement): boolean =>
  (matchMedia('(hover: hover)').matches && area.matches(':hover')) ||
  area.querySelector(':focus-visible') !== null;

/** What is to be seen: what the question is about, else what may be chosen. In a window most people
 * pass, so what could be used there does not take the Worlds out of sight. */
function wanted(area: HTMLElement, window: boolean): Element[] {
  const about = [...area.querySelectorAll('.about')];
  if (about.length) return about;
  const lit = [...area.querySelectorAll('.glows')];
  const there = lit.filter((one) => one.closest(WORLDS));
  if (!window || !lit.length || there.length) return window ? there : lit;
  return [...area.querySelectorAll(WORLDS)];
}

/** Brings what is wanted into sight, what the question is about before what may be chosen, from where
 * the area stood when it was asked: while the board still finds its size, nothing is left over from
 * one try to the next. */
export function bring(area: HTMLElement, stood: number, window = false): void {
  if (area.scrollHeight <= area.clientHeight + SLACK || pointed(area)) return;
  const lit = wanted(area, window).map((one) => extent(one, area));
  const lid = covered(area);
  const to = sight(lit, stood + lid, area.clientHeight - lid);
  area.scrollTop = to === null ? stood : to - lid;
}
