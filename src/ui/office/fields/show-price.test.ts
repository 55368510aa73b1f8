import { expect, test } from 'vitest';
import { showPrice } from './show-price.ts';

test.each([
  [120_00, '120'],
  [89_50, '89.50'],
  [0, '0'],
])('%i is shown as %s', (price, shown) => {
  expect(showPrice(price)).toBe(shown);
});
