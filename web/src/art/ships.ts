// Ships: the class says how big and what it carries, the faction says who built it.

import { blocks, grown, solitaryBug, stack, swarm } from './creatures';
import type { Hull, Spec } from './hulls';
import { naval } from './hulls';
import type { Palette } from './palette';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, circle, group, line, rect } from './pen';
import { hash, n, shade, times } from './seed';
import type { Subject } from './subject';
import { dart, hidden, modular, ringed, winged } from './wings';

const spec = (size: number, gear = '', count = 1): Spec => ({ size, gear, count });

const CLASSES: Readonly<Record<string, Spec>> = {
  scout: spec(0.36, 'dish nobridge'),
  patrol: spec(0.46, 'guns'),
  raider: spec(0.48, 'wings ram'),
  frigate: spec(0.6, 'guns lance phase'),
  bomber: spec(0.5, 'bombs wings missiles'),
  destroyer: spec(0.66, 'guns'),
  dropship: spec(0.6, 'legs pods'),
  freighter: spec(0.62, 'cargo arms'),
  cruiser: spec(0.76, 'guns missiles grapple'),
  battlecruiser: spec(0.88, 'guns'),
  battleship: spec(0.94, 'guns sponson'),
  carrier: spec(0.96, 'deck bays'),
  dreadnought: spec(1, 'guns missiles crown'),
  flagship: spec(1.04, 'guns deck crown'),
  mothership: spec(1.06, 'eggs crown sail'),
  fighter: spec(0.3, '', 3),
  'bomber squadron': spec(0.3, 'bombs', 3),
  infiltrator: spec(0.5),
  swarm: spec(0.3, '', 9),
  beast: spec(0.66, 'spikes'),
  pod: spec(0.6, 'pod'),
  queen: spec(0.86, 'crown eggs'),
  // Seize: whole formations.
  fighters: spec(0.3, '', 3),
  bombers: spec(0.3, 'bombs', 2),
  'stealth fighters': spec(0.3, 'stealth', 3),
  'drone fighters': spec(0.3, 'drone', 3),
  'drone fighter': spec(0.3, 'drone', 5),
  interceptor: spec(0.3, 'quick', 4),
  'torpedo bomber': spec(0.3, 'bombs quick', 3),
  'torpedo boat': spec(0.56, 'missiles nobridge', 2),
  'drop pods': spec(0.42, 'pods nobridge', 3),
  'missile ship': spec(0.6, 'missiles', 2),
  'guard ship': spec(0.66, 'guns sponson', 2),
  transport: spec(0.56, 'cargo legs', 2),
  'heavy cruiser': spec(0.9, 'guns sponson', 2),
  'light cruiser': spec(0.7, 'guns', 3),
  'old battlecruiser': spec(0.88, 'guns old', 2),
  'robot giant': spec(1, 'robot'),
  'fighter carrier': spec(0.92, 'deck bays escort'),
  'bomber carrier': spec(0.88, 'bays guns escort bombs'),
  'drone carrier': spec(0.9, 'bays drone escort'),
  'robot carrier': spec(0.84, 'pods drone'),
  'stealth carrier': spec(0.84, 'bays escort stealth'),
  'invasion fleet': spec(0.9, 'pods legs bays', 2),
};

const HULLS: readonly (readonly [RegExp, Hull])[] = [
  [/roonian|bio/i, grown],
  [/avar/i, winged],
  [/sek/i, ringed],
  [/mechan/i, blocks],
  [/dregulon/i, hidden],
];

/** A walking fortress of the void: arms, head, furnace. */
function giant(pen: Pen, palette: Palette): string {
  const b = (x: number, y: number, z: number, w: number, d: number, h: number, lit = false) => ({
    x,
    y,
    z,
    w,
    d,
    h,
    lit,
  });
  return (
    at(
      -4,
      4,
      0.95,
      stack(palette, [
        b(-22, 0, -8, 44, 20, 34, true),
        b(-10, 2, 28, 22, 14, 16),
        b(-42, -4, 2, 18, 22, 20, true),
        b(26, -4, 2, 18, 22, 20, true),
        b(-40, -2, -38, 13, 16, 38),
        b(30, -2, -38, 13, 16, 38),
        b(-20, 0, -46, 16, 18, 36, true),
        b(6, 0, -46, 16, 18, 36, true),
      ]),
    ) +
    circle(6, -36, 3.4, '#fff') +
    circle(6, -36, 7, shade(palette.accent, 0, 0.4)) +
    pen.glow(2, -8, 20, 15, '#fff', shade(palette.fire))
  );
}

/** The automatic carriers and launchers: an eye in a cage of struts. */
const caged: Hull = (pen, palette, s) =>
  at(0, 0, 1, blocks(pen, palette, s)) +
  (s.gear.includes('pods')
    ? times(4, (i) =>
        at(
          -36 + i * 22,
          26 - i * 3,
          1,
          rect(
            -4,
            -8,
            8,
            14,
            shade(palette.hull, -14),
            `stroke="${shade(palette.accent)}" stroke-width=".8"`,
          ) + line('M-4 8L-7 14M4 8L7 14', shade(palette.hull, 10), 1.4),
        ),
      )
    : '');

function hullOf(subject: Subject, look: string, s: Spec): Hull {
  if (/swarm/.test(look)) return swarm;
  const made = HULLS.find(([pattern]) =>
    pattern.test(`${subject.faction ?? ''} ${subject.subtypes ?? ''}`),
  );
  if (made) return made[1];
  if (/stealth carrier|infiltrator/.test(look)) return hidden;
  if (s.size < 0.34) return dart;
  if (/drone/i.test(subject.subtypes ?? '')) return caged;
  // Nobody's ships and the companies' are bolted together; hired and imperial ones are men of war.
  return subject.faction === 'Neutral' && !/merc|imperial/i.test(subject.subtypes ?? '')
    ? modular
    : naval;
}

const FORMATIONS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[0, 0, 1]],
  [
    [-14, -20, 0.62],
    [8, 16, 0.82],
  ],
  [
    [-30, -24, 0.6],
    [-34, 24, 0.66],
    [18, 2, 0.9],
  ],
  [
    [-44, -26, 0.5],
    [-6, -22, 0.62],
    [-34, 24, 0.66],
    [28, 10, 0.86],
  ],
  [
    [-52, -30, 0.42],
    [-8, -30, 0.5],
    [-56, 22, 0.54],
    [-8, 26, 0.64],
    [34, -2, 0.86],
  ],
];

/** Two cards of a class must not share a face: the slug turns size and trim a little. */
export function ship(pen: Pen, subject: Subject): string {
  const look = subject.look ?? 'cruiser';
  const small = look === 'bomber' && /fighter/i.test(subject.subtypes ?? '');
  const base = CLASSES[small ? 'bomber squadron' : look] ?? spec(0.6, 'guns');
  const own = (hash(subject.slug) % 100) / 100;
  const words = subject.subtypes ?? '';
  const s: Spec = {
    ...base,
    size: base.size * (0.93 + own * 0.12),
    gear:
      base.gear + (/imperial/i.test(words) ? ' law' : /merc/i.test(words) ? ' ram old spikes' : ''),
  };
  const palette = paletteOf(subject.faction, subject.subtypes);
  if (look === 'robot giant' || (look === 'flagship' && /mechan/i.test(subject.faction ?? '')))
    return giant(pen, palette);
  const hull = hullOf(subject, look, s);
  if (hull === swarm)
    return (
      swarm(pen, palette, {
        ...s,
        count: /token|ling$/i.test(subject.slug) ? 3 : subject.slug === 'drone' ? 1 : s.count,
      }) + (subject.slug === 'drone' ? solitaryBug(pen, palette, s) : '')
    );
  const drawn = hull(pen, palette, s);
  const one = s.count > 1 ? pen.stamp(drawn) : drawn;
  const places = FORMATIONS[Math.min(s.count, 5) - 1] ?? [[0, 0, 1]];
  const grow = hull === dart ? 1.12 : 1;
  const ships = places
    .map(([x, y, k]) => at(x, y, k * (s.count === 1 && hull === dart ? 1.5 : grow), one))
    .join('');
  const escort = s.gear.includes('escort')
    ? [
        [-36, 38, 0.26],
        [4, 42, 0.32],
        [48, 34, 0.28],
      ]
        .map(([x = 0, y = 0, k = 1]) => at(x, y, k, dart(pen, palette, { ...s, gear: s.gear })))
        .join('')
    : '';
  const turn = hull === naval || hull === ringed || hull === grown ? -9 - own * 7 : -3 - own * 5;
  // A lone scout may not drown in its window: small ones are drawn nearer, yet stay smaller.
  const near = s.count === 1 ? Math.min(1.45, s.size ** -0.24) : 1;
  return group(`rotate(${Math.round(turn)}) scale(${n(near)})`, ships + escort);
}
