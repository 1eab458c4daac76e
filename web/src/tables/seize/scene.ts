// What is seen of this game before anybody sits down: its sky, its colours, its world, its words.

import { limb } from '../../art/limb';
import { line, type Pen, path } from '../../art/pen';
import { type Scene, type Sky, thing } from '../../art/scene';
import { hsl, n, type Rng, times } from '../../art/seed';
import { crack, patch } from '../../art/sphere';
import type { Subject } from '../../art/subject';

const s = (name: string, look: string, type = 'Fleet', subtypes = ''): Subject =>
  thing('seize', name, type, { look, ...(subtypes ? { subtypes } : {}) });

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

/** A burning front above scorched land. */
function feature(pen: Pen, sky: Sky, rng: Rng): string {
  return (
    times(16, (i) =>
      line(
        `M${n(rng.range(900, 1600))} ${n(rng.range(60, 560))}l${n(-80 - i * 6)} ${n(26 + i * 2)}`,
        hsl(rng.range(4, 36), 100, 66, rng.range(0.14, 0.5)),
        rng.range(1, 2.4),
        'stroke-linecap="round"',
      ),
    ) + limb(pen, sky, 250, 1150, 620, scorched(rng))
  );
}

export const scene: Scene = {
  over: 'Seize the',
  name: 'Imperium',
  about:
    'Build an empire of worlds, fleets and characters, and take what your neighbours hold, attack by attack, until the Regent bows.',
  credit: { game: 'Seize the Imperium', publisher: 'Galadium Games LLC' },
  mood: ['#ff6a5c', '#ffb38a'],
  sky: {
    hue: 2,
    second: 338,
    sun: '#ff8a5a',
    sunAt: 1240,
    sign: 'M0-48L9-20V14H24V22H5V38L0 48L-5 38V22H-24V14H-9V-20ZM-44-6C-44-30-26-44-12-46C-26-34-32-20-30-4ZM44-6C44-30 26-44 12-46C26-34 32-20 30-4Z',
    feature,
  },
  variety: 4,
  layers: [
    {
      subject: s('Granarias 2 of the Red Nebula', 'red nebula', 'World'),
      x: 42,
      y: 62,
      size: 96,
      depth: 7,
    },
    {
      subject: s('Saturn, Belter’s Home', 'ringed world', 'World'),
      x: 87,
      y: 22,
      size: 30,
      depth: 4,
      faint: 0.85,
    },
    {
      subject: s('Mars, Robot’s Bane', 'red desert', 'World'),
      x: 8,
      y: 14,
      size: 15,
      depth: 3,
      faint: 0.85,
    },
    {
      subject: s('Main Battle Fleet', 'dreadnought', 'Fleet', 'Capital'),
      x: 66,
      y: 58,
      size: 54,
      depth: 22,
      turn: -4,
    },
    {
      subject: s('Heavy Cruiser Assault Force', 'heavy cruiser', 'Fleet', 'Capital'),
      x: 20,
      y: 69,
      size: 32,
      depth: 30,
      turn: 4,
    },
    {
      subject: s('Rapid Strike Fleet', 'raider', 'Fleet', 'Starship'),
      x: 57,
      y: 34,
      size: 18,
      depth: 14,
      turn: -12,
    },
    {
      subject: s('Orbital Mega-city', 'ring station', 'Orbital', 'Station'),
      x: 14,
      y: 46,
      size: 21,
      depth: 12,
    },
  ],
};
