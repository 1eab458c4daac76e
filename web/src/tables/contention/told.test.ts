import { expect, test } from 'vitest';
import type { Line, Part } from '../../wire/types';
import { told } from './told';

const seat = (value: number): Part => ({ text: `Bot ${value}`, kind: 'seat', value });
const place = (text: string): Part => ({ text, kind: 'place', value: 0 });
const card = (text: string): Part => ({ text, kind: 'card', value: 1 });
const word = (text: string): Part => ({ text, kind: '', value: -1 });

let id = 0;
function line(
  kind: string,
  actor: number,
  args: number[],
  parts: (Part | string)[],
  clause = '',
  name = '',
): Line {
  id += 1;
  const said = parts.map((part) => (typeof part === 'string' ? word(part) : part));
  return { id, kind, actor, args, names: name ? [name] : [], said: { parts: said, clause } };
}

/** As the log prints it. */
const read = (lines: Line[]): string[] =>
  told(lines).map(({ said, parts }) => {
    const text = (one: Line['said']) => one.parts.map((part) => part.text).join('');
    const more = parts.map((part) => text(part.said)).join(', ');
    return more ? `${text(said)} (${more})` : text(said);
  });

test('a ship that goes and looks is one line, which names what was found to who knows it', () => {
  const theirs = [
    line('moves', 2, [7, 3], [seat(2), '’s ', card('Drone'), ' moves to ', place('d4'), '.']),
    line('moves', 2, [7, 4], [seat(2), '’s ', card('Drone'), ' moves to ', place('e4'), '.']),
    line('explores', 2, [9, 4], [seat(2), ' explores ', place('e4'), ': ', 'a card', '.']),
  ];
  expect(read(theirs)).toEqual(['Bot 2’s Drone moves to e4. (by d4, explored)']);
  const mine = [
    line('moves', 0, [5, 6], ['Your ', card('Bomber'), ' moves to ', place('b3'), '.']),
    line(
      'explores',
      0,
      [8, 6],
      ['You explore ', place('b3'), ': ', card('Catora'), '.'],
      '',
      'Catora',
    ),
    line('moves', 0, [6, 6], ['Your ', card('Destroyer'), ' moves to ', place('b3'), '.']),
  ];
  expect(read(mine)).toEqual([
    'Your Bomber moves to b3. (explored: Catora)',
    'Your Destroyer moves to b3.',
  ]);
  expect(told(mine).map((one) => one.id)).toEqual([mine[0]?.id, mine[2]?.id]);
});

test('who explores without a ship does not find “a card” for those who may not know it', () => {
  const one = line(
    'explores',
    2,
    [9, 4],
    [seat(2), ' explores ', place('e4'), ': ', 'a card', '.'],
  );
  expect(read([one])).toEqual(['Bot 2 explores e4.']);
});

test('what everybody gets is one line, and mine leads it', () => {
  const gains = [
    line('gains', 2, [5], [seat(2), ' gains 5 resources.'], 'C-PROD-02'),
    line('gains', 0, [4], ['You gain 4 resources.'], 'C-PROD-02'),
    line('gains', 1, [3], [seat(1), ' gains 3 resources.'], 'C-PROD-02'),
    line('gains', 1, [1], [seat(1), ' gains 1 resource.'], 'C-KW-PRODUCTION-1'),
  ];
  expect(read(gains)).toEqual([
    'You gain 4 resources. (Bot 2: 5, Bot 1: 3)',
    'Bot 1 gains 1 resource.',
  ]);
  const draws = [
    line(
      'draws',
      0,
      [9],
      ['You draw ', card('Missile Strike'), '.'],
      'C-DRAW-01',
      'Missile Strike',
    ),
    line('draws', 1, [8], [seat(1), ' draws ', 'a card', '.'], 'C-DRAW-01'),
    line('draws', 1, [7], [seat(1), ' draws ', 'a card', '.'], 'C-DRAW-01'),
  ];
  expect(read(draws)).toEqual(['You draw Missile Strike. (Bot 1: a card)', 'Bot 1 draws a card.']);
});

test('nothing is said twice: scepter and turn, an announcement and its choices, coming into play', () => {
  const lines = [
    line('scepter', 1, [], [seat(1), ' holds the Void Scepter.']),
    line('turn', 1, [5], ['Turn 5 begins; ', seat(1), ' holds the Void Scepter.']),
    line('announces', 1, [7], [seat(1), ' announces what is chosen for ', card('Soldier'), '.']),
    line('names-sector', 1, [3, 7], [seat(1), ' chooses sector d5 for ', card('Soldier'), '.']),
    line('resolves', 1, [7], [card('Soldier'), ' resolves.']),
    line('enters', 1, [7, 3], [card('Soldier'), ' enters play at ', place('d5'), '.']),
    line('announces', 1, [8], [seat(1), ' announces what is chosen for ', card('Storm'), '.']),
    line('resolves', 1, [8], [card('Storm'), ' resolves.']),
  ];
  expect(read(lines)).toEqual([
    'Turn 5 begins; Bot 1 holds the Void Scepter.',
    'Bot 1 chooses sector d5 for Soldier.',
    'Soldier enters play at d5.',
    'Storm resolves.',
  ]);
});
