// Where everything lies in the reach: six clusters round the centre, each with a gate inside and its
// three planets outside, as on the printed map. Pure geometry: it knows no pieces and no rules.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The ground of one system. */
export interface Cell {
  /** As options call it: four for each cluster, the gate first. */
  system: number;
  cluster: number;
  outline: Point[];
  centre: Point;
  box: Box;
}

export interface Wall {
  from: Point;
  to: Point;
  /** Do planets of two clusters touch here? */
  open: boolean;
  /** The clusters on both sides. */
  sides: [number, number];
}

export interface Reach {
  width: number;
  height: number;
  cells: Cell[];
  walls: Wall[];
  /** Inside the gates: no system, room for the cards of the round. */
  hole: Box;
}

export const CLUSTERS = 6;
const PLANETS = 3;
const SYMBOLS = ['gate', 'arrow', 'crescent', 'hex'];
/** After these clusters the last planet touches the first of the next (A-MAP-4). */
const OPEN_AFTER = [1, 4];

/** From the centre: where the hole ends, where the gates end, where planets begin. */
const HOLE = 0.33;
/** On a phone a gate must be wide enough for a finger. */
const NARROW = 480;
const NARROW_HOLE = 0.265;
const GATES = 0.53;
const INNER = 0.545;
/** Half the gap between two clusters, and between two planets, as a part of the way round. */
const GAP = 0.0035;
const SEAM = 0.0012;
/** Between an ellipse (2) and a rectangle: the corners of a screen are used, and nothing is sharp. */
const ROUNDNESS = 3.8;
const SAMPLES = 1440;
const STEPS = 8;

/** `gate-3` or `2-hex`, as the view says it, is a system by number; -1 for no system. */
export function systemOf(name: string): number {
  const [first = '', second = ''] = name.split('-');
  const gate = first === 'gate';
  const cluster = Number(gate ? second : first) - 1;
  const symbol = gate ? 0 : SYMBOLS.indexOf(second);
  if (!(cluster >= 0 && cluster < CLUSTERS) || symbol < 0) return -1;
  return 4 * cluster + symbol;
}

/** The same as the log and the questions call it: "gate 3", "2 Hex". */
export function nameOf(system: number): string {
  const cluster = Math.floor(system / 4) + 1;
  const symbol = SYMBOLS[system % 4] ?? '';
  return system % 4 === 0
    ? `the gate of cluster ${cluster}`
    : `${cluster} ${symbol.charAt(0).toUpperCase()}${symbol.slice(1)}`;
}

/** Points of the outer edge, all the same way apart: clockwise from the top, `u` from 0 to 1. */
function edge(a: number, b: number): (u: number) => Point {
  const points: Point[] = [];
  const ways: number[] = [];
  let way = 0;
  const power = 2 / ROUNDNESS;
  for (let i = 0; i <= SAMPLES; i += 1) {
    const angle = (2 * Math.PI * i) / SAMPLES - Math.PI / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const point = {
      x: a * Math.sign(c) * Math.abs(c) ** power,
      y: b * Math.sign(s) * Math.abs(s) ** power,
    };
    const last = points.at(-1);
    if (last) way += Math.hypot(point.x - last.x, point.y - last.y);
    points.push(point);
    ways.push(way);
  }
  return (u) => {
    const wanted = (u - Math.floor(u)) * way;
    let [low, high] = [0, SAMPLES];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((ways[middle] ?? 0) <= wanted) low = middle;
      else high = middle;
    }
    const [p, q] = [points[low] as Point, points[high] as Point];
    const [from, to] = [ways[low] ?? 0, ways[high] ?? 0];
    const part = to > from ? (wanted - from) / (to - from) : 0;
    return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
  };
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The reach in a box of that size. */
export function reach(width: number, height: number): Reach {
  const [cx, cy] = [width / 2, height / 2];
  const rim = edge(cx - 2, cy - 2);
  const hollow = width < NARROW ? NARROW_HOLE : HOLE;
  const at = (u: number, scale: number): Point => {
    const p = rim(u);
    return { x: cx + p.x * scale, y: cy + p.y * scale };
  };
  const cell = (system: number, from: number, to: number, inner: number, outer: number): Cell => {
    const along = Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
    const outline = [
      ...along.map((u) => at(u, outer)),
      ...along.reverse().map((u) => at(u, inner)),
    ];
    const centre = at((from + to) / 2, (inner + outer) / 2);
    return {
      system,
      cluster: Math.floor(system / 4),
      outline,
      centre,
      box: boxOf(outline),
    };
  };
  const cells: Cell[] = [];
  const walls: Wall[] = [];
  for (let cluster = 0; cluster < CLUSTERS; cluster += 1) {
    const [from, to] = [cluster / CLUSTERS + GAP, (cluster + 1) / CLUSTERS - GAP];
    cells.push(cell(4 * cluster, from, to, hollow, GATES));
    for (let planet = 0; planet < PLANETS; planet += 1) {
      const part = (to - from) / PLANETS;
      const [left, right] = [planet === 0 ? 0 : SEAM, planet === PLANETS - 1 ? 0 : SEAM];
      cells.push(
        cell(
          4 * cluster + 1 + planet,
          from + part * planet + left,
          from + part * (planet + 1) - right,
          INNER,
          1,
        ),
      );
    }
    const border = (cluster + 1) / CLUSTERS;
    walls.push({
      from: at(border, INNER),
      to: at(border, 1),
      open: OPEN_AFTER.includes(cluster),
      sides: [cluster, (cluster + 1) % CLUSTERS],
    });
  }
  // The largest box of the table's own form that fits inside the gates.
  const part = hollow * 0.8;
  const hole = {
    x: cx - cx * part,
    y: cy - cy * part,
    width: width * part,
    height: height * part,
  };
  return { width, height, cells, walls, hole };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** An outline as the path of an SVG. */
export function drawn(points: readonly Point[]): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
}

/** The same inside its own box, in parts of a hundred: for a button that is just as large. */
export function clipped(cell: Cell): string {
  const { x, y, width, height } = cell.box;
  return `polygon(${cell.outline
    .map((p) => `${round(((p.x - x) / width) * 100)}% ${round(((p.y - y) / height) * 100)}%`)
    .join(', ')})`;
}

/** Is a point inside an outline? */
export function inside(point: Point, outline: readonly Point[]): boolean {
  let found = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > point.y === b.y > point.y) return;
    if (point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) found = !found;
  });
  return found;
}

/** From gate to gate over clusters that are out of play, where the ring closes (A-MAP-5). */
export function bridges(map: Reach, inPlay: readonly boolean[]): string[] {
  const ring = Array.from({ length: CLUSTERS }, (_, i) => i).filter((i) => inPlay[i]);
  if (ring.length < 2) return [];
  const rim = edge(map.width / 2 - 2, map.height / 2 - 2);
  const scale = (HOLE + GATES) / 2;
  return ring.flatMap((cluster, i) => {
    const next = ring[(i + 1) % ring.length] as number;
    const gap = (next - cluster + CLUSTERS) % CLUSTERS;
    if (gap < 2) return [];
    const [from, to] = [(cluster + 1) / CLUSTERS - GAP, (cluster + gap) / CLUSTERS + GAP];
    const points = Array.from({ length: 25 }, (_, k) => {
      const p = rim(from + ((to - from) * k) / 24);
      return `${round(map.width / 2 + p.x * scale)} ${round(map.height / 2 + p.y * scale)}`;
    });
    return [`M${points.join('L')}`];
  });
}

/** What stands in a system takes so much room, in the size of the map's letters. */
const PLANET = 4.4;
const SLOT = 2.7;
const FLEET = { width: 5.2, height: 1.95 };
const NAME = 1.7;
/** Where so many owners have ships, the planet is drawn smaller, and fleets are numbers beside the
 * sign of their owner. */
const MANY = 3;
const VERY_MANY = 5;
const SMALLER = { planet: 0.7, slot: 0.8 };
const SMALLEST = { planet: 0.5, slot: 0.7 };
const COUNTED = { width: 3.1, height: 1.9 };
const LEAST = 0.55;

/** A fleet of fresh and damaged ships is so much wider. */
const STACK = 2.9;
const COUNTED_STACK = 1.35;
/** Corners of what is drawn are round: so much of the way to them has to be inside; less round where
 * fleets stand in a block. */
const ROUND = 0.72;
const BLOCK = 0.9;
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, LEAST];
/** How far from its middle what stands in a system may be drawn, in parts of its box. */
const ASIDE = [0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18];

interface Fit {
  wide: boolean;
  /** Do fleets stand above the planet? */
  above: boolean;
  columns: number;
  scale: number;
  /** How much stands there: little, many fleets, very many. */
  crowded: 0 | 1 | 2;
  /** Does all of it lie inside the system? */
  fits: boolean;
  /** The middle of what is drawn. */
  at: Point;
}

/** Something to be drawn: how large, and how far its middle lies from that of all. */
interface Part extends Box {
  /** So much of the way to its corners has to be inside. */
  round: number;
}

/** Does a part lie inside the outline, but for its corners, if the middle of all is here? */
function holds(outline: readonly Point[], at: Point, part: Part, scale: number): boolean {
  const [px, py] = [at.x + part.x * scale, at.y + part.y * scale];
  const [x, y] = [(part.width / 2) * scale, (part.height / 2) * scale];
  const [cx, cy] = [x * part.round, y * part.round];
  return [
    { x: px - x, y: py },
    { x: px + x, y: py },
    { x: px, y: py - y },
    { x: px, y: py + y },
    { x: px - cx, y: py - cy },
    { x: px + cx, y: py - cy },
    { x: px - cx, y: py + cy },
    { x: px + cx, y: py + cy },
  ].every((point) => inside(point, outline));
}

/** How large these can be drawn in a system, and where: nothing lies on a neighbour. */
function largest(cell: Cell, parts: readonly Part[]): { scale: number; at: Point } {
  const spots = ASIDE.flatMap((x) =>
    ASIDE.map((y) => ({
      x: cell.centre.x + x * cell.box.width,
      y: cell.centre.y + y * cell.box.height,
    })),
  ).sort((a, b) => away(a, cell.centre) - away(b, cell.centre));
  for (const scale of SCALES) {
    const at = spots.find((spot) => parts.every((part) => holds(cell.outline, spot, part, scale)));
    if (at) return { scale, at };
  }
  return { scale: 0, at: cell.centre };
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How a system is laid out: fleets beside the planet or below it, whichever can be drawn larger;
 * `em` is the size of a letter, `stacks` how many kinds of ships the widest fleet has. A gate has a
 * sign instead of a planet, and its fleets beside it. */
export function fitted(cell: Cell, em: number, fleets: number, slots: number, stacks = 1): Fit {
  const gate = cell.system % 4 === 0;
  const crowded = fleets >= VERY_MANY ? 2 : fleets >= MANY ? 1 : 0;
  const size = [{ planet: 1, slot: 1 }, SMALLER, SMALLEST][crowded] ?? SMALLEST;
  const planet = gate ? SLOT : PLANET * size.planet;
  const fleet = crowded
    ? { ...COUNTED, width: COUNTED.width + COUNTED_STACK * (stacks - 1) }
    : { ...FLEET, width: FLEET.width + STACK * (stacks - 1) };
  /** Slots stand one above the other beside the planet, on a gate side by side. */
  const slot = SLOT * size.slot;
  const what = planet + (slots ? slot : 0);
  const name = gate ? 0 : NAME;
  const tall = gate ? planet : Math.max(planet, slots * slot) + name;
  /** All in one box where there is little; planet and fleets each in its own where there is much. */
  const boxed = (width: number, height: number): Part[] => [
    { x: 0, y: 0, width: width * em, height: height * em, round: ROUND },
  ];
  const part = (x: number, y: number, width: number, height: number, round: number): Part => ({
    x: x * em,
    y: y * em,
    width: width * em,
    height: height * em,
    round,
  });
  /** Fleets in so many columns, beside the planet or below it, or above where there is much. */
  const ways = (crowded ? [1, 2, 3] : [1]).flatMap((columns) => {
    const wide = fleets ? fleet.width * columns : 0;
    const high = fleet.height * Math.ceil(fleets / columns);
    const [across, along] = [what + (fleets ? wide + 0.7 : 0), tall + (fleets ? high + 0.3 : 0)];
    const beside = largest(
      cell,
      crowded
        ? [
            part((what - across) / 2, 0, what, tall, ROUND),
            part((across - wide) / 2, -name / 2, wide, high, BLOCK),
          ]
        : boxed(across, Math.max(tall, high)),
    );
    const stacked = (up: number): Part[] => [
      part(0, (up * (tall - along)) / 2, what, tall, ROUND),
      part(0, (up * (along - high)) / 2, wide, high, BLOCK),
    ];
    const below = largest(cell, crowded ? stacked(1) : boxed(Math.max(what, wide), along));
    const above = crowded ? [largest(cell, stacked(-1))] : [];
    // Beside it the name hangs below what is centred; it has its place among what stands below.
    const up = (name * em * Math.max(LEAST, beside.scale)) / 2;
    return [
      { ...beside, wide: true, above: false, columns, at: { x: beside.at.x, y: beside.at.y - up } },
      { ...below, wide: false, above: false, columns },
      ...above.map((found) => ({ ...found, wide: false, above: true, columns })),
    ];
  });
  // What is large enough is not made larger; then beside comes before below.
  const best = ways.reduce((a, b) => (b.scale > a.scale ? b : a));
  return { ...best, crowded, fits: best.scale > 0, scale: Math.max(LEAST, best.scale) };
}
