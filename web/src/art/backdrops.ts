// The big pictures: a wide sky for each title, and the backs of its cards.

import { at, burst, circle, ellipse, group, line, Pen, path, rect } from './pen';
import { hsl, n, Rng, shade, times } from './seed';
import { band, crack, patch, R, ring } from './sphere';

interface Mood {
  hue: number;
  second: number;
  sun: string;
  /** The sign on the back of the cards, in a box from -50 to 50. */
  sign: string;
}

const MOODS: Readonly<Record<string, Mood>> = {
  contention: {
    hue: 252,
    second: 212,
    sun: '#ffd98a',
    sign: 'M-34 26L-42-22L-18-4L0-38L18-4L42-22L34 26ZM-34 32H34V40H-34Z',
  },
  seize: {
    hue: 2,
    second: 338,
    sun: '#ff8a5a',
    sign: 'M0-48L9-20V14H24V22H5V38L0 48L-5 38V22H-24V14H-9V-20ZM-44-6C-44-30-26-44-12-46C-26-34-32-20-30-4ZM44-6C44-30 26-44 12-46C26-34 32-20 30-4Z',
  },
  arcs: {
    hue: 168,
    second: 118,
    sun: '#c9f27b',
    sign: 'M-46 20A46 46 0 0 1 46 20L36 22A36 36 0 0 0-36 22ZM-30 28A30 30 0 0 1 30 28L20 29A20 20 0 0 0-20 29ZM0 22A9 9 0 1 0 .1 22Z',
  },
};

const mood = (title: string): Mood => MOODS[title] ?? (MOODS.contention as Mood);

function dots(
  rng: Rng,
  count: number,
  width: number,
  height: number,
  size: number,
  colour: string,
): string {
  return line(
    times(count, () => `M${Math.round(rng.range(0, width))} ${Math.round(rng.range(0, height))}h0`),
    colour,
    size,
    'stroke-linecap="round"',
  );
}

/** A limb of a world that fills one corner; light along its edge. */
function limb(pen: Pen, m: Mood, x: number, y: number, r: number, ground: string): string {
  const night = pen.radial(
    [
      0,
      hsl(m.second, 60, 60, 0.16),
      0.4,
      hsl(m.hue, 60, 10, 0.2),
      0.72,
      hsl(m.hue, 70, 4, 0.86),
      1,
      hsl(m.hue, 70, 2),
    ],
    0.3,
    0.2,
    0.9,
  );
  const halo = pen.radial([
    0.86,
    hsl(m.second, 90, 60, 0),
    0.885,
    hsl(m.second, 90, 66, 0.5),
    0.93,
    hsl(m.second, 90, 56, 0.12),
    1,
    hsl(m.second, 90, 50, 0),
  ]);
  const edge = pen.linear(
    [0, hsl(m.second, 95, 82, 0.9), 0.4, hsl(m.second, 95, 70, 0.1), 1, hsl(m.second, 95, 60, 0)],
    0.6,
    1,
  );
  const land = `<g clip-path="${pen.clip(`<circle r="${R}"/>`)}">${circle(0, 0, R, hsl(m.second, 44, 20))}${ground}</g>`;
  return (
    circle(x, y, r * 1.13, halo) +
    at(x, y, r / R, land, -16) +
    circle(x, y, r, night) +
    circle(x, y, r - 1, 'none', `stroke="${edge}" stroke-width="3"`)
  );
}

const weather = (rng: Rng, m: Mood): string =>
  times(16, (i) =>
    path(
      band(rng, -84 + i * 10.5, -74 + i * 10.5 + rng.range(0, 6), rng.range(0.6, 2.4), 22),
      hsl(m.hue + rng.range(-44, 20), 46, rng.range(14, 44), 0.7),
    ),
  );

const scorched = (rng: Rng): string => {
  const wounds = times(6, () => crack(rng, rng.range(20, 80), rng.range(-60, 70), 9, 1));
  return (
    times(6, () =>
      path(
        patch(rng, rng.range(10, 80), rng.range(-70, 70), 20),
        hsl(4, 40, rng.range(8, 16), 0.9),
      ),
    ) +
    line(wounds, '#ff5a1a2e', 1) +
    line(wounds, '#ff9a5a99', 0.2)
  );
};

const overgrown = (rng: Rng, m: Mood): string =>
  times(14, () =>
    path(
      patch(rng, rng.range(-10, 80), rng.range(-70, 70), rng.range(8, 24)),
      hsl(m.second + rng.range(-20, 40), 56, rng.range(8, 22), 0.7),
    ),
  );

/** What marks the sky of a title: a ringed giant, a burning front, a creeping blight. */
function feature(pen: Pen, title: string, m: Mood, rng: Rng): string {
  if (title === 'seize') {
    return (
      times(16, (i) =>
        line(
          `M${n(rng.range(900, 1600))} ${n(rng.range(60, 560))}l${n(-80 - i * 6)} ${n(26 + i * 2)}`,
          hsl(rng.range(4, 36), 100, 66, rng.range(0.14, 0.5)),
          rng.range(1, 2.4),
          'stroke-linecap="round"',
        ),
      ) + limb(pen, m, 250, 1150, 620, scorched(rng))
    );
  }
  if (title === 'arcs') {
    const vines = times(14, () => {
      const [x, y] = [rng.range(0, 1600), rng.range(700, 920)];
      return line(
        `M${n(x)} 920C${n(x + rng.range(-160, 160))} ${n(y)} ${n(x + rng.range(-220, 220))} ${n(y - 160)} ${n(x + rng.range(-240, 240))} ${n(y - rng.range(120, 420))}`,
        hsl(m.second + rng.range(-20, 30), 70, 40, rng.range(0.12, 0.34)),
        rng.range(2, 9),
        'stroke-linecap="round"',
      );
    });
    return (
      limb(pen, m, 1330, 1100, 560, overgrown(rng, m)) +
      vines +
      times(30, () =>
        circle(
          rng.range(0, 1600),
          rng.range(420, 900),
          rng.range(2, 9),
          hsl(m.second, 80, 60, rng.range(0.06, 0.3)),
        ),
      )
    );
  }
  const hoops = (front: boolean): string =>
    times(6, (i) =>
      line(
        ring(430 + i * 30, 86 + i * 7, front),
        hsl(m.second + i * 9, 60, 72, 0.34 - i * 0.04),
        12,
      ),
    );
  return (
    group('translate(1290 770) rotate(-16)', hoops(false)) +
    limb(pen, m, 1290, 770, 330, weather(rng, m)) +
    group('translate(1290 770) rotate(-16)', hoops(true))
  );
}

/** A full-screen sky behind lobby and table: no filters, a few big gradients, stars as four paths. */
export function backdrop(title: string): string {
  const m = mood(title);
  const pen = new Pen(`${title}|backdrop`, true);
  const rng = new Rng(`${title} sky`);
  const veil = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    hue: number,
    a: number,
    turn: number,
  ): string =>
    ellipse(
      x,
      y,
      rx,
      ry,
      pen.radial([
        0,
        hsl(hue, 75, 42, a),
        0.45,
        hsl(hue, 75, 32, a * 0.45),
        1,
        hsl(hue, 75, 20, 0),
      ]),
      `transform="rotate(${turn} ${x} ${y})"`,
    );
  const sky =
    rect(
      0,
      0,
      1600,
      900,
      pen.linear([0, hsl(m.hue, 55, 8), 0.6, hsl(m.second, 50, 4), 1, '#020308'], 0.4, 1),
    ) +
    veil(420, 240, 760, 300, m.hue, 0.42, -18) +
    veil(1200, 330, 620, 250, m.second, 0.36, 22) +
    veil(820, 720, 840, 260, m.hue + 26, 0.26, -8) +
    veil(640, 420, 520, 90, m.second, 0.22, -24);
  const stars =
    dots(rng, 170, 1600, 900, 1.2, '#ffffff70') +
    dots(rng, 80, 1600, 900, 2, '#dfe8ffb0') +
    dots(rng, 26, 1600, 900, 3, '#ffffff');
  const suns = times(7, () =>
    group(
      `translate(${n(rng.range(60, 1540))} ${n(rng.range(40, 520))}) scale(${n(rng.range(0.6, 1.5))})`,
      circle(0, 0, 16, '#ffffff10') + path(burst(4, 13, 1.2), '#fff'),
    ),
  );
  return pen.svg(
    '0 0 1600 900',
    sky +
      `<g class="art-stars">${stars}${suns}</g>` +
      pen.glow(
        title === 'seize' ? 1240 : 330,
        190,
        210,
        210,
        m.sun,
        shade([m.second, 90, 50], 0, 0.3),
      ) +
      feature(pen, title, m, rng),
    'preserveAspectRatio="xMidYMid slice" width="100%" height="100%"',
  );
}

/** The back of a title's cards; the sign is in the middle, so any crop works. */
export function back(title: string): string {
  const m = mood(title);
  const pen = new Pen(`${title}|back`, true);
  const rng = new Rng(`${title} back`);
  const gold = pen.linear([0, '#fff6d8', 0.4, m.sun, 1, hsl(m.hue, 60, 34)], 0.4, 1);
  const rays = times(24, (i) =>
    group(
      `rotate(${i * 15})`,
      path(`M-1.6-52L0-${i % 2 ? 190 : 96}L1.6-52Z`, hsl(m.second, 80, 66, i % 2 ? 0.14 : 0.4)),
    ),
  );
  const frame =
    rect(9, 9, 182, 262, 'none', `rx="9" stroke="${gold}" stroke-width="1.6"`) +
    rect(
      14,
      14,
      172,
      252,
      'none',
      `rx="6" stroke="${hsl(m.second, 70, 60, 0.5)}" stroke-width=".8"`,
    );
  const corner = [
    [26, 26],
    [174, 26],
    [26, 254],
    [174, 254],
  ]
    .map(([x = 0, y = 0]) => group(`translate(${x} ${y})`, path(burst(4, 9, 2), gold)))
    .join('');
  const hoops = times(3, (i) =>
    group(
      `rotate(${i * 60 - 30})`,
      line(ring(62, 20, true) + ring(62, 20, false), hsl(m.second, 80, 70, 0.55), 1.1),
    ),
  );
  return pen.svg(
    '0 0 200 280',
    rect(
      0,
      0,
      200,
      280,
      pen.radial(
        [0, hsl(m.hue, 70, 26), 0.5, hsl(m.hue, 62, 12), 1, hsl(m.hue, 60, 4)],
        0.5,
        0.5,
        0.72,
      ),
    ) +
      dots(rng, 70, 200, 280, 1, '#ffffff90') +
      group(
        'translate(100 140)',
        rays +
          hoops +
          circle(0, 0, 50, hsl(m.hue, 60, 8, 0.9), `stroke="${gold}" stroke-width="2.4"`) +
          circle(
            0,
            0,
            45,
            'none',
            `stroke="${hsl(m.second, 80, 66, 0.6)}" stroke-width="1" stroke-dasharray="2 4"`,
          ) +
          group('scale(.72)', path(m.sign, gold, 'fill-rule="evenodd"')),
      ) +
      frame +
      corner,
    'preserveAspectRatio="xMidYMid slice"',
  );
}
