// Units and buildings, and the land they stand on.

import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, circle, ellipse, line, path, rect } from './pen';
import { hsl, n, Rng, shade, times } from './seed';
import { ORBIT } from './stations';
import { GROUND } from './structures';
import type { Subject } from './subject';
import { gunship, hoverDrones, mech, patrolDrone, soldier, squad, TANKS, tank } from './troops';

/** Stations and satellites hang in space; everything else has ground below it. */
export function isOrbital(subject: Subject): boolean {
  return (subject.look ?? '') in ORBIT;
}

export function ground(pen: Pen, subject: Subject): string {
  const look = subject.look ?? '';
  const palette = paletteOf(subject.faction, subject.subtypes);
  const built = ORBIT[look] ?? GROUND[look];
  if (built) return built(pen, palette);
  switch (look) {
    case 'hover gunship':
      return gunship(pen, palette);
    case 'hover drone':
      return hoverDrones(pen, palette);
    case 'patrol drone':
      return patrolDrone(pen, palette);
    case 'strider':
    case 'walker':
    case 'mecha':
    case 'assault mech':
      return mech(pen, palette, look);
    case 'troop carrier':
      return (
        tank(pen, palette, TANKS['troop carrier'] as NonNullable<(typeof TANKS)[string]>) +
        at(66, 14, 0.66, soldier(pen, palette, { bulk: 1.1, head: 'helm' }))
      );
  }
  const vehicle = TANKS[look];
  if (vehicle) return tank(pen, palette, vehicle);
  return squad(pen, palette, look);
}

/** Sky, a great moon, two ridges and the ground; every card another hour of another day. */
export function landscape(pen: Pen, subject: Subject): string {
  const rng = new Rng(`${subject.slug}land`);
  const base = paletteOf(subject.faction, subject.subtypes).accent[0] + 180 + rng.range(-70, 70);
  const dusk = base + rng.range(20, 60);
  const ridge = (y: number, rough: number, fill: string): string => {
    let d = `M0 140V${n(y)}`;
    for (let x = 0; x <= 200; x += 200 / (pen.full ? 20 : 12))
      d += `L${n(x)} ${n(y + rng.range(-rough, rough))}`;
    return path(`${d}V140Z`, fill);
  };
  const [mx, my, mr] = [rng.range(24, 176), rng.range(22, 52), rng.range(14, 34)];
  const moon =
    circle(
      mx,
      my,
      mr,
      pen.radial(
        [0, hsl(dusk, 40, 88), 0.55, hsl(dusk, 36, 60), 1, hsl(base, 40, 26)],
        0.3,
        0.3,
        0.85,
      ),
    ) +
    times(4, () =>
      circle(
        mx + rng.range(-0.5, 0.5) * mr,
        my + rng.range(-0.5, 0.5) * mr,
        mr * rng.range(0.06, 0.2),
        hsl(dusk, 30, 40, 0.35),
      ),
    );
  const city = rng.chance(0.45)
    ? times(14, (i) =>
        rect(rng.range(0, 30) + i * 13, rng.range(66, 84), rng.range(3, 8), 40, hsl(base, 30, 17)),
      ) + line(`M${n(rng.range(0, 40))} 92h130`, hsl(44, 90, 70, 0.7), 1, 'stroke-dasharray="1 5"')
    : '';
  return (
    rect(
      0,
      0,
      200,
      140,
      pen.linear([
        0,
        hsl(base, 50, 8),
        0.5,
        hsl(base, 46, 22),
        0.72,
        hsl(dusk, 60, 44),
        1,
        hsl(dusk, 50, 20),
      ]),
    ) +
    `<path d="${times(24, () => `M${n(rng.range(0, 200))} ${n(rng.range(0, 60))}h0`)}" stroke="#fff" stroke-opacity=".7" stroke-linecap="round"/>` +
    moon +
    ridge(80, 12, hsl(base, 34, 25)) +
    city +
    ridge(98, 7, hsl(base, 36, 16)) +
    rect(0, 108, 200, 32, pen.linear([0, hsl(dusk, 34, 22), 1, hsl(base, 40, 5)])) +
    times(6, () =>
      ellipse(
        rng.range(0, 200),
        rng.range(114, 138),
        rng.range(8, 24),
        1.4,
        shade([dusk, 30, 34], 0, 0.4),
      ),
    ) +
    ellipse(100, 126, 78, 7, '#0007')
  );
}
