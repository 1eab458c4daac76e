// The big pictures: a wide sky for each title, and the backs of its cards.

import { burst, circle, ellipse, group, line, Pen, path, rect } from './pen';
import { skyOf } from './scenes';
import { hsl, n, Rng, shade, times } from './seed';
import { ring } from './sphere';

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

/** A full-screen sky behind lobby and table: no filters, a few big gradients, stars as four paths. */
export function backdrop(title: string): string {
  const m = skyOf(title);
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
      pen.glow(m.sunAt, 190, 210, 210, m.sun, shade([m.second, 90, 50], 0, 0.3)) +
      m.feature(pen, m, rng),
    'preserveAspectRatio="xMidYMid slice" width="100%" height="100%"',
  );
}

/** The back of a title's cards; the sign is in the middle, so any crop works. */
export function back(title: string): string {
  const m = skyOf(title);
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
