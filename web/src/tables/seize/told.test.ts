import { expect, test } from 'vitest';
import type { Line } from '../../wire/types';
import { told } from './told';

const line = (id: number, kind: string, args: number[], ...said: string[]): Line => ({
  id,
  kind,
  actor: 0,
  args,
  names: [],
  said: { parts: said.map((text) => ({ text, kind: '', value: -1 })), clause: 'S22-X' },
});
const words = (lines: Line[]) =>
  told(lines).map(({ said, parts }) =>
    [said, ...parts.map((part) => part.said)]
      .map((one) => one.parts.map((part) => part.text).join(''))
      .join(' / '),
  );
const upright = (id: number, name: string) => line(id, 'undepletes', [id], name, ' turns upright.');

test('what turns upright together is one line', () => {
  expect(words([upright(1, 'Mars'), upright(2, 'Saturn'), upright(3, 'Talandra')])).toEqual([
    'Mars, Saturn and Talandra turn upright.',
  ]);
  expect(words([upright(1, 'Mars')])).toEqual(['Mars turns upright.']);
});

test('what follows by the rules stands in the line it follows from', () => {
  expect(
    words([
      line(1, 'uses', [7], 'You use Ajee.'),
      line(2, 'depletes', [7], 'Ajee is depleted.'),
      line(3, 'depletes', [8], 'Mars is depleted.'),
      line(4, 'bids', [9], 'You bid a card.'),
      line(5, 'bid-total', [2], 'Your bid is 2 cards now.'),
    ]),
  ).toEqual(['You use Ajee. / depleted', 'Mars is depleted.', 'You bid a card. / 2 in all']);
});
