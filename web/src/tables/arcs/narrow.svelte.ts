// Is the page as narrow as a phone's? Then what stands beside the reach follows below it. Is it as
// wide as a desk's? Then ambitions and Court stay where they are beside every question: side by side,
// or where it is tall as well one above the other. Only the screen says how, never the question.

function watched(query: string): { readonly matches: boolean } {
  const asked = globalThis.matchMedia?.(query);
  let now = $state(asked?.matches ?? false);
  asked?.addEventListener('change', () => {
    now = asked.matches;
  });
  return {
    get matches() {
      return now;
    },
  };
}

const phone = watched('(max-width: 760px)');
const desk = watched('(min-width: 1101px)');
const high = watched('(min-height: 900px)');
const upright = watched('(min-width: 761px) and (max-width: 1000px) and (orientation: portrait)');

export const narrowness = {
  get narrow(): boolean {
    return phone.matches;
  },
  get wide(): boolean {
    return desk.matches;
  },
  get tall(): boolean {
    return high.matches && !upright.matches;
  },
  /** A tablet held upright: side by side they have room below the reach. */
  get upright(): boolean {
    return upright.matches;
  },
};
