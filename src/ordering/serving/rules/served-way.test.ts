import { expect, test } from 'vitest';
import { kindByLabel, kindOf, ORDER_KINDS } from '#ordering/order-types/rules/order-kind.ts';
import { addressLabel, servedWay } from './served-way.ts';

test.each([
  ['delivery', 'delivery'],
  ['pickup', 'pickup'],
  ['table', 'table'],
  ['room', 'table'],
] as const)('an order of kind %s is served: %s', (kind, way) => {
  expect(servedWay({ orderKind: kind, orderType: 'Home delivery', table: null })).toBe(way);
});

test('an order with a table is served at the table, whatever its kind', () => {
  for (const kind of ORDER_KINDS)
    expect(servedWay({ orderKind: kind, orderType: 'Pickup', table: { iden: '4', idel: 'Table' } })).toBe(
      'table',
    );
});

test('a type keeps its kind under any name', () => {
  expect(kindOf({ orderKind: 'delivery', orderType: 'Dine-In' })).toBe('delivery');
});

test.each([
  ['Delivery', 'Delivery Address'],
  ['Pickup', 'Pickup Time'],
  ['Dine-In', 'Table/Room no.'],
  ['Roof-Top', 'Table/Room no.'],
  ['In-Room', 'Table/Room no.'],
  ['', 'Table/Room no.'],
])('where no kind is named, a guest of %j is asked for: %s', (orderType, label) => {
  expect(addressLabel(kindByLabel(orderType))).toBe(label);
});
