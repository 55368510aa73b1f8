import { expect, test } from 'vitest';
import { viewsOf } from './send-counts.ts';

test('nothing adds up to nothing', () => {
  expect(viewsOf([])).toEqual([]);
});

test('page views are summed by kind', () => {
  expect(viewsOf(['menu', 'cart', 'menu', 'status', 'cart', 'menu'])).toEqual([
    { page: 'menu', count: 3 },
    { page: 'cart', count: 2 },
    { page: 'status', count: 1 },
  ]);
});
