import { describe, expect, it } from 'vitest';
import { pieces } from './hyphens';

describe('long words', () => {
  it('are broken before a syllable near their middle', () => {
    expect(pieces('Reinforcements')).toEqual(['Reinforce', 'ments']);
    expect(pieces('Heavy Bombardment Ordnance')).toEqual(['Heavy Bombard', 'ment Ordnance']);
    expect(pieces('Alliance Battleship')).toEqual(['Alliance Battle', 'ship']);
    expect(pieces('Retired Rim Battlecruisers')).toEqual(['Retired Rim Battle', 'cruisers']);
    expect(pieces('Jump Battlesuit Company')).toEqual(['Jump Battle', 'suit Company']);
    expect(pieces('Reconstruct')).toEqual(['Recon', 'struct']);
    expect(pieces('Administration')).toEqual(['Adminis', 'tration']);
    expect(pieces('Metamorphosis')).toEqual(['Metamor', 'phosis']);
    expect(pieces('Attack of Opportunity')).toEqual(['Attack of Oppor', 'tunity']);
  });

  it('stay whole where they have room, and nothing is lost', () => {
    expect(pieces('Main Battle Fleet')).toEqual(['Main Battle Fleet']);
    expect(pieces('XXXXXXXXXXXXX')).toEqual(['XXXXXXXXXXXXX']);
    expect(pieces('')).toEqual(['']);
    const name = 'Xygarius-Constantinopolis of the Counterrevolutionaries';
    expect(pieces(name).join('')).toBe(name);
  });
});
