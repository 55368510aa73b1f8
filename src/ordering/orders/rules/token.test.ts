import { expect, test } from 'vitest';
import { tokenColumns, tokenOf } from './token.ts';

test.each([
  [7, '007'],
  [45, '045'],
  [999, '999'],
  [1000, '000'],
  [12_345, '345'],
])('order %i is called as %s', (orderNo, token) => {
  expect(tokenOf({ orderNo })).toBe(token);
  expect(tokenOf({ orderNo, tabletLetter: 'B' })).toBe(`B ${token}`);
});

test('those who wait longest come first, and so do those who were called last', () => {
  const orders = [
    { orderNo: 501, isReady: true },
    { orderNo: 2, isReady: false, tabletLetter: 'B' },
    { orderNo: 502, isReady: false, tabletLetter: null },
    { orderNo: 3, isReady: true, tabletLetter: 'B' },
  ];
  expect(tokenColumns(orders)).toEqual({ preparing: ['B 002', '502'], ready: ['B 003', '501'] });
});
