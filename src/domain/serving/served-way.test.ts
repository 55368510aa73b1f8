import { expect, test } from 'vitest';
import { servedWay } from './served-way.ts';

test.each([
  ['Delivery', 'delivery'],
  ['Pickup', 'pickup'],
  ['Dine-In', 'table'],
  ['In-Room', 'table'],
])('%s: %s', (orderType, way) => {
  expect(servedWay({ orderType, table: null })).toBe(way);
});

test('an order with a table is served at the table', () => {
  expect(servedWay({ orderType: 'Pickup', table: { iden: '4', idel: 'Table' } })).toBe('table');
});
