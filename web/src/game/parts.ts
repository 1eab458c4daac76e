// Lines of the log that belong to the one before them, as the terms of a sum do.

import type { Line } from '../wire/types';

export type Told = Line & { parts: Line[] };

/** A line that stands alone is moved in; in another it is not. */
function trimmed(line: Line): Line {
  const [first, ...others] = line.said.parts;
  if (!first) return line;
  const parts = [{ ...first, text: first.text.trimStart() }, ...others];
  return { ...line, said: { ...line.said, parts } };
}

/** All lines, those of these kinds in the line before them. */
export function withParts(lines: readonly Line[], kinds: readonly string[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const head = found.at(-1);
    if (head && kinds.includes(line.kind)) head.parts.push(trimmed(line));
    else found.push({ ...line, parts: [] });
  }
  return found;
}
