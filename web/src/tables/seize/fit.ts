// The board as large as it can be without scrolling: its sizes hang on the size of its letters.
// Where even small letters do not fit, cards become flat: the picture beside the name; and then
// narrow, so that two Worlds stand side by side. Measuring
// costs a layout of the whole board, so sizes are guessed from the last one and tried a few times.
// What is left over then goes to the hand, whose cards have more to read than room for it.

const LEAST = 11;
const MOST = 26;
/** Upright cards are given up below this size, but not before. */
const UPRIGHT = 12;
/** So many letters wide should the board stay, or cards would crowd each other. */
const ACROSS = 44;
/** Letters grow again only when this much of the height is left over. */
const SPARE = 0.8;
const TRIES = 5;
const PAUSE = 250;

export interface Size {
  letters: number;
  flat: boolean;
}

/** What to try after `now` came out `height` high where there is `room`; null to leave it. */
export function guess(now: Size, height: number, room: number, most: number): Size | null {
  const ideal = Math.floor(now.letters * Math.sqrt(room / Math.max(1, height)));
  if (height > room) {
    const smaller = Math.min(now.letters - 1, ideal);
    if (!now.flat && smaller < UPRIGHT) return { letters: Math.min(most, UPRIGHT), flat: true };
    if (now.letters <= LEAST) return null;
    return { letters: Math.max(LEAST, smaller), flat: now.flat };
  }
  if (height > room * SPARE) return null;
  if (now.flat && most >= UPRIGHT && height < room * 0.5) {
    return { letters: Math.min(most, Math.max(UPRIGHT, ideal)), flat: false };
  }
  const larger = Math.min(most, ideal);
  return larger > now.letters ? { letters: larger, flat: now.flat } : null;
}

/** What the board keeps of the room it leaves, so that a line more in it scrolls nothing. */
const KEPT = 12;
/** The hand grows by lines of its text, and not for less. */
const LINE = 15;

/** How much of the room a board of this height leaves to the hand. */
export const left = (height: number, room: number): number =>
  Math.max(0, Math.floor((room - height - KEPT) / LINE) * LINE);

export interface Fitting {
  /** What changes the size. */
  key: string;
  /** Told when it does not fit, however small. */
  over(): void;
  /** Told when it fits and leaves so much room that more could be shown. */
  roomy(): void;
  /** How often more was shown for that: it is fitted at once then, before anybody sees it. */
  tries: number;
}

/** With less of the height taken up, more may be shown. */
const ROOMY = 0.68;

export function fit(
  node: HTMLElement,
  first: Fitting,
): { update(now: Fitting): void; destroy(): void } {
  const outer = node.parentElement as HTMLElement;
  let { key: seen, over, roomy, tries } = first;
  const table = node.closest<HTMLElement>('.table');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let size: Size = { letters: 0, flat: false };

  const apply = (next: Size): void => {
    size = next;
    node.style.fontSize = `${size.letters}px`;
    node.classList.toggle('dense', size.flat);
  };
  /** The board is measured with nothing given away, or it would shrink by what it gave. */
  const give = (spare: number): void => table?.style.setProperty('--spare', `${spare}px`);
  const share = (): void => {
    give(0);
    give(left(node.scrollHeight, outer.clientHeight));
  };
  const run = (): void => {
    timer = undefined;
    give(0);
    const room = outer.clientHeight;
    if (!room) return;
    settle(room);
    share();
  };
  const settle = (room: number): void => {
    const most = Math.max(LEAST, Math.min(MOST, Math.floor(outer.clientWidth / ACROSS)));
    node.classList.remove('over', 'tight');
    if (!size.letters || size.letters > most) apply({ letters: most, flat: most < UPRIGHT });
    let fits: Size | null = null;
    for (let i = 0; i < TRIES; i += 1) {
      const height = node.scrollHeight;
      if (height <= room) fits = size;
      const next = guess(size, height, room, most);
      // What grew too far goes back to what was known to fit.
      if (fits && height > room) {
        apply(fits);
        return;
      }
      if (height < room * ROOMY && (!next || next.letters === most)) roomy();
      if (!next) {
        // What is too much even so stands closer, and what is still too much is capped and scrolls.
        node.classList.toggle('tight', height > room);
        const scrolls = height > room && node.scrollHeight > room;
        node.classList.toggle('over', scrolls);
        if (scrolls) over();
        return;
      }
      apply(next);
    }
  };
  const soon = (): void => {
    timer ??= setTimeout(run, PAUSE);
  };
  const observer = new ResizeObserver(soon);
  observer.observe(outer);
  // A row more or less leaves the letters as they are, and the hand gives way at once.
  const rows = new ResizeObserver(share);
  rows.observe(node);
  run();
  return {
    update(now) {
      ({ over, roomy } = now);
      if (now.key === seen) return;
      seen = now.key;
      if (now.tries === tries) soon();
      else run();
      tries = now.tries;
    },
    destroy() {
      clearTimeout(timer);
      observer.disconnect();
      rows.disconnect();
      table?.style.removeProperty('--spare');
    },
  };
}
