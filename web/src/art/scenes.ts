// The scenes of all titles that bring one.

import { type Layer, layersFor, moodFor, type Scene, type Sky, skyFor } from './scene';

const FILES = import.meta.glob<{ scene: Scene }>('../tables/*/scene.ts', { eager: true });

/** By title. */
export const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(FILES).map(([path, file]) => [path.split('/').at(-2) ?? '', file.scene]),
);

export const skyOf = (title: string): Sky => SCENES[title]?.sky ?? skyFor(title);

export const layersOf = (title: string): Layer[] => SCENES[title]?.layers ?? layersFor(title);

/** A second, smaller sign of a card, if it has one. */
export const secondOf = (title: string, slug: string): string | undefined =>
  SCENES[title]?.seconds?.[slug];

/** How far the colours of two worlds of one look may differ. */
export const varietyOf = (title: string): number => SCENES[title]?.variety ?? 14;

/** The attributes of an element that wears a title's colours. */
export function mood(title: string): { 'data-mood': string; style: string } {
  const [main, second] = SCENES[title]?.mood ?? moodFor(title);
  return { 'data-mood': title, style: `--mood: ${main}; --mood-2: ${second}` };
}
