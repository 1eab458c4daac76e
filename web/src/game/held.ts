// Answers about cards of the hand stand in the order in which the hand shows them.

import type { Option } from '../wire/types';

/** Only among answers of one kind, which keep their places among the others. */
export function asHeld<O extends Option>(options: readonly O[], hand: readonly number[]): O[] {
  const place = (option: O): number =>
    hand.indexOf(option.args.find((arg) => arg.kind === 'card')?.value ?? -1);
  const found = [...options];
  for (const verb of new Set(options.map((option) => option.verb))) {
    const at = options.flatMap((o, i) => (o.verb === verb && place(o) >= 0 ? [i] : []));
    const inOrder = options.filter((_, i) => at.includes(i)).sort((a, b) => place(a) - place(b));
    for (const [i, option] of inOrder.entries()) found[at[i] ?? 0] = option;
  }
  return found;
}

/** Cards that an answer names before those that none does, each in the order in which they are held:
 * where a hand is wider than the screen, what may be chosen is not looked for behind what may not. */
export function chosenFirst<C extends { card: number | null }>(
  cards: readonly C[],
  options: readonly Option[],
): C[] {
  const named = new Set(
    options.flatMap(({ args }) =>
      args.filter((arg) => arg.kind === 'card').map((arg) => arg.value),
    ),
  );
  const may = ({ card }: C): boolean => card !== null && named.has(card);
  return [...cards.filter(may), ...cards.filter((one) => !may(one))];
}
