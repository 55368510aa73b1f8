import { describe, expect, test } from 'vitest';
import { kindByLabel } from '#ordering/order-types/rules/order-kind.ts';
import { checkoutForm, chosenTable, destinationOf, NO_GUEST, typeAtTable, usualType } from './guest-form.ts';

const typeOf = (label: string) => ({ label, kind: kindByLabel(label) });
const tables = [{ iden: '12', idel: 'Table', link: 'not part of an order' }];

test.each([
  ['Delivery', 'address'],
  ['Pickup', 'pickup'],
  ['Dine-In', 'table'],
  ['In-Room', 'table'],
] as const)('an order for %s goes to the %s', (label, destination) => {
  expect(destinationOf(typeOf(label))).toBe(destination);
});

test.each([
  [[], undefined],
  [['Delivery'], 'Delivery'],
  [['Delivery', 'Pickup', 'Dine-In'], 'Pickup'],
])('of %j an order begins as %s', (labels, usual) => {
  expect(usualType(labels.map(typeOf))?.label).toBe(usual);
});

test.each([
  ['In-Room', 'In-Room'],
  [null, 'Dine-In'],
  ['No longer offered', 'Dine-In'],
])('an order at a table whose code keeps to %s begins as %s', (conf, begins) => {
  const types = ['Pickup', 'Dine-In', 'In-Room'].map(typeOf);
  expect(typeAtTable(types, { conf })?.label).toBe(begins);
});

describe('the table', () => {
  test.each([
    ['none was named', 'Dine-In', ' ', tables, null],
    ['not one of the store', 'Dine-In', '13', tables, null],
    ['one of the store', 'Dine-In', '12', tables, { iden: '12', idel: 'Table' }],
    ['typed in a store without a list', 'Dine-In', ' 7 ', [], { iden: '7', idel: 'Table' }],
    ['a room', 'In-Room', '302', [], { iden: '302', idel: 'Room' }],
    ['chosen before the type was changed', 'Delivery', '12', tables, null],
  ] as const)('%s', (_, label, table, known, found) => {
    expect(chosenTable({ ...NO_GUEST, table }, typeOf(label), known)).toEqual(found);
  });
});

test('only the destination of the order type is sent, and the number without spaces', () => {
  const guest = {
    ...NO_GUEST,
    name: ' Ravi ',
    phone: '98765 43210',
    address: ' 4 Hill Road ',
    pickupAt: '20:40',
  };
  expect(checkoutForm(guest, typeOf('Pickup'), null)).toEqual({
    contact: { name: 'Ravi', phone: '9876543210', countryCode: '+91' },
    address: '20:40',
    remarks: '',
    hasTable: false,
  });
  expect(checkoutForm(guest, typeOf('Delivery'), null).address).toBe('4 Hill Road');
  expect(checkoutForm(guest, typeOf('Dine-In'), tables[0] ?? null)).toMatchObject({
    address: '',
    hasTable: true,
  });
});
