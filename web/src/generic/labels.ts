// What the keys of each title's view are called, for the parts of its table.

import type { Labels } from './model';

const known = new Map<string, Labels>();

export function keepLabels(title: string, labels: Labels): void {
  known.set(title, labels);
}

export const labelsOf = (title: string): Labels => known.get(title) ?? {};
