// Where everything lies on the map: pure sums over what the view says, in pixels.

import type { ContentionAsset, ContentionSector } from './wire';

export interface Point {
  x: number;
  y: number;
}

/** The map as a grid: how large a sector is drawn, and how large that makes the whole. */
export interface Grid {
  rows: number;
  cols: number;
  /** First row and column that hold a sector. */
  top: number;
  left: number;
  w: number;
  h: number;
  gap: number;
  /** Room for the letters and numbers along the edges. */
  edge: number;
  width: number;
  height: number;
}

/** One asset on the map: its box, and the middle of its picture, where arrows end. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The picture lies on the right side, its numbers on the left. */
  mirrored: boolean;
  /** Nothing but numbers: there is no room for a picture. */
  bare: boolean;
  /** Without numbers: a construct, tech or agent. */
  minor: boolean;
  art: Point;
}

export interface Cell {
  x: number;
  y: number;
  /** The middle and the size of the picture of the location, seen from the sector's corner. */
  planet: Point & { size: number };
  /** Ships stand on both sides, so the picture is behind them. */
  crowded: boolean;
  nameLines: number;
  /** Seen from afar. */
  tiny: boolean;
  /** How much a name is narrowed to stay on one line. */
  squeeze: number;
  spots: Map<number, Spot>;
}

export interface Sizes {
  /** Of names. */
  name: number;
  /** Of the numbers of ships. */
  number: number;
  chipW: number;
  chipH: number;
  minor: number;
}

/** Narrower than this a map is for fingers: it is larger than its room, and pans. */
export const PHONE = 420;
export const TABLET = 620;
const FINGER = { w: 124, h: 136 };
/** Rather so narrow than cut at both edges: a little less, and all columns are in sight. */
const NARROW = 108;
/** As high as a finger needs it. */
const TOUCHED = 44;
const MOUSE = { w: 76, h: 56 };
/** As low as a chip may be for numbers of 11 pixels. */
const LOWEST = 13;
/** Narrower than this a sector is seen from afar: one line of its name, ships by their numbers. */
const TINY = 64;
const NARROWEST = 0.66;
const WIDEST = 1.72;
const TALLEST = 1.1;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The largest sectors with which the whole map fits; never smaller than a finger or eye needs. */
export function gridFor(
  map: readonly ContentionSector[],
  width: number,
  height: number,
  { zoom = 1, finger = false } = {},
): Grid {
  const rowsAt = map.map((place) => place.row);
  const colsAt = map.map((place) => place.col);
  const top = Math.min(...rowsAt);
  const left = Math.min(...colsAt);
  const rows = Math.max(...rowsAt) - top + 1;
  const cols = Math.max(...colsAt) - left + 1;
  const gap = clamp(Math.round(width / 160), 3, 12);
  const edge = finger ? 0 : clamp(Math.round(width / 46), 14, 26);
  const least = finger ? FINGER : MOUSE;
  const share = Math.floor((width - edge - 6 - gap * (cols - 1)) / cols);
  let w = finger && share >= NARROW ? share : Math.max(least.w, share);
  let h = Math.max(least.h, Math.floor((height - edge - 6 - gap * (rows - 1)) / rows));
  w = Math.min(w, Math.round(h * WIDEST));
  h = Math.min(h, Math.max(finger ? least.h : 0, Math.round(w * TALLEST)));
  w = Math.round(w * zoom);
  h = Math.round(h * zoom);
  return {
    rows,
    cols,
    top,
    left,
    w,
    h,
    gap,
    edge,
    width: edge + cols * w + (cols - 1) * gap + 6,
    height: edge + rows * h + (rows - 1) * gap + 6,
  };
}

export function corner(grid: Grid, row: number, col: number): Point {
  return {
    x: grid.edge + 3 + (col - grid.left) * (grid.w + grid.gap),
    y: grid.edge + 3 + (row - grid.top) * (grid.h + grid.gap),
  };
}

export function sizes(grid: Grid): Sizes {
  const name = clamp(Math.round(Math.min(grid.h * 0.125, grid.w * 0.135)), 11, 24);
  const chipH = clamp(Math.round((grid.h - name * 1.4) * 0.42), 20, 110);
  // Two columns always fit side by side: those who attack face those who defend.
  const half = Math.floor(grid.w / 2 - 3);
  // Attack and defense beside the picture, which takes half of a narrow chip.
  const number = clamp(Math.round(Math.min(chipH * 0.44, half * 0.3)), 11, 30);
  return {
    name,
    number,
    chipH,
    chipW: Math.min(half, Math.round(chipH * 1.2 + number * 2.05)),
    minor: clamp(Math.round(chipH * 0.82), 18, 72),
  };
}

/** A card that can be attacked fights and has numbers; the others only stand there. */
export function isMinor(asset: ContentionAsset): boolean {
  return asset.defense < 0;
}

/**
 * The assets of a sector in columns: those of its ruler on the right, whoever else stands there on
 * the left, facing them. However many they are, every number stays to be read.
 */
export function lay(sector: ContentionSector, grid: Grid, size: Sizes): Cell {
  const { x, y } = corner(grid, sector.row, sector.col);
  const pad = Math.max(2, Math.round(grid.w * 0.022));
  // Without letters along the edges each sector says where it is.
  const tiny = grid.w < TINY;
  const label = (sector.location.name ?? '') + (grid.edge || tiny ? '' : ` ${sector.sector}`);
  const wide = label.length * size.name * 0.57;
  const narrow = Math.min(1, (grid.w - 7) / wide);
  const nameLines = narrow < NARROWEST && !tiny ? 2 : 1;
  const line = size.name * 1.12;
  const floor = grid.h - nameLines * line - 3;
  // The first line of a name in two leaves room on its right.
  const low = grid.h - line - 3;
  // Under the numbers of the location, which are in the upper left corner.
  const roof = size.name * 1.35;

  const fighters = sector.assets.filter((asset) => !isMinor(asset));
  const minors = sector.assets.filter(isMinor);
  const owners = [...new Set(fighters.map((asset) => asset.controller))];
  const home = owners.includes(sector.controller) ? sector.controller : (owners[0] ?? -1);
  const right = fighters.filter((asset) => asset.controller === home);
  const left = fighters.filter((asset) => asset.controller !== home);

  // Rather a little lower than in another column, unless fingers have to find it.
  const finger = grid.edge === 0 && grid.h >= FINGER.h;
  const least = finger ? TOUCHED : Math.max(17, size.chipH * 0.6);
  const deepest = Math.max(1, Math.floor((low - pad + 1) / (LOWEST + 1)));
  const columns = (n: number, rows: number): number => Math.ceil(n / rows);
  const needed = (from: number, most: number): number => {
    let rows = from;
    while (columns(right.length, rows) + columns(left.length, rows) > most) rows += 1;
    return rows;
  };
  const side = grid.w - 2 * pad;
  let chipW = size.chipW;
  let rows = needed(
    Math.max(1, Math.floor((low - pad + 1) / (least + 1))),
    Math.max(2, Math.floor(side / chipW)),
  );
  // A crowd in a small sector: numbers only, if that makes room for another column.
  const slim = tiny
    ? Math.floor(side / 2)
    : Math.min(chipW, Math.max(26, Math.round(size.number * 2.4)));
  const fewer = needed(deepest, Math.max(2, Math.floor(side / slim)));
  const tall = (n: number): number => Math.min(rows, n) * (LOWEST + 1);
  const spills = Math.max(pad + tall(right.length), roof + tall(left.length)) > grid.h;
  const bare = tiny || (spills && fewer < rows);
  if (bare) {
    chipW = slim;
    rows = fewer;
  }
  const rightCols = columns(right.length, rows);
  const leftCols = columns(left.length, rows);

  const spots = new Map<number, Spot>();
  const place = (those: ContentionAsset[], onLeft: boolean): void => {
    those.forEach((asset, i) => {
      const col = Math.floor(i / rows);
      // Who stands there alone may have the other side too.
      const over = !onLeft && left.length === 0 && col > 0;
      const mirrored = onLeft || over;
      const nth = over ? col - 1 : col;
      const cx = mirrored ? pad + nth * chipW : grid.w - pad - (col + 1) * chipW;
      const under = cx < size.name * 3.9;
      const ceiling = under ? roof : pad;
      const deep = Math.min(rows, those.length - col * rows);
      // For fingers two above each other rather cover a line of the name.
      const lowest = under && !(finger && deep > 1) ? floor : low;
      // What is small lies in the lower left: there rivals have their numbers, which stay clear of it.
      const kept = onLeft ? size.minor : size.minor * 0.6;
      const base = lowest - (under && minors.length ? kept : 0);
      // Where many stand they are drawn lower, as low as their numbers.
      const ch = Math.min(size.chipH, Math.max(LOWEST, (base - ceiling) / deep - 1));
      // At the very worst they cover the name, but leave the sector never.
      const bottom = grid.h - 2 - ceiling - ch;
      const pitch = deep > 1 ? Math.min(ch + 1, bottom / (deep - 1)) : 0;
      const cy = ceiling + (i % rows) * pitch;
      const middle = bare ? chipW / 2 : size.chipH * 0.56;
      spots.set(asset.card, {
        x: x + cx,
        y: y + cy,
        w: chipW,
        h: ch,
        mirrored,
        minor: false,
        bare,
        art: { x: x + cx + (mirrored ? chipW - middle : middle), y: y + cy + ch / 2 },
      });
    });
  };
  place(right, false);
  place(left, true);

  const room = grid.w - 2 * pad - Math.min(1, rightCols) * chipW;
  const step =
    minors.length > 1
      ? Math.min(size.minor + 1, Math.max(10, (room - size.minor) / (minors.length - 1)))
      : 0;
  minors.forEach((asset, i) => {
    const cx = pad + i * step;
    const cy = floor - size.minor;
    spots.set(asset.card, {
      x: x + cx,
      y: y + cy,
      w: size.minor,
      h: size.minor,
      mirrored: false,
      minor: true,
      bare: false,
      art: { x: x + cx + size.minor / 2, y: y + cy + size.minor / 2 },
    });
  });

  const crowded = leftCols > 0 || rightCols > 1;
  const free = crowded ? grid.w : grid.w - rightCols * chipW;
  const high = low - 2;
  const big = clamp(Math.min(high * 1.04, free * 0.86), 26, 400);
  return {
    x,
    y,
    planet: { x: free / 2, y: high / 2 + 2, size: big },
    crowded,
    nameLines,
    squeeze: nameLines === 1 ? Math.max(NARROWEST, narrow) : 1,
    tiny,
    spots,
  };
}

/** Of a map that is larger than its room: what of it is seen. */
export interface Seen extends Point {
  w: number;
  h: number;
}

/** Where to scroll so that a sector is seen whole, and lies in the middle; nowhere if it is. */
export function sought({ x, y }: Point, grid: Grid, seen: Seen): Point | null {
  const inside =
    x >= seen.x && y >= seen.y && x + grid.w <= seen.x + seen.w && y + grid.h <= seen.y + seen.h;
  if (inside) return null;
  return { x: x + (grid.w - seen.w) / 2, y: y + (grid.h - seen.h) / 2 };
}

/** The sector at a point of the map, or -1. */
export function sectorAt(map: readonly ContentionSector[], grid: Grid, at: Point): number {
  return map.findIndex((place) => {
    const { x, y } = corner(grid, place.row, place.col);
    return at.x >= x && at.x <= x + grid.w && at.y >= y && at.y <= y + grid.h;
  });
}

/** An end of an arrow: the middle of a picture, its rim, and the side on which it has no numbers. */
export interface End extends Point {
  rim: number;
  free: -1 | 0 | 1;
}

/**
 * A curved line between two pictures, from rim to rim, clear of the numbers beside them: within a
 * column it bends to the free side, across the map it leaves and arrives from below.
 */
export function arc(from: End, to: End, across: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy) || 1;
  const f = (v: number): string => v.toFixed(1);
  if (far > across && Math.abs(dx) > Math.abs(dy)) {
    const deep = Math.min(70, 12 + far * 0.16);
    const [ay, by] = [from.y + from.rim, to.y + to.rim];
    const turn = Math.max(ay, by) + deep;
    return `M${f(from.x)} ${f(ay)}C${f(from.x)} ${f(turn)} ${f(to.x)} ${f(turn)} ${f(to.x)} ${f(by)}`;
  }
  const column = Math.abs(dx) < Math.max(from.rim, to.rim);
  const side = from.free || to.free || -1;
  const bend = column ? side * Math.min(46, 10 + far * 0.3) : 0;
  const lift = column ? 0 : Math.min(24, far * 0.12);
  const [cx, cy] = [(from.x + to.x) / 2 + bend, (from.y + to.y) / 2 - lift];
  const cut = (p: End): Point => {
    const d = Math.hypot(cx - p.x, cy - p.y) || 1;
    const part = Math.min(p.rim, d * 0.8);
    return { x: p.x + ((cx - p.x) / d) * part, y: p.y + ((cy - p.y) / d) * part };
  };
  const [a, b] = [cut(from), cut(to)];
  return `M${f(a.x)} ${f(a.y)}Q${f(cx)} ${f(cy)} ${f(b.x)} ${f(b.y)}`;
}
