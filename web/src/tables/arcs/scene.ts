// What is seen of this game before anybody sits down: its sky, its colours, its world, its words.

import { limb } from '../../art/limb';
import { circle, line, type Pen, path } from '../../art/pen';
import { type Scene, type Sky, thing } from '../../art/scene';
import { hsl, n, type Rng, times } from '../../art/seed';
import { patch } from '../../art/sphere';
import type { Subject } from '../../art/subject';

const a = (name: string, look: string, type = 'World'): Subject =>
  thing('arcs', name, type, { look, faction: 'Mechan' });

const overgrown = (rng: Rng, sky: Sky): string =>
  times(14, () =>
    path(
      patch(rng, rng.range(-10, 80), rng.range(-70, 70), rng.range(8, 24)),
      hsl(sky.second + rng.range(-20, 40), 56, rng.range(8, 22), 0.7),
    ),
  );

/** A creeping blight. */
function feature(pen: Pen, sky: Sky, rng: Rng): string {
  const vines = times(14, () => {
    const [x, y] = [rng.range(0, 1600), rng.range(700, 920)];
    return line(
      `M${n(x)} 920C${n(x + rng.range(-160, 160))} ${n(y)} ${n(x + rng.range(-220, 220))} ${n(y - 160)} ${n(x + rng.range(-240, 240))} ${n(y - rng.range(120, 420))}`,
      hsl(sky.second + rng.range(-20, 30), 70, 40, rng.range(0.12, 0.34)),
      rng.range(2, 9),
      'stroke-linecap="round"',
    );
  });
  return (
    limb(pen, sky, 1330, 1100, 560, overgrown(rng, sky)) +
    vines +
    times(30, () =>
      circle(
        rng.range(0, 1600),
        rng.range(420, 900),
        rng.range(2, 9),
        hsl(sky.second, 80, 60, rng.range(0.06, 0.3)),
      ),
    )
  );
}

export const scene: Scene = {
  over: 'Arcs: the Empire of the',
  name: 'Blighted Reach',
  about:
    'Lead or follow, seize the initiative, build, tax, fight and win over the Court: in the base game, or as Regents and Outlaws of an Empire that fails.',
  credit: { game: 'Arcs, and its expansion The Blighted Reach', publisher: 'Leder Games' },
  mood: ['#3fd0b0', '#c9f27b'],
  packs: [
    {
      name: 'Leaders and Lore',
      text: 'everybody drafts a Leader and a Lore card',
      variants: ['leaders', 'lore'],
    },
  ],
  sky: {
    hue: 168,
    second: 118,
    sun: '#c9f27b',
    sunAt: 330,
    sign: 'M-46 20A46 46 0 0 1 46 20L36 22A36 36 0 0 0-36 22ZM-30 28A30 30 0 0 1 30 28L20 29A20 20 0 0 0-20 29ZM0 22A9 9 0 1 0 .1 22Z',
    feature,
  },
  layers: [
    { subject: a('Blighted World', 'ruin'), x: 54, y: 58, size: 90, depth: 7 },
    { subject: a('Far Reach', 'gas'), x: 12, y: 24, size: 25, depth: 4, faint: 0.7 },
    {
      subject: a('Old Gate', 'ring station', 'Orbital'),
      x: 82,
      y: 60,
      size: 34,
      depth: 18,
      faint: 0.9,
    },
    {
      subject: a('Reach Cruiser', 'cruiser', 'Ship'),
      x: 28,
      y: 66,
      size: 32,
      depth: 24,
      turn: -5,
    },
  ],
};
