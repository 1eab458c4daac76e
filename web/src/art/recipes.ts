// What each kind of world is made of. To add a kind, add a recipe.
import { circle, ellipse, group, line, path, poly } from './pen';
import type { Tone } from './seed';
import { hsl, n, shade, times } from './seed';
import { anywhere, crack, disc, patch, track } from './sphere';
import type { Recipe, Work } from './surface';
import { LAMP } from './surface';

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
    const nodes = Array.from({ length: pen.full ? 16 : 8 }, () => anywhere(pen.rng, 70));
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
    times(pen.full ? 7 : 4, () => {
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
    times(7, (i) => {
      // In a loose spiral from the middle, so that every dome is seen from above.
      const [a, r] = [i * 2.4, 7 + i * 6.5];
      const c = disc(Math.sin(a) * r, Math.cos(a) * r, pen.rng.range(7, 12));
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
export const rock: Recipe = {
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
  lands: 0,
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

export const RECIPES: Readonly<Record<string, Recipe>> = {
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
    bands: 20,
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
    bands: 8,
    clouds: 0.4,
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
