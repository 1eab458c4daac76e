// Colours by faction, race and kind of unit: family before face.
import type { Tone } from './seed';

export interface Palette {
  /** Hull or armour. */
  readonly hull: Tone;
  /** Stripes, lamps, edges. */
  readonly accent: Tone;
  /** Engines and energy. */
  readonly fire: Tone;
}

const make = (hull: Tone, accent: Tone, fire: Tone): Palette => ({ hull, accent, fire });

const FACTIONS: Readonly<Record<string, Palette>> = {
  terran: make([214, 24, 58], [210, 95, 66], [24, 100, 60]),
  avar: make([42, 48, 62], [46, 100, 64], [205, 100, 66]),
  sek: make([276, 30, 50], [292, 95, 72], [312, 100, 68]),
  roonian: make([104, 36, 40], [82, 90, 60], [318, 95, 66]),
  mechan: make([186, 16, 50], [176, 95, 60], [168, 100, 60]),
  dregulon: make([338, 22, 17], [348, 92, 60], [352, 100, 60]),
  imperial: make([45, 14, 80], [44, 92, 60], [200, 100, 72]),
  corp: make([28, 30, 52], [30, 100, 60], [190, 100, 66]),
  merc: make([14, 26, 42], [8, 88, 58], [50, 100, 58]),
  neutral: make([220, 9, 58], [200, 45, 70], [196, 100, 70]),
  fighter: make([258, 26, 60], [268, 95, 74], [190, 100, 66]),
  carrier: make([204, 30, 52], [196, 95, 64], [32, 100, 60]),
  capital: make([4, 30, 52], [4, 95, 66], [174, 100, 60]),
  starship: make([34, 30, 56], [40, 100, 62], [214, 100, 66]),
  drone: make([152, 20, 48], [150, 90, 58], [318, 100, 68]),
  infantry: make([84, 20, 54], [70, 75, 62], [40, 100, 62]),
  vehicle: make([38, 26, 46], [36, 95, 60], [24, 100, 60]),
  hover: make([190, 26, 48], [186, 95, 62], [186, 100, 66]),
  mech: make([356, 22, 48], [2, 95, 64], [36, 100, 60]),
  emplacement: make([20, 18, 46], [16, 100, 62], [20, 100, 60]),
  stronghold: make([46, 14, 46], [48, 90, 60], [44, 100, 60]),
  satellite: make([222, 18, 58], [214, 95, 70], [176, 100, 64]),
  station: make([232, 18, 60], [228, 95, 74], [44, 100, 64]),
  human: make([212, 30, 46], [206, 85, 66], [206, 95, 66]),
  genaug: make([318, 32, 48], [322, 85, 70], [322, 95, 70]),
  android: make([190, 14, 72], [184, 95, 62], [184, 100, 64]),
  infinite: make([252, 40, 40], [48, 95, 70], [262, 95, 72]),
  cyborg: make([10, 22, 42], [2, 95, 60], [2, 100, 60]),
  nanaug: make([156, 34, 40], [148, 90, 60], [148, 95, 62]),
};

const NEUTRAL = FACTIONS.neutral as Palette;

/** The first word that means something wins: faction, then subtypes, then race. */
export function paletteOf(...words: readonly (string | undefined)[]): Palette {
  for (const word of words) {
    const keys = (word ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .reverse();
    for (const key of keys) {
      const found = FACTIONS[key === 'alliance' ? 'terran' : key];
      if (found && found !== NEUTRAL) return found;
    }
  }
  return NEUTRAL;
}
