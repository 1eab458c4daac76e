// Tactics, actions, technology: one strong sign over a moving field of light.

import { medallion } from './marks';
import type { Palette } from './palette';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, ellipse, group, line, path, rect } from './pen';
import { secondOf } from './scenes';
import type { Rng } from './seed';
import { hash, hsl, n, shade, times } from './seed';
import type { Sign } from './signs';
import { SIGNS, unknown } from './signs';
import type { Subject } from './subject';

// --- fields -------------------------------------------------------------------

type Field = (rng: Rng, p: Palette, count: number) => string;

const FIELDS: readonly Field[] = [
  // Streams that rush past.
  (rng, p, count) =>
    times(count, () => {
      const [y, x] = [rng.range(0, 140), rng.range(-20, 170)];
      return line(
        `M${n(x)} ${n(y)}q${n(rng.range(16, 40))}-${n(rng.range(0, 9))} ${n(rng.range(40, 90))} 0`,
        hsl(p.accent[0] + rng.range(-26, 26), 90, 70, rng.range(0.1, 0.42)),
        rng.range(0.5, 2.2),
      );
    }),
  // A whirl around the middle.
  (rng, p, count) =>
    times(count, () => {
      const [r, a] = [rng.range(34, 105), rng.range(0, 6.3)];
      const b = a + rng.range(0.3, 1.1);
      return line(
        `M${n(100 + Math.cos(a) * r)} ${n(70 + Math.sin(a) * r * 0.7)}A${n(r)} ${n(r * 0.7)} 0 0 1 ${n(100 + Math.cos(b) * r * 0.92)} ${n(70 + Math.sin(b) * r * 0.64)}`,
        hsl(p.accent[0] + rng.range(-30, 30), 90, 68, rng.range(0.12, 0.42)),
        rng.range(0.6, 2.4),
      );
    }),
  // Rays that burst outward.
  (rng, p, count) =>
    times(count, () => {
      const [a, from, to] = [rng.range(0, 6.3), rng.range(34, 60), rng.range(70, 130)];
      return line(
        `M${n(100 + Math.cos(a) * from)} ${n(70 + Math.sin(a) * from)}L${n(100 + Math.cos(a) * to)} ${n(70 + Math.sin(a) * to)}`,
        hsl(p.accent[0] + rng.range(-26, 26), 90, 70, rng.range(0.1, 0.4)),
        rng.range(0.5, 2.6),
      );
    }),
  // Long waves of an aurora.
  (rng, p, count) =>
    times(Math.ceil(count / 3), (i) => {
      const y = 20 + i * (320 / count) + rng.range(-6, 6);
      return line(
        `M-10 ${n(y)}C40 ${n(y - rng.range(10, 36))} 80 ${n(y + rng.range(10, 36))} 110 ${n(y)}S180 ${n(y - rng.range(8, 30))} 210 ${n(y + 6)}`,
        hsl(p.accent[0] + rng.range(-34, 34), 90, 64, rng.range(0.12, 0.34)),
        rng.range(1, 5),
      );
    }),
  // Rings that spread from a blow struck off to one side.
  (rng, p, count) => {
    const [x, y] = [rng.range(30, 170), rng.range(20, 120)];
    return times(Math.ceil(count / 3), (i) =>
      circle(
        x,
        y,
        12 + i * 13,
        'none',
        `stroke="${hsl(p.accent[0] + i * 4, 90, 68, 0.4 - i * 0.03)}" stroke-width="${n(rng.range(0.6, 2))}" stroke-dasharray="${rng.int(4, 40)} ${rng.int(2, 9)}"`,
      ),
    );
  },
];

/** The light behind a glyph; the page may set `.art-field` moving. */
export function field(pen: Pen, p: Palette, seed: string): string {
  const rng = pen.branch('field');
  const calm = seed === 'calm';
  const hue = p.accent[0] + rng.range(-14, 14);
  const [cx, cy] = [rng.range(0.36, 0.64), rng.range(0.34, 0.6)];
  const glow = pen.radial(
    [0, hsl(hue, 72, calm ? 20 : 32), 0.45, hsl(hue + 18, 66, 15), 1, hsl(hue + 34, 60, 4)],
    Math.round(cx * 100) / 100,
    Math.round(cy * 100) / 100,
    0.72,
  );
  const draw = FIELDS[hash(pen.name) % FIELDS.length];
  const dust = times(
    pen.full ? 40 : 22,
    () => `M${n(rng.range(0, 200))} ${n(rng.range(0, 140))}h0`,
  );
  return (
    rect(0, 0, 200, 140, glow) +
    `<g class="art-field"${calm ? ' opacity=".55"' : ''}>${draw?.(rng, p, Math.round((pen.full ? 44 : 26) * (calm ? 0.6 : 1))) ?? ''}</g>` +
    line(dust, '#ffffffb0', 1, 'stroke-linecap="round"')
  );
}

// --- glyphs -------------------------------------------------------------------

function paint(pen: Pen, p: Palette, [fill, drawn, dark]: Sign): string {
  const tone = p.accent;
  const body = pen.linear([0, '#ffffff', 0.3, shade(tone, 16), 1, shade(tone, -16)], 0.3, 1);
  const stroke = 'stroke-linecap="round" stroke-linejoin="round"';
  return (
    line(fill + (drawn ?? ''), shade(tone, -4, 0.16), 14, stroke) +
    line(fill + (drawn ?? ''), shade(tone, 0, 0.24), 7, stroke) +
    (drawn ? line(drawn, shade(tone, 12), 3.2, stroke) : '') +
    (fill
      ? path(
          fill,
          body,
          `fill-rule="evenodd" stroke="${hsl(tone[0], 80, 8)}" stroke-width="1.2" stroke-linejoin="round"`,
        )
      : '') +
    (dark ? line(dark, hsl(tone[0], 80, 9), 3, stroke) : '')
  );
}

/** Small companions, so that two cards with one sign still differ at a glance. */
function company(pen: Pen, p: Palette): string {
  const { rng } = pen;
  const bright = shade(p.fire, 8, 0.9);
  const angle = rng.range(0, 360);
  const count = rng.int(3, 7);
  const shape = rng.pick([
    path(burst(4, 7, 1.6), bright),
    path('M0-6L5 4H-5Z', bright),
    circle(0, 0, 3, bright),
    path('M-4-4H4V4H-4Z', 'none', `stroke="${bright}" stroke-width="1.6"`),
    path('M0-7L4 0L0 7L-4 0Z', bright),
    line('M-7 0H7', bright, 2),
  ]);
  switch (rng.int(0, 3)) {
    case 0:
      return times(count, (i) =>
        group(`rotate(${n(angle + (i * 360) / count)}) translate(62 0)`, shape),
      );
    case 1:
      return times(count, (i) =>
        at(-76 + (i * 152) / (count - 1), 46 - (i % 2) * 6, 0.5 + (i % 3) * 0.35, shape),
      );
    case 2:
      return group(
        `rotate(${n(angle)})`,
        `<circle r="60" fill="none" stroke="${shade(p.accent, 0, 0.6)}" stroke-width="1.3" stroke-dasharray="${rng.int(6, 90)} ${rng.int(6, 30)}"/>` +
          at(60, 0, 1.2, shape) +
          at(-60, 0, 0.8, shape),
      );
    default:
      return times(count, () =>
        at(
          rng.sign() * rng.range(56, 84),
          rng.range(-48, 48),
          rng.range(0.5, 1.3),
          shape,
          rng.range(0, 90),
        ),
      );
  }
}

/** How a sign stands: some come in twos and threes, some lean or turn about. */
function pose(subject: Subject, look: string, sign: string): string {
  const own = hash(subject.slug);
  if (look === 'crossfire') return sign + group('scale(-1 1)', sign);
  if (look === 'missile' && own % 2)
    return [-1, 0, 1]
      .map((i) => at(i * 22, Math.abs(i) * 12, i ? 0.66 : 0.9, sign, i * 24))
      .join('');
  if (/dagger|wrench|nova|coin|singularity/.test(look))
    return group(`rotate(${(own % 5) * 18 - 36})`, sign);
  if (/leap|engine|spark|rift|fleet|whisper|banner|storm|helix/.test(look))
    return group(own % 3 === 0 ? 'scale(-1 1)' : own % 3 === 1 ? 'rotate(-14)' : 'rotate(9)', sign);
  return sign;
}

/** The sign of a card: by its look; one that names none gets one by its name. */
function signOf(subject: Subject): Sign {
  if (subject.look) return SIGNS[subject.look] ?? unknown;
  const all = Object.values(SIGNS);
  return all[hash(`${subject.slug} sign`) % all.length] ?? unknown;
}

export function glyph(pen: Pen, subject: Subject): string {
  const p = paletteOf(subject.faction, subject.subtypes);
  const own: Palette = p === paletteOf() ? tinted(subject) : p;
  const look = subject.look ?? '';
  const about = secondOf(subject.title, subject.slug);
  const drawn = signOf(subject);
  const sign = paint(pen, own, drawn);
  const echo = pen.rng.chance(0.35)
    ? group(
        `translate(${pen.rng.int(-16, -9)} ${pen.rng.int(-8, 8)}) scale(1.08)`,
        pose(subject, look, line(drawn[0], shade(own.accent, 0, 0.35), 1)),
        '',
      )
    : '';
  return (
    ellipse(0, 0, 62, 58, pen.radial([0, '#02030ab0', 0.6, '#02030a70', 1, '#02030a00'])) +
    company(pen, own) +
    echo +
    pose(subject, look, sign) +
    (about ? at(38, 32, 0.27, medallion(about, shade(own.fire, 10))) : '')
  );
}

/** Cards that belong to nobody take a colour from their own name. */
export function tinted(subject: Subject): Palette {
  const hue = hash(`${subject.slug}hue`) % 360;
  return { hull: [hue, 20, 50], accent: [hue, 88, 66], fire: [hue + 150, 95, 68] };
}
