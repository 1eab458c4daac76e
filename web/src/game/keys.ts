// The keys of a table; `?` shows them.

import type { Game } from './game.svelte';
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

/** The answers as their buttons are numbered. */
function numbered(at: number): HTMLButtonElement | null {
  const buttons = document.querySelectorAll<HTMLButtonElement>('#prompt [data-option]');
  return buttons[at] ?? null;
}

export function keys(event: KeyboardEvent, game: Game): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (event.key === 'Escape') {
    if (!ui.closeTop()) game.cancel();
    return;
  }
  if (typing(event.target) || ui.options || ui.keys || ui.zoomed) return;
  if (/^[1-9]$/.test(event.key)) {
    numbered(Number(event.key) - 1)?.click();
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
        if (game.staging.playing || !game.staging.justEnded()) main.click();
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
