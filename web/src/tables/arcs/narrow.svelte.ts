// Is the page as narrow as a phone's? Then what stands beside the reach follows below it.

const asked = globalThis.matchMedia?.('(max-width: 760px)');
let now = $state(asked?.matches ?? false);
asked?.addEventListener('change', () => {
  now = asked.matches;
});

export const narrowness = {
  get narrow(): boolean {
    return now;
  },
};
