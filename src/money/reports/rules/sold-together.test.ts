import { expect, test } from 'vitest';
import { soldTogether } from './sold-together.ts';

test('the pairs that most orders have come first, with how many orders have each dish', () => {
  const orders = [
    ...Array.from({ length: 4 }, () => ['dosa', 'coffee']),
    ...Array.from({ length: 3 }, () => ['coffee', 'vada', 'vada']),
    ['dosa'],
  ];
  expect(soldTogether(orders)).toEqual([
    { dishes: ['coffee', 'dosa'], together: 4, each: [7, 5] },
    { dishes: ['coffee', 'vada'], together: 3, each: [7, 3] },
  ]);
});

test('what two orders have in common is chance', () => {
  expect(soldTogether([['a', 'b'], ['b', 'a'], []])).toEqual([]);
});
