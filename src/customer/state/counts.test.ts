import { expect, test } from 'vitest';
import { addUp } from './counts.ts';

test('nothing adds up to nothing', () => {
  expect(addUp([])).toEqual([]);
});

test('page views are summed by kind', () => {
  expect(addUp(['menu', 'cart', 'menu', 'status', 'cart', 'menu'])).toEqual([
    { page: 'menu', count: 3 },
    { page: 'cart', count: 2 },
    { page: 'status', count: 1 },
  ]);
});
