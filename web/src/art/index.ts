// The one door to the art: a card row in, an SVG string out.

import { field, glyph, tinted } from './glyphs';
import { ground, isOrbital, landscape } from './ground';
import { paletteOf } from './palette';
import { ellipse, group, Pen, rect } from './pen';
import { person } from './people';
import { hash, hsl, n, Rng } from './seed';
import { ship } from './ships';
import type { Subject } from './subject';
import { world } from './worlds';

export { back, backdrop } from './backdrops';
export type { IconName } from './icons';
export { ICON_NAMES, icon } from './icons';
export type { SeatMark } from './marks';
export { emblem, seatMark } from './marks';
export type { Layer, Scene } from './scene';
export { layersOf, mood, SCENES } from './scenes';
export type { Subject } from './subject';

export interface PortraitOptions {
  /** 'thumb' (the default) is for cards on the table, 'full' for the zoom. */
  size?: 'thumb' | 'full';
  /** Sets apart the gradient ids of a second copy, where the first may be hidden by the page. */
  key?: string;
}

type Kind = 'world' | 'ship' | 'ground' | 'person' | 'glyph';

const KINDS: Readonly<Record<string, Kind>> = {
  Homeworld: 'world',
  Capital: 'world',
  Colony: 'world',
  'Black Hole': 'world',
  World: 'world',
  Planet: 'world',
  Ship: 'ship',
  Fleet: 'ship',
  Troop: 'ground',
  Installation: 'ground',
  Orbital: 'ground',
  Station: 'ground',
  Construct: 'ground',
  Character: 'person',
  Agent: 'person',
};

function stars(rng: Rng, count: number): string {
  let [faint, bright] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const dot = `M${n(rng.range(0, 200))} ${n(rng.range(0, 140))}h0`;
    if (i % 5) faint += dot;
    else bright += dot;
  }
  return `<path d="${faint}" stroke="#fff" stroke-opacity=".5" stroke-width=".8" stroke-linecap="round"/><path d="${bright}" stroke="#e8f0ff" stroke-width="1.3" stroke-linecap="round"/>`;
}

/** Deep space with two veils of dust in the card's own colours. */
function sky(pen: Pen, hue: number): string {
  const rng = pen.branch('sky');
  const veil = (h: number, a: number): string => {
    const fill = pen.radial([
      0,
      hsl(h, 60, 42, a),
      0.6,
      hsl(h, 70, 35, a * 0.4),
      1,
      hsl(h, 70, 30, 0),
    ]);
    return ellipse(
      rng.range(20, 180),
      rng.range(10, 130),
      rng.range(70, 120),
      rng.range(36, 66),
      fill,
      `transform="rotate(${rng.int(-30, 30)} 100 70)"`,
    );
  };
  return (
    rect(0, 0, 200, 140, pen.linear([0, hsl(hue, 40, 7), 1, '#03040b'], 0.4, 1)) +
    veil(hue, 0.4) +
    veil(hue + rng.range(30, 70), 0.26) +
    stars(rng, pen.full ? 90 : 46)
  );
}

/** Is there more to draw for this type of card than a sign? */
export const pictured = (type: string): boolean => type in KINDS;

const kindOf = (subject: Subject): Kind => KINDS[subject.type] ?? 'glyph';

function draw(pen: Pen, subject: Subject): string {
  switch (kindOf(subject)) {
    case 'world':
      return world(pen, subject);
    case 'ship':
      return ship(pen, subject);
    case 'ground':
      return ground(pen, subject);
    case 'person':
      return person(pen, subject);
    case 'glyph':
      return glyph(pen, subject);
  }
}

/** The picture window of a card: 200 by 140, filled to its edges. */
export function portrait(subject: Subject, options: PortraitOptions = {}): string {
  const pen = new Pen(
    `${subject.slug}|${subject.title}|${subject.look}|p${options.key ?? ''}`,
    options.size === 'full',
  );
  const kind = kindOf(subject);
  const family = paletteOf(subject.faction, subject.subtypes, subject.race);
  // What belongs to nobody takes a colour from its own name.
  const palette = kind === 'glyph' && family === paletteOf() ? tinted(subject) : family;
  const own = hash(subject.slug);
  // Worlds keep to the cold half of the wheel, so that the sky never fights the ground.
  const hue = kind === 'world' ? 205 + (own % 110) : palette.accent[0] + (own % 30) - 15;
  let body: string;
  if (kind === 'world') {
    const rng = new Rng(`${subject.slug}place`);
    body =
      sky(pen, hue) +
      group(
        `translate(${n(rng.range(92, 108))} ${n(rng.range(67, 73))}) scale(${n(subject.type === 'Capital' ? 0.95 : rng.range(1.06, 1.2))})`,
        draw(pen, subject),
      );
  } else if (kind === 'ship') {
    body = sky(pen, hue) + group('translate(103 72) scale(1.08)', draw(pen, subject));
  } else if (kind === 'ground') {
    const orbital = isOrbital(subject);
    body =
      (orbital ? sky(pen, hue) : landscape(pen, subject)) +
      group(orbital ? 'translate(100 70) scale(1.12)' : 'translate(100 84)', draw(pen, subject));
  } else if (kind === 'person') {
    body = field(pen, palette, 'calm') + group('translate(100 70)', draw(pen, subject));
  } else {
    body =
      field(pen, palette, subject.look ?? subject.slug) +
      group('translate(100 70) scale(1.12)', draw(pen, subject));
  }
  return pen.svg('0 0 200 140', body, 'preserveAspectRatio="xMidYMid slice"');
}

/** The same thing as a piece for the map: no background, 100 by 100. */
export function token(subject: Subject, key = ''): string {
  const pen = new Pen(`${subject.slug}|${subject.title}|${subject.look}|t${key}`, false);
  const scale = { world: 0.8, ship: 0.62, ground: 0.78, person: 0.72, glyph: 0.88 }[
    kindOf(subject)
  ];
  return pen.svg('0 0 100 100', group(`translate(50 50) scale(${scale})`, draw(pen, subject)));
}
