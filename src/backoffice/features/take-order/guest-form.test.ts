import { describe, expect, test } from 'vitest';
import { NOBODY, placeOf, tableOf, toForm, usualType } from './guest-form.ts';

const tables = [{ iden: '12', idel: 'Table', link: 'which no order takes' }];

test.each([
  ['Delivery', 'address'],
  ['Pickup', 'pickup'],
  ['Dine-In', 'table'],
  ['In-Room', 'table'],
] as const)('%s goes to the %s', (label, place) => {
  expect(placeOf({ label })).toBe(place);
});

test.each([
  [[], undefined],
  [['Delivery'], 'Delivery'],
  [['Delivery', 'Pickup', 'Dine-In'], 'Pickup'],
])('of %j a ticket begins as %s', (labels, usual) => {
  expect(usualType(labels.map((label) => ({ label })))?.label).toBe(usual);
});

describe('the table', () => {
  test.each([
    ['none was named', 'Dine-In', ' ', tables, null],
    ['one that the store does not have', 'Dine-In', '13', tables, null],
    ['one of the store', 'Dine-In', '12', tables, { iden: '12', idel: 'Table' }],
    ['whatever was typed, in a store without a list', 'Dine-In', ' 7 ', [], { iden: '7', idel: 'Table' }],
    ['a room', 'In-Room', '302', [], { iden: '302', idel: 'Room' }],
    ['what was chosen before the type was changed', 'Delivery', '12', tables, null],
  ] as const)('%s', (_, label, table, known, found) => {
    expect(tableOf({ ...NOBODY, table }, { label }, known)).toEqual(found);
  });
});

test('only the place of the order type is sent, and a number without its spaces', () => {
  const guest = {
    ...NOBODY,
    name: ' Ravi ',
    phone: '98765 43210',
    address: ' 4 Hill Road ',
    pickupAt: '20:40',
  };
  expect(toForm(guest, { label: 'Pickup' }, null)).toEqual({
    contact: { name: 'Ravi', phone: '9876543210', countryCode: '+91' },
    address: '20:40',
    remarks: '',
    hasTable: false,
  });
  expect(toForm(guest, { label: 'Delivery' }, null).address).toBe('4 Hill Road');
  expect(toForm(guest, { label: 'Dine-In' }, tables[0] ?? null)).toMatchObject({
    address: '',
    hasTable: true,
  });
});
