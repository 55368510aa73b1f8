import { expect, test } from 'vitest';
import { addressLabel, servedWay } from './served-way.ts';

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

test.each([
  ['Delivery', 'Delivery Address'],
  ['Pickup', 'Pickup Time'],
  ['Dine-In', 'Table/Room no.'],
  ['Roof-Top', 'Table/Room no.'],
  ['In-Room', 'Table/Room no.'],
  ['', 'Table/Room no.'],
])('labels the address of %j as %s', (orderType, label) => {
  expect(addressLabel(orderType)).toBe(label);
});
