// A deck list as text, the way the terminal reads it: `2 Alliance Bomber` a line. The text is what
// is kept, so that nothing half-written is lost; counts are read from it and written into it.

const COUNTED = /^(\d{1,3})\s*[x×*]?\s+(\D.*)$/i;
const BEHIND = /^(.*\S)\s*[\s,(]\s*[x×*]?\s*(\d{1,3})\s*[x×*]?\s*\)?$/i;
const HEADER = /^(name|deck|homeworld|faction)\s*:\s*(.*)$/i;

export interface List {
  name: string;
  /** The homeworld it names, as written. */
  side: string;
  /** Copies by the name of the card, in small letters. */
  counts: Map<string, number>;
}

interface Row {
  count: number;
  card: string;
}

/** How many of what a line says; nothing for remarks, headings and empty lines. */
function row(raw: string, known: ReadonlySet<string>): Row | null {
  const line = (raw.trim().split(' #')[0] ?? '').trim();
  if (!line || line.startsWith('#') || HEADER.test(line)) return null;
  if (known.has(line.toLowerCase())) return { count: 1, card: line.toLowerCase() };
  const before = COUNTED.exec(line);
  if (before) return { count: Number(before[1]), card: (before[2] ?? '').trim().toLowerCase() };
  const behind = BEHIND.exec(line);
  if (behind) return { count: Number(behind[2]), card: (behind[1] ?? '').toLowerCase() };
  return { count: 1, card: line.toLowerCase() };
}

export function read(text: string, known: ReadonlySet<string>): List {
  const found: List = { name: '', side: '', counts: new Map() };
  let begun = false;
  for (const raw of text.split('\n')) {
    const header = HEADER.exec(raw.trim());
    if (header) {
      const value = (header[2] ?? '').trim();
      if (/^(name|deck)$/i.test(header[1] ?? '')) found.name = value;
      else {
        found.side = value;
        begun = true;
      }
      continue;
    }
    const remark = /^#+\s*(.*)$/.exec(raw.trim())?.[1];
    if (remark !== undefined) {
      if (!begun && !found.name) found.name = remark;
      continue;
    }
    const said = row(raw, known);
    if (!said) continue;
    begun = true;
    found.counts.set(said.card, (found.counts.get(said.card) ?? 0) + said.count);
  }
  return found;
}

/** The same text with so many copies of a card: its line is changed, taken out or added. */
export function withCount(
  text: string,
  card: string,
  count: number,
  known: ReadonlySet<string>,
): string {
  const wanted = card.toLowerCase();
  const lines = text.replace(/\n+$/, '').split('\n');
  const kept: string[] = [];
  let written = false;
  for (const line of lines) {
    if (row(line, known)?.card !== wanted) kept.push(line);
    else if (!written && count > 0) {
      kept.push(`${count} ${card}`);
      written = true;
    }
  }
  if (!written && count > 0) {
    if (kept.length === 1 && kept[0] === '') kept.pop();
    kept.push(`${count} ${card}`);
  }
  return `${kept.join('\n')}\n`;
}

/** The same text under another name. */
export function withName(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^\s*(#|name\s*:|deck\s*:)/i.test(line));
  const begun = lines.findIndex((line) => line.trim() && !line.trim().startsWith('#'));
  if (at >= 0 && (begun < 0 || at <= begun)) lines[at] = `# ${name}`;
  else lines.unshift(`# ${name}`);
  return lines.join('\n');
}

/** The same text with another homeworld. */
export function withSide(text: string, side: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^\s*(homeworld|faction)\s*:/i.test(line));
  if (at >= 0) lines[at] = `homeworld: ${side}`;
  else lines.splice(lines[0]?.startsWith('#') ? 1 : 0, 0, `homeworld: ${side}`);
  return lines.join('\n');
}
