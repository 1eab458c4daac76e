// Planets: a recipe, varied by the slug, painted on a ball, with its rings and moons.

import { anomaly } from './anomalies';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, group, line, path, poly } from './pen';
import { RECIPES, rock } from './recipes';
import { varietyOf } from './scenes';
import type { Tone } from './seed';
import { hsl, n, shade, times } from './seed';
import { R, ring } from './sphere';
import type { Subject } from './subject';
import type { Recipe } from './surface';
import { bands, caps, clouds, continents, cracks, craters, lamps } from './surface';

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
  const recipe = vary(pen, known, look === 'gas' ? 170 : varietyOf(subject.title));
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
              clouds: 0,
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
