// Planets. Each look is a recipe: tones and amounts; the painter does the rest.

import { anomaly } from './anomalies';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, ellipse, group, line, path, poly } from './pen';
import type { Tone } from './seed';
import { hsl, n, shade, times } from './seed';
import { anywhere, band, crack, disc, patch, place, R, ring, track, wisp } from './sphere';
import type { Subject } from './subject';

interface Recipe {
  /** The ground or the sea, what lies on it, and what lies on that. */
  sea: Tone;
  land?: Tone;
  high?: Tone;
  air: Tone;
  /** How many continents, clouds, craters, cracks, bands, lamps. */
  lands?: number;
  size?: number;
  clouds?: number;
  craters?: number;
  cracks?: number;
  crack?: Tone;
  bands?: number;
  lamps?: number;
  caps?: boolean;
  rings?: boolean;
  /** What people (or machines, or disasters) did to it. */
  works?: readonly Work[];
}

type Work = (pen: Pen, recipe: Recipe) => string;

const WHITE: Tone = [205, 40, 96];
const LAMP: Tone = [44, 100, 72];

// --- layers ---------------------------------------------------------------

/** Where lands lie, the first ones in plain view: no world may look empty. */
const SPREAD = [
  [-6, 6],
  [34, -40],
  [-40, 34],
  [20, 56],
  [-30, -54],
  [60, 10],
  [-64, -10],
  [4, -72],
] as const;

function continents(pen: Pen, r: Recipe): string {
  if (!r.land) return '';
  const [land, count, size] = [r.land, r.lands ?? 5, r.size ?? 22];
  const flip = pen.rng.sign();
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const [lat0, lon0] = SPREAD[i % SPREAD.length] ?? [0, 0];
    const [lat, lon] = [lat0 * flip + pen.rng.range(-9, 9), lon0 + pen.rng.range(-14, 14)];
    const s = size * pen.rng.range(0.55, 1.25);
    const d = patch(pen.rng, lat, lon, s, 1, pen.full ? 36 : 24);
    out += path(d, shade(land), `stroke="${shade(r.sea, 12, 0.55)}" stroke-width="2.4"`);
    out += path(
      patch(pen.rng, lat + 3, lon + 4, s * 0.62, 1.2, pen.full ? 22 : 13),
      shade(r.high ?? land, r.high ? 0 : 8, 0.75),
    );
    if (pen.full)
      out += path(
        patch(pen.rng, lat + 5, lon - 5, s * 0.3, 1.3, 14),
        shade(r.high ?? land, 12, 0.6),
      );
  }
  return out;
}

function bands(pen: Pen, r: Recipe): string {
  if (!r.bands) return '';
  let out = '';
  for (let lat = -88; lat < 88; ) {
    const height = pen.rng.range(0.5, 1.7) * (150 / r.bands);
    const tone = pen.rng.chance(0.5) ? r.sea : (r.land ?? r.sea);
    out += path(
      band(pen.rng, lat, lat + height, pen.rng.range(0.4, 2.4)),
      hsl(tone[0] + pen.rng.range(-10, 10), tone[1], tone[2] + pen.rng.range(-13, 15), 0.66),
    );
    lat += height * pen.rng.range(0.7, 1.1);
  }
  const eye = disc(pen.rng.range(-34, -12), pen.rng.range(-25, 40), 13);
  const storm = (k: number, colour: string): string =>
    ellipse(eye.x, eye.y, eye.ry * 1.5 * k, eye.ry * 0.72 * k, colour);
  return (
    out +
    storm(1.2, shade(r.sea, -14, 0.45)) +
    storm(1, shade(r.high ?? WHITE, 0, 0.85)) +
    storm(0.55, shade(r.sea, 8, 0.7))
  );
}

function craters(pen: Pen, r: Recipe): string {
  return times(pen.full ? (r.craters ?? 0) : Math.ceil((r.craters ?? 0) * 0.7), () => {
    const c = disc(...anywhere(pen.rng, 75), pen.rng.range(2, 4) * pen.rng.range(0.8, 2.6));
    const t = `transform="rotate(${n(c.turn)} ${n(c.x)} ${n(c.y)})"`;
    return (
      ellipse(c.x + 0.9, c.y + 0.9, c.rx, c.ry, shade(r.land ?? r.sea, 20, 0.5), t) +
      ellipse(c.x, c.y, c.rx, c.ry, shade(r.sea, -16, 0.8), t) +
      ellipse(c.x + c.rx * 0.2, c.y + c.ry * 0.2, c.rx * 0.7, c.ry * 0.7, shade(r.sea, -3, 0.55), t)
    );
  });
}

function cracks(pen: Pen, r: Recipe): string {
  if (!r.cracks) return '';
  const d = times(r.cracks, () => crack(pen.rng, ...anywhere(pen.rng), pen.full ? 9 : 7));
  const tone = r.crack ?? [24, 100, 55];
  // Wide and faint below, narrow and bright above: heat without a blur filter.
  return (
    line(d, shade(tone, -10, 0.25), 5) +
    line(d, shade(tone, 0, 0.6), 2.2) +
    line(d, shade(tone, 25), 0.8)
  );
}

function clouds(pen: Pen, r: Recipe): string {
  const { rng } = pen;
  const count = Math.round((r.clouds ?? 0) * (pen.full ? 15 : 9));
  return times(count, () => {
    const [lat, lon] = anywhere(rng, 80);
    const wide = rng.range(12, 38);
    const veil = wisp(rng, lat, lon, wide, rng.range(2, 5.5));
    const core = wisp(rng, lat + rng.range(-2, 3), lon + 4, wide * 0.6, rng.range(1, 3));
    return path(veil, shade(WHITE, -4, 0.36)) + path(core, shade(WHITE, 0, 0.62));
  });
}

function caps(pen: Pen, r: Recipe): string {
  if (!r.caps) return '';
  const cap = (lat: number, size: number): string =>
    path(patch(pen.rng, lat, 0, size, 0.7, 20), shade(WHITE, -2, 0.92));
  return cap(84, 22) + cap(-88, 19);
}

/** Lamps gather into towns; they are brightest where night has fallen. */
function lamps(pen: Pen, r: Recipe): string {
  let d = '';
  const towns = Math.ceil((r.lamps ?? 0) * (pen.full ? 1 : 0.6));
  for (let i = 0; i < towns; i += 1) {
    const [lat, lon] = anywhere(pen.rng);
    for (let k = 0; k < 7; k += 1) {
      const [x, y, z] = place(
        lat + pen.rng.range(-1, 1) * k * 1.6,
        lon + pen.rng.range(-1, 1) * k * 1.8,
      );
      if (z > 0.1 && x + y > -0.75) d += `M${n(x * R)} ${n(y * R)}h0`;
    }
  }
  return (
    d &&
    line(d, shade(LAMP, -6, 0.3), 2.4, 'stroke-linecap="round"') +
      line(d, shade(LAMP, 8), 0.9, 'stroke-linecap="round"')
  );
}

// --- works ----------------------------------------------------------------

const gridOf =
  (tone: Tone, step: number): Work =>
  () => {
    let d = '';
    for (let a = -75; a <= 75; a += step) d += track(a, -90, a, 90, 12);
    for (let o = -80; o <= 80; o += step) d += track(-80, o, 80, o, 10);
    return line(d, shade(tone, -5, 0.5), 0.6);
  };

const webOf =
  (tone: Tone): Work =>
  (pen) => {
    const nodes = Array.from({ length: pen.full ? 16 : 11 }, () => anywhere(pen.rng, 70));
    let d = '';
    nodes.forEach(([lat, lon], i) => {
      const [a, o] = nodes[(i * 5 + 3) % nodes.length] ?? [0, 0];
      d += track(lat, lon, a, o);
    });
    const lamps = nodes
      .map(([a, o]) => disc(a, o, 2))
      .map(
        (p) => circle(p.x, p.y, 1.7, shade(tone, 25)) + circle(p.x, p.y, 3.6, shade(tone, 0, 0.3)),
      )
      .join('');
    return line(d, shade(tone, -8, 0.35), 2) + line(d, shade(tone, 8, 0.9), 0.6) + lamps;
  };

/** Ring roads, the sign of a world that is one city. */
const metropolis =
  (tone: Tone): Work =>
  (pen) =>
    times(pen.full ? 7 : 5, () => {
      const c = disc(...anywhere(pen.rng, 62), pen.rng.range(5, 15));
      const t = `transform="rotate(${n(c.turn)} ${n(c.x)} ${n(c.y)})" stroke-width=".8" stroke="${shade(tone, 4, 0.85)}"`;
      return times(3, (i) =>
        ellipse(
          c.x,
          c.y,
          (c.rx * (i + 1)) / 3,
          (c.ry * (i + 1)) / 3,
          i ? 'none' : shade(tone, 20, 0.9),
          `${t}${i === 1 ? ' stroke-dasharray="3 1.4"' : ''}`,
        ),
      );
    });

const domes =
  (tone: Tone): Work =>
  (pen) =>
    times(7, () => {
      const c = disc(...anywhere(pen.rng, 58), pen.rng.range(6, 13));
      const fill = pen.radial(
        [0, shade(tone, 35, 0.95), 0.55, shade(tone, 0, 0.5), 1, shade(tone, 20, 0.95)],
        0.35,
        0.3,
        0.8,
      );
      return circle(c.x, c.y, c.ry, fill) + circle(c.x, c.y, c.ry * 0.4, shade(LAMP, 0, 0.8));
    });

const plates =
  (tone: Tone): Work =>
  (pen) =>
    times(pen.full ? 22 : 14, () => {
      const [lat, lon] = [pen.rng.int(-5, 5) * 13, pen.rng.int(-6, 6) * 13];
      const [h, w] = [pen.rng.range(5, 12), pen.rng.range(6, 24)];
      return path(
        `${track(lat, lon, lat, lon + w, 4)}${track(lat + h, lon + w, lat + h, lon, 4).replace('M', 'L')}Z`,
        shade(tone, pen.rng.range(-20, 16), 0.8),
      );
    });

/** A trench of lamps around the waist: built, not grown. */
const belted =
  (tone: Tone): Work =>
  () =>
    line(track(0, -95, 0, 95, 16), shade(tone, -45, 0.9), 5) +
    line(track(0, -95, 0, 95, 16), shade(tone, 5), 1.1, 'stroke-dasharray="2.5 1.6"');

const spikes =
  (tone: Tone): Work =>
  (pen) =>
    times(9, () => {
      const c = disc(...anywhere(pen.rng, 60), 5);
      return (
        path(poly([c.x - 4, c.y + 3, c.x, c.y - 7, c.x + 4, c.y + 3]), shade(tone, 22)) +
        path(poly([c.x, c.y - 7, c.x + 4, c.y + 3, c.x, c.y + 3]), shade(tone, -18))
      );
    });

const junk: Work = (pen) =>
  times(26, () => {
    const c = disc(...anywhere(pen.rng), 3);
    return group(
      `translate(${n(c.x)} ${n(c.y)}) rotate(${pen.rng.int(0, 180)})`,
      `<path d="M-4-1H4V1H-4Z" fill="${hsl(pen.rng.range(10, 50), 40, pen.rng.range(20, 62), 0.9)}"/>`,
    );
  });

/** The outer crust has broken away and shows the burning world inside. */
const shell: Work = (pen, r) => {
  const holes = [
    [18, -22, 27],
    [-30, 34, 20],
    [44, 48, 13],
  ] as const;
  return holes
    .map(([lat, lon, size]) => {
      const d = patch(pen.rng, lat, lon, size, 0.6);
      const fill = pen.radial([0, '#fff1b0', 0.45, '#ff9a2e', 1, '#5a1304']);
      return (
        path(d, fill, `stroke="${shade(r.sea, 24)}" stroke-width="1.6"`) +
        group('translate(1.6 2)', line(d, '#0009', 2))
      );
    })
    .join('');
};

const wound: Work = (pen) => {
  const d = crack(pen.rng, 40, 10, 7, 2) + crack(pen.rng, 0, 30, 8, 2);
  return line(d, '#000b', 4) + line(d, '#ff7a3a99', 1.1);
};

// --- recipes --------------------------------------------------------------

const ocean: Recipe = {
  sea: [208, 72, 34],
  land: [95, 30, 36],
  high: [48, 38, 52],
  air: [200, 90, 70],
  lands: 5,
  size: 13,
  clouds: 1,
  caps: true,
};
const jungle: Recipe = {
  sea: [188, 50, 26],
  land: [118, 46, 27],
  high: [92, 52, 40],
  air: [140, 70, 66],
  lands: 7,
  size: 27,
  clouds: 0.7,
};
const desert: Recipe = {
  sea: [32, 50, 46],
  land: [24, 48, 36],
  high: [42, 60, 62],
  air: [36, 85, 72],
  lands: 6,
  size: 20,
  clouds: 0.25,
  bands: 12,
  craters: 4,
};
const rock: Recipe = {
  sea: [26, 14, 40],
  land: [20, 16, 31],
  high: [36, 16, 54],
  air: [30, 30, 70],
  lands: 6,
  size: 18,
  craters: 22,
};
const lava: Recipe = {
  sea: [8, 42, 15],
  land: [12, 30, 10],
  high: [14, 60, 22],
  air: [16, 100, 60],
  lands: 6,
  size: 20,
  cracks: 8,
  crack: [24, 100, 54],
};
const city: Recipe = {
  sea: [220, 22, 24],
  land: [216, 18, 34],
  high: [210, 16, 46],
  air: [206, 80, 72],
  lands: 5,
  size: 20,
  clouds: 0.3,
  lamps: 26,
  works: [metropolis([42, 95, 66])],
};
const ice: Recipe = {
  sea: [198, 48, 76],
  land: [204, 34, 88],
  high: [190, 60, 94],
  air: [190, 90, 82],
  lands: 6,
  size: 22,
  clouds: 0.5,
  cracks: 6,
  crack: [206, 70, 46],
};
const gas: Recipe = {
  sea: [262, 42, 46],
  land: [292, 38, 62],
  high: [24, 70, 72],
  air: [276, 85, 76],
  bands: 20,
};
const ruin: Recipe = {
  sea: [46, 16, 34],
  land: [38, 14, 24],
  high: [56, 18, 48],
  air: [52, 40, 64],
  lands: 6,
  size: 18,
  craters: 9,
  works: [wound],
};

const RECIPES: Readonly<Record<string, Recipe>> = {
  ocean,
  jungle,
  desert,
  rock,
  lava,
  city,
  ice,
  gas,
  ruin,
  garden: {
    ...jungle,
    sea: [196, 60, 38],
    land: [88, 48, 42],
    high: [330, 40, 60],
    clouds: 0.6,
    size: 20,
  },
  'ocean world': {
    ...ocean,
    sea: [192, 80, 36],
    land: [170, 36, 58],
    lands: 3,
    size: 7,
    clouds: 1.5,
  },
  'blue world': {
    ...ocean,
    sea: [216, 78, 36],
    land: [104, 42, 32],
    high: [42, 42, 50],
    lands: 6,
    size: 23,
    clouds: 0.8,
    lamps: 8,
  },
  'garden world': {
    ...jungle,
    sea: [186, 62, 40],
    land: [78, 58, 42],
    high: [112, 55, 32],
    clouds: 0.6,
    size: 30,
  },
  'paradise world': {
    ...ocean,
    sea: [174, 72, 42],
    land: [46, 62, 66],
    high: [112, 46, 44],
    size: 16,
    lands: 7,
    clouds: 0.7,
    caps: false,
    air: [170, 90, 78],
  },
  'red desert': {
    ...desert,
    sea: [14, 60, 40],
    land: [8, 54, 28],
    high: [22, 66, 56],
    air: [16, 80, 70],
    bands: 0,
    size: 26,
    craters: 7,
    caps: true,
    clouds: 0.12,
    works: [(pen) => line(crack(pen.rng, 4, -40, 9, 1), '#47120acc', 2.4)],
  },
  'ringed world': {
    ...gas,
    sea: [40, 48, 62],
    land: [34, 40, 74],
    high: [46, 60, 84],
    air: [42, 85, 80],
    bands: 24,
    rings: true,
  },
  'dead world': {
    ...rock,
    sea: [78, 10, 34],
    land: [90, 9, 24],
    high: [66, 14, 48],
    air: [90, 40, 60],
    works: [wound],
  },
  'ember world': {
    ...lava,
    sea: [18, 80, 28],
    cracks: 13,
    crack: [38, 100, 56],
    air: [26, 100, 62],
  },
  'junk world': {
    ...rock,
    sea: [34, 24, 30],
    craters: 5,
    lamps: 8,
    works: [plates([28, 28, 38]), junk],
  },
  'mining world': {
    ...rock,
    sea: [200, 16, 38],
    land: [206, 18, 27],
    high: [190, 20, 52],
    craters: 12,
    cracks: 5,
    crack: [176, 90, 54],
    lamps: 5,
  },
  'mountain world': {
    ...rock,
    sea: [214, 18, 40],
    land: [220, 18, 30],
    high: [206, 20, 66],
    craters: 0,
    clouds: 0.4,
    caps: true,
    works: [spikes([212, 16, 56])],
  },
  'city world': {
    ...city,
    sea: [34, 20, 26],
    land: [30, 18, 36],
    high: [38, 22, 48],
    air: [36, 90, 72],
    lamps: 36,
  },
  'network world': {
    ...city,
    sea: [228, 45, 22],
    air: [202, 95, 70],
    lamps: 10,
    works: [webOf([196, 95, 62])],
  },
  'cyber world': {
    ...city,
    sea: [292, 46, 20],
    land: [280, 40, 28],
    high: [306, 44, 38],
    air: [312, 95, 72],
    lamps: 6,
    works: [gridOf([316, 95, 66], 15), webOf([170, 95, 60])],
  },
  'machine world': {
    ...rock,
    sea: [190, 12, 36],
    craters: 0,
    air: [176, 80, 66],
    works: [plates([190, 14, 42]), gridOf([180, 30, 20], 26), belted([172, 95, 62])],
  },
  'fortress world': {
    ...rock,
    sea: [2, 22, 32],
    land: [0, 22, 24],
    craters: 3,
    air: [4, 85, 66],
    works: [plates([4, 18, 40]), belted([6, 100, 64]), metropolis([10, 95, 66])],
  },
  'domed world': {
    ...rock,
    sea: [24, 36, 42],
    land: [20, 38, 32],
    craters: 8,
    air: [186, 80, 74],
    works: [domes([186, 70, 56])],
  },
  'shipyard world': {
    ...city,
    sea: [250, 18, 32],
    land: [246, 16, 24],
    air: [244, 80, 76],
    works: [plates([250, 16, 44]), belted([40, 100, 66])],
  },
  'gate world': {
    ...ocean,
    sea: [224, 62, 36],
    land: [150, 30, 36],
    size: 20,
    air: [262, 90, 76],
    lamps: 10,
  },
  'ruined throne': {
    ...ruin,
    sea: [282, 18, 32],
    land: [276, 18, 22],
    high: [44, 40, 52],
    air: [286, 50, 68],
    works: [metropolis([44, 40, 52]), wound],
  },
  'layered world': {
    ...rock,
    sea: [30, 22, 36],
    land: [24, 24, 27],
    craters: 5,
    air: [26, 95, 64],
    works: [shell],
  },
  'sister world': {
    ...ocean,
    sea: [204, 64, 44],
    land: [336, 36, 58],
    high: [30, 46, 70],
    size: 20,
    air: [330, 85, 78],
  },
  'brother world': {
    ...desert,
    sea: [230, 32, 36],
    land: [224, 32, 26],
    high: [210, 40, 56],
    size: 22,
    air: [226, 85, 74],
    clouds: 0.5,
  },
  'red nebula': {
    ...gas,
    sea: [352, 58, 38],
    land: [14, 62, 48],
    high: [36, 80, 64],
    air: [350, 95, 68],
  },
  capital: {
    ...city,
    sea: [258, 24, 26],
    land: [250, 20, 36],
    air: [46, 95, 72],
    lamps: 34,
    works: [metropolis([46, 100, 68]), belted([46, 100, 66])],
  },
};

/** Every card of a kind gets its own cast of that kind's colours. */
function vary(pen: Pen, recipe: Recipe, strength: number): Recipe {
  const [turn, light] = [pen.rng.range(-1, 1) * strength, pen.rng.range(-4, 5)];
  const cast = (t: Tone): Tone => [t[0] + turn, t[1], t[2] + light];
  return {
    ...recipe,
    sea: cast(recipe.sea),
    ...(recipe.land && { land: cast(recipe.land) }),
    ...(recipe.high && { high: cast(recipe.high) }),
  };
}

// --- the painter ----------------------------------------------------------

function ball(pen: Pen, r: Recipe, tilt: number): string {
  const clip = pen.clip(`<circle r="${R}"/>`);
  const base = pen.radial(
    [0, shade(r.sea, 14), 0.6, shade(r.sea), 1, shade(r.sea, -12)],
    0.35,
    0.32,
    0.75,
  );
  const night = pen.radial(
    [
      0,
      '#ffffff33',
      0.28,
      '#ffffff00',
      0.5,
      '#00020a2e',
      0.72,
      '#00020ab8',
      0.92,
      '#00020af2',
      1,
      '#00020afa',
    ],
    0.3,
    0.28,
    0.84,
  );
  const rim = pen.linear(
    [0, shade(r.air, 12, 0.95), 0.45, shade(r.air, 0, 0.35), 0.75, shade(r.air, 0, 0)],
    1,
    1,
  );
  const surface =
    bands(pen, r) +
    continents(pen, r) +
    craters(pen, r) +
    cracks(pen, r) +
    (r.works ?? []).map((work) => work(pen, r)).join('') +
    caps(pen, r) +
    clouds(pen, r);
  return (
    `<g clip-path="${clip}">${circle(0, 0, R, base)}${group(`rotate(${n(tilt)})`, surface)}` +
    `${circle(0, 0, R, night)}${group(`rotate(${n(tilt)})`, lamps(pen, r))}` +
    `<circle r="${R - 1}" fill="none" stroke="${rim}" stroke-width="3"/></g>`
  );
}

function air(pen: Pen, r: Recipe): string {
  return circle(
    -1.5,
    -1.5,
    R * 1.2,
    pen.radial([
      0.8,
      shade(r.air, 0, 0),
      0.83,
      shade(r.air, 0, 0.55),
      0.9,
      shade(r.air, -5, 0.16),
      1,
      shade(r.air, 0, 0),
    ]),
  );
}

function rings(r: Recipe, front: boolean, wide: boolean): string {
  const tone: Tone = r.rings ? [40, 38, 74] : [r.air[0], 30, 76];
  return times(wide ? 8 : 4, (i) => {
    const rx = R * (1.3 + i * 0.062);
    return i === 5
      ? ''
      : line(
          ring(rx, rx * 0.24, front),
          hsl(tone[0] + i * 5, tone[1], tone[2] - (i % 3) * 12, front ? 0.9 - i * 0.05 : 0.5),
          wide ? 2.7 : 1.5,
        );
  });
}

function moon(pen: Pen): string {
  const a = pen.rng.range(-0.9, 0.9) + (pen.rng.chance(0.5) ? Math.PI : 0);
  const [x, y, r] = [Math.cos(a) * 68, Math.sin(a) * 50, pen.rng.range(3, 7)];
  return (
    circle(x, y, r, pen.radial([0, '#d8dbe2', 0.5, '#8b90a0', 1, '#11131c'], 0.3, 0.3, 0.8)) +
    circle(x + r * 0.2, y, r * 0.25, '#0004')
  );
}

/** Things in orbit that tell what the world is for. */
function orbit(pen: Pen, look: string, subject: Subject, r: Recipe): string {
  const tint = paletteOf(subject.faction).accent;
  switch (look) {
    case 'capital':
      return at(
        0,
        -61,
        0.4,
        path(
          'M-30 12L-34-12L-15 2L0-20L15 2L34-12L30 12Z',
          pen.linear([0, '#fff3c4', 1, '#d99a1e']),
        ),
      );
    case 'shipyard world':
    case 'gate world':
    case 'ringed world': {
      if (look === 'ringed world') return '';
      const d = ring(R * 1.36, 15, true);
      return group(
        'rotate(-16)',
        line(d, '#10131f', 5) +
          line(d, shade(r.air, 0), 1.2) +
          line(d, '#fff6d6', 2.2, 'stroke-dasharray="1 5"'),
      );
    }
    case 'ruined throne':
      return at(
        52,
        -50,
        0.28,
        path('M-30 12L-34-12L-15 2L0-20L8-6L4 12ZM14 14L18 4L34-10L31 14Z', '#b59a6a'),
        24,
      );
    case 'fortress world':
      return times(3, (i) =>
        at(60 - i * 8, 34 + i * 12, 0.14, path(burst(4, 30, 11, 0), shade(r.air, 10))),
      );
    default:
      // A homeworld flies its people's colour: a line of light around the waist.
      return subject.type === 'Homeworld'
        ? group(
            'rotate(-20)',
            line(ring(R * 1.3, 11, true), shade(tint, 0, 0.9), 1.3, 'stroke-dasharray="22 3 4 3"'),
          )
        : '';
  }
}

function broken(pen: Pen, r: Recipe): string {
  return times(pen.full ? 9 : 6, () => {
    const [x, y, s] = [pen.rng.range(38, 66), pen.rng.range(-52, -6), pen.rng.range(1.5, 6)];
    return (
      path(
        poly([
          x - s,
          y,
          x - s * 0.3,
          y - s,
          x + s,
          y - s * 0.4,
          x + s * 0.6,
          y + s * 0.8,
          x - s * 0.5,
          y + s * 0.7,
        ]),
        shade(r.land ?? r.sea, 10),
      ) +
      path(
        poly([x + s, y - s * 0.4, x + s * 0.6, y + s * 0.8, x - s * 0.5, y + s * 0.7, x, y]),
        shade(r.sea, -20),
      )
    );
  });
}

/** A world about the middle, some 100 wide; rings and moons reach a little further. */
export function world(pen: Pen, subject: Subject): string {
  const look = subject.type === 'Capital' ? 'capital' : (subject.look ?? 'rock');
  const strange = anomaly(pen, look);
  if (strange) return strange;
  const known = RECIPES[look] ?? RECIPES[look.replace(/ world$/, '')] ?? rock;
  const recipe = vary(pen, known, look === 'gas' ? 170 : subject.title === 'seize' ? 4 : 14);
  const tilt = pen.rng.range(-28, 28);
  const wide = recipe.rings === true;
  const ringed =
    wide ||
    ((recipe.bands ?? 0) > 14 && look !== 'red nebula' && pen.rng.chance(0.6)) ||
    (look === 'ice' && pen.rng.chance(0.4));
  const spin = wide ? -18 : tilt;
  const halo =
    look === 'red nebula'
      ? pen.glow(-10, 0, 110, 66, '#ff5a6a66', '#c0203a55') +
        pen.glow(30, 20, 70, 44, '#ff9a5a44', '#e0405044')
      : '';
  const twin =
    look === 'sister world' || look === 'brother world'
      ? at(
          58,
          26,
          0.27,
          ball(
            pen,
            {
              ...(RECIPES[look === 'sister world' ? 'brother world' : 'sister world'] ?? rock),
              lands: 2,
              clouds: 0.2,
              bands: 0,
              craters: 0,
              caps: false,
            },
            10,
          ),
        )
      : '';
  const body =
    halo +
    air(pen, recipe) +
    (ringed ? group(`rotate(${n(spin)})`, rings(recipe, false, wide)) : '') +
    ball(pen, recipe, tilt) +
    (ringed ? group(`rotate(${n(spin)})`, rings(recipe, true, wide)) : '') +
    (/ruin|dead/.test(look) ? broken(pen, recipe) : '') +
    orbit(pen, look, subject, recipe) +
    twin;
  return ringed || twin || pen.rng.chance(0.45) ? body : body + moon(pen);
}
