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
export const NARROW = 480;
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
