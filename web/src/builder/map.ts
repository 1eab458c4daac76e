// A map as rows of cells, the way the terminal reads it. The page knows no rule of maps: it moves
// marks about, and the server says what is wrong.

export const NOTHING = '.';
export const COLONY = 'C';
export const CAPITAL = 'I';
export const MOST = 12;
/** Rows and columns that the editor draws; files may have more. */
export const SYMMETRIES = {
  none: 'each cell by itself',
  'left-right': 'mirrored left and right',
  'up-down': 'mirrored up and down',
  half: 'turned by half',
  quarter: 'turned by quarters',
} as const;
export type Symmetry = keyof typeof SYMMETRIES;

export interface Chart {
  name: string;
  seats: number;
  /** Who draws one more card at the start: homeworlds by number from 1. */
  extra: number[];
  rows: string[][];
}

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);
export const isHome = (mark: string): boolean => /^H[1-9]$/.test(mark);

export function blank(width: number, height: number): string[][] {
  return Array.from({ length: height }, () => Array.from({ length: width }, () => NOTHING));
}

export function read(text: string): Chart {
  const found: Chart = { name: '', seats: 0, extra: [], rows: [] };
  for (const raw of text.split('\n')) {
    const line = (raw.split('#')[0] ?? '').trim();
    if (!line) continue;
    const header = /^(name|seats|extra)\s*:\s*(.*)$/i.exec(line);
    const value = header?.[2] ?? '';
    if (!header) found.rows.push(line.split(/\s+/).map((cell) => cell.toUpperCase()));
    else if (/^name$/i.test(header[1] ?? '')) found.name = value;
    else if (/^seats$/i.test(header[1] ?? '')) found.seats = Number.parseInt(value, 10) || 0;
    else found.extra = [...value.matchAll(/H([1-9])/gi)].map((m) => Number(m[1]));
  }
  const width = Math.max(1, ...found.rows.map((row) => row.length));
  found.rows = found.rows.map((row) => [
    ...row.map((cell) => (/^[-–—]$/.test(cell) ? NOTHING : cell)),
    ...Array.from({ length: width - row.length }, () => NOTHING),
  ]);
  if (!found.rows.length) found.rows = blank(3, 3);
  return found;
}

export function write(chart: Chart): string {
  const head = [
    ...(chart.name ? [`name: ${chart.name}`] : []),
    `seats: ${chart.seats}`,
    `extra: ${chart.extra.map((n) => `H${n}`).join(' ') || 'nobody'}`,
  ];
  const rows = chart.rows.map((row) =>
    row
      .map((cell) => cell.padEnd(2))
      .join(' ')
      .trimEnd(),
  );
  return `${[...head, ...rows].join('\n')}\n`;
}

/** A cell and its images, each once. A quarter turn needs a square, and is a half turn elsewhere. */
export function images(
  rows: readonly (readonly string[])[],
  row: number,
  col: number,
  symmetry: Symmetry,
): [number, number][] {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const found: [number, number][] = [[row, col]];
  const half: [number, number] = [height - 1 - row, width - 1 - col];
  if (symmetry === 'left-right') found.push([row, width - 1 - col]);
  else if (symmetry === 'up-down') found.push([height - 1 - row, col]);
  else if (symmetry === 'half' || (symmetry === 'quarter' && width !== height)) found.push(half);
  else if (symmetry === 'quarter') {
    found.push([col, height - 1 - row], half, [width - 1 - col, row]);
  }
  return found.filter(([r, c], i) => found.findIndex(([a, b]) => a === r && b === c) === i);
}

/** Homeworlds numbered clockwise round their middle, from the topmost on, as a table wants it. */
export function renumbered(rows: readonly (readonly string[])[]): string[][] {
  const homes: [number, number][] = [];
  rows.forEach((row, r) => {
    row.forEach((mark, c) => {
      if (isHome(mark)) homes.push([r, c]);
    });
  });
  const down = homes.reduce((sum, [r]) => sum + r, 0) / (homes.length || 1);
  const right = homes.reduce((sum, [, c]) => sum + c, 0) / (homes.length || 1);
  const turn = ([r, c]: [number, number]): number => {
    const angle = Math.atan2(c - right, down - r) % (2 * Math.PI);
    return angle < -1e-9 ? angle + 2 * Math.PI : Math.max(angle, 0);
  };
  const order = [...homes].sort((a, b) => turn(a) - turn(b));
  const made = rows.map((row) => [...row]);
  order.forEach(([r, c], i) => {
    const row = made[r];
    if (row) row[c] = `H${i + 1}`;
  });
  return made;
}

/** Put a mark on a cell and its images. There is one Capital, and homeworlds number themselves. */
export function placed(
  chart: Chart,
  row: number,
  col: number,
  mark: string,
  symmetry: Symmetry,
): Chart {
  let rows = chart.rows.map((line) => [...line]);
  const put = (r: number, c: number): void => {
    const line = rows[r];
    if (line?.[c] !== undefined) line[c] = mark;
  };
  if (mark === CAPITAL) {
    rows = rows.map((line) => line.map((cell) => (cell === CAPITAL ? COLONY : cell)));
    put(row, col);
  } else for (const [r, c] of images(rows, row, col, symmetry)) put(r, c);
  rows = renumbered(rows);
  const homes = rows.flat().filter(isHome).length;
  return { ...chart, rows, seats: homes, extra: chart.extra.filter((n) => n <= homes) };
}

/** The same map with so many rows and columns; what is cut off is gone. */
export function resized(chart: Chart, width: number, height: number): Chart {
  const rows = blank(clamp(width, 1, MOST), clamp(height, 1, MOST)).map((line, r) =>
    line.map((cell, c) => chart.rows[r]?.[c] ?? cell),
  );
  const homes = rows.flat().filter(isHome).length;
  return { ...chart, rows: renumbered(rows), seats: homes };
}
