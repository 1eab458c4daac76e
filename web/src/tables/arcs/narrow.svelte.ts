// Is the page as narrow as a phone's? Then what stands beside the reach follows below it. Is it as
// wide as a desk's? Then ambitions and Court stay in sight beside every question.

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

export const narrowness = {
  get narrow(): boolean {
    return phone.matches;
  },
  get wide(): boolean {
    return desk.matches;
  },
};
