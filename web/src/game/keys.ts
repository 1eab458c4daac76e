// The keys of a table; `?` shows them.

import type { Choice, Game } from './game.svelte';
import { ui } from './ui.svelte';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}

function focusIn(selector: string): void {
  const group = document.querySelector<HTMLElement>(selector);
  const stop = group?.querySelector<HTMLElement>(
    '.thing[tabindex="0"], .thing, button, [tabindex="0"]',
  );
  (stop ?? group)?.focus();
}

const KEYS = 9;

const words = ({ said }: Choice): string => said.parts.map((part) => part.text).join('');

/** Where answers differ in one number only: that number, as they say it. */
function amounts(options: readonly Choice[]): number[] | null {
  const [one, ...others] = options;
  if (!one || !others.length || others.some((other) => other.verb !== one.verb)) return null;
  const differ = one.args.filter((arg, i) =>
    others.some((other) => other.args[i]?.value !== arg.value),
  );
  if (differ.length !== 1 || differ[0]?.kind !== 'number') return null;
  const at = one.args.indexOf(differ[0]);
  const found = options.map((option) =>
    Number(/\d+/.exec(words(option))?.[0] ?? option.args[at]?.value),
  );
  return new Set(found).size === options.length ? found : null;
}

/** The key of each answer: its number where it is one, else its place; empty where there is none. */
export function keysOf(options: readonly Choice[]): string[] {
  const found = amounts(options) ?? options.map((_, i) => i + 1);
  return found.map((key) => (key <= KEYS ? String(key) : ''));
}

export function keys(event: KeyboardEvent, game: Game): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (event.key === 'Escape') {
    if (!ui.closeTop()) game.cancel();
    return;
  }
  if (typing(event.target) || ui.options || ui.keys || ui.zoomed) return;
  if (/^\d$/.test(event.key)) {
    const meant = document.querySelector<HTMLButtonElement>(`#prompt [data-key="${event.key}"]`);
    if (meant && game.hears()) meant.click();
    return;
  }
  // What lies on the table is chosen by Enter: the space bar always means the main answer.
  const onButton =
    event.target instanceof HTMLElement && event.target.closest('button:not(.thing), a') !== null;
  switch (event.key) {
    case ' ': {
      const main = document.querySelector<HTMLButtonElement>(
        '#prompt .button.main, #prompt [data-space]',
      );
      if (main && !onButton) {
        event.preventDefault();
        // Whoever skips what is shown does not answer what comes after it.
        if (game.staging.playing || game.hears(game.staging.justEnded())) main.click();
      }
      break;
    }
    case 'u':
      if (game.undoable.length) void game.undo();
      break;
    case 'l':
      if (game.question) ui.options = true;
      break;
    case 'a':
      if (game.question) void game.advise();
      break;
    case 'h':
      focusIn('[aria-label="Your hand"]');
      break;
    case 'b':
      focusIn('#board');
      break;
    case 'p':
      focusIn('#prompt');
      break;
    case 'g':
      document.querySelector<HTMLElement>('[role="log"]')?.focus();
      break;
    case 'r':
      ui.clause = ui.clause === null ? '' : null;
      break;
    case '?':
      ui.keys = true;
      break;
    default:
      return;
  }
}
