// @vitest-environment node
// Every card of every title has a face of its own, made of valid SVG, and light enough for a table.
import { expect, test } from 'vitest';
import {
  back,
  backdrop,
  emblem,
  ICON_NAMES,
  icon,
  portrait,
  type Subject,
  seatMark,
  token,
} from '.';

const FILES = import.meta.glob<string>('../../../src/regent/games/*/cards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LARGEST = 12_500;

/** The rows of a title's card files, as far as the art needs them. */
function subjects(title: string): Subject[] {
  const found: Subject[] = [];
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.includes(`/${title}/`)) continue;
    for (const row of text.split('[[card]]').slice(1)) {
      const head = row.split('[[card.')[0] ?? '';
      const at = (key: string): string =>
        head.match(new RegExp(`^${key} = "([^"]*)"`, 'm'))?.[1] ?? '';
      const name = at('name');
      const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      const facts = {
        type: at('type'),
        look: at('look'),
        faction: at('faction'),
        race: at('race'),
      };
      found.push({ title, name, slug, ...facts, class: at('class'), system: at('system') });
    }
  }
  return found;
}

function whole(svg: string): void {
  expect(svg.startsWith('<svg')).toBe(true);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toContain('aria-hidden="true"');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
}

for (const title of ['contention', 'seize']) {
  test(`every card of ${title} has a face of its own`, () => {
    const rows = subjects(title);
    expect(rows.length).toBeGreaterThan(100);
    const faces = new Set<string>();
    for (const row of rows) {
      const face = portrait(row);
      whole(face);
      whole(token(row));
      expect(face.length).toBeLessThan(LARGEST);
      expect(portrait(row)).toBe(face);
      faces.add(face);
    }
    expect(faces.size).toBe(rows.length);
  });
}

test('backs, backdrops, emblems, marks and icons are there', () => {
  for (const title of ['contention', 'seize', 'arcs', 'unknown']) {
    whole(back(title));
    whole(backdrop(title));
  }
  for (const side of ['Sek', 'Avar', 'Capital Attack', 'nobody']) whole(emblem(side));
  const marks = [0, 1, 2, 3, 4, 5].map((seat) => seatMark(seat));
  expect(new Set(marks.map((m) => m.shape)).size).toBe(6);
  expect(new Set(marks.map((m) => m.colour)).size).toBe(6);
  for (const name of ICON_NAMES) expect(icon(name)).toContain('<svg');
});
