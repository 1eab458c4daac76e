// @vitest-environment node
// Browsers have what computes a digest; the document that stands in for one elsewhere has not.
import { beforeEach, expect, test, vi } from 'vitest';
import type { DealInfo } from '../wire/types';
import { checked, noted, promise } from './deal';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  clear: () => kept.clear(),
});

const CHARTER = '{"title":"outposts"}';
const SECRET = '00'.repeat(32);

async function deal(more: Partial<DealInfo> = {}): Promise<DealInfo> {
  const commitment = await promise(SECRET, CHARTER);
  return {
    chance: 'sealed',
    seed: '',
    given: '',
    commitment,
    charter: CHARTER,
    secret: '',
    ...more,
  };
}

beforeEach(() => localStorage.clear());

test('the promise is computed as the server computes it', async () => {
  // hashlib.sha256(("00" * 32 + "\n" + '{"title":"outposts"}').encode()).hexdigest()
  expect(await promise(SECRET, CHARTER)).toBe(
    '52bbdf9fa708f9a3db2dbeba995af653703e810c5113ebd0ef62b5214efafdb4',
  );
});

test('a promise is noted before the game and kept after it', async () => {
  const before = await deal();
  expect(noted('t', before)).toBe(before.commitment);
  expect(await checked('t', await deal({ secret: SECRET }))).toMatchObject({ kept: true });
});

test('another secret, or another promise than before, is found out', async () => {
  noted('t', await deal());
  const other = 'ff'.repeat(32);
  expect((await checked('t', await deal({ secret: other }))).kept).toBe(false);
  const forged = await deal({ secret: other, commitment: await promise(other, CHARTER) });
  const found = await checked('t', forged);
  expect(found.kept).toBe(false);
  expect(found.said).toContain('noted before the game');
});

test('who sees the table only afterwards is told so', async () => {
  const found = await checked('late', await deal({ secret: SECRET }));
  expect(found.kept).toBe(true);
  expect(found.said).toContain('did not see');
});
