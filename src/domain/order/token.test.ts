import { expect, test } from 'vitest';
import { tokenColumns, tokenOf } from './token.ts';

test.each([
  [7, '007'],
  [45, '045'],
  [999, '999'],
  [1000, '000'],
  [12_345, '345'],
])('order %i is called as %s', (orderNo, token) => {
  expect(tokenOf(orderNo)).toBe(token);
});

test('those who wait longest come first, and so do those who were called last', () => {
  const orders = [
    { orderNo: 3, isReady: false },
    { orderNo: 1, isReady: true },
    { orderNo: 4, isReady: true },
    { orderNo: 2, isReady: false },
  ];
  expect(tokenColumns(orders)).toEqual({ preparing: ['002', '003'], ready: ['004', '001'] });
});
