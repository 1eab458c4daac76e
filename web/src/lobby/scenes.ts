// The pictures of the lobby: for each game a world and what flies around it. They are written down
// here so that the first picture is there before any list of cards has come.

import type { Subject } from '../art';

export interface Layer {
  subject: Subject;
  /** Middle and width, in hundredths of the picture. */
  x: number;
  y: number;
  size: number;
  /** How far it moves with the pointer; near things move more. */
  depth: number;
  turn?: number;
  faint?: number;
}

export interface Scene {
  layers: Layer[];
  /** The game in our own words. */
  about: string;
  /** The name in two lines: the small one and the large one. */
  over: string;
  name: string;
}

function thing(title: string, name: string, type: string, more: Partial<Subject> = {}): Subject {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { title, name, slug, type, ...more };
}

const c = (name: string, faction: string, look: string, type = 'Ship'): Subject =>
  thing('contention', name, type, { faction, look });
const s = (name: string, look: string, type = 'Fleet', subtypes = ''): Subject =>
  thing('seize', name, type, { look, ...(subtypes ? { subtypes } : {}) });
const a = (name: string, look: string, type = 'World'): Subject =>
  thing('arcs', name, type, { look, faction: 'Mechan' });

export const SCENES: Record<string, Scene> = {
  contention: {
    over: 'Imperium',
    name: 'The Contention',
    about:
      'Six factions quarrel over an empty throne. Explore the map, settle worlds, then turn your cards up together and fight for favor.',
    layers: [
      {
        subject: c('Imperial Capital', 'Neutral', 'city', 'Capital'),
        x: 56,
        y: 58,
        size: 86,
        depth: 7,
      },
      {
        subject: c('Sek Homeworld', 'Sek', 'desert', 'Homeworld'),
        x: 9,
        y: 30,
        size: 26,
        depth: 4,
        faint: 0.85,
      },
      {
        subject: c('Avar Homeworld', 'Avar', 'ice', 'Homeworld'),
        x: 92,
        y: 15,
        size: 16,
        depth: 3,
        faint: 0.8,
      },
      {
        subject: c('Sek Conqueror', 'Sek', 'dreadnought'),
        x: 27,
        y: 64,
        size: 50,
        depth: 20,
        turn: -6,
      },
      {
        subject: c('Alliance Flagship', 'Terran Alliance', 'flagship'),
        x: 77,
        y: 65,
        size: 38,
        depth: 28,
        turn: 5,
      },
      { subject: c('Avar Raptor', 'Avar', 'raider'), x: 46, y: 38, size: 17, depth: 15, turn: -14 },
      {
        subject: c('Mothership', 'Roonian', 'mothership'),
        x: 88,
        y: 46,
        size: 22,
        depth: 13,
        turn: 8,
      },
    ],
  },
  seize: {
    over: 'Seize the',
    name: 'Imperium',
    about:
      'Build an empire of worlds, fleets and characters, and take what your neighbours hold, attack by attack, until the Regent bows.',
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
  },
  arcs: {
    over: 'Arcs: the Empire of the',
    name: 'Blighted Reach',
    about:
      'A campaign of regents and outlaws in a decaying empire, while the blight spreads from system to system.',
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
  },
};
