import { expect, test } from 'vitest';
import { EMPTY_BULK, parseBulk } from './parse-bulk.ts';

test.each([
  [{}, { is: 'empty' }],
  [{ number: 'ten' }, { is: 'wrong', fault: 'invalidNumber' }],
  [{ number: '1001' }, { is: 'wrong', fault: 'invalidNumber' }],
  [
    { number: '101', how: 'down' },
    { is: 'wrong', fault: 'invalidPercent' },
  ],
  [
    { kind: 'discount', discount: '100.5' },
    { is: 'wrong', fault: 'invalidPercent' },
  ],
  [{ kind: 'discount' }, { is: 'empty' }],
  [{ kind: 'tags' }, { is: 'empty' }],
  [{ kind: 'veg' }, { is: 'empty' }],
  [{ kind: 'taxes' }, { is: 'empty' }],
] as const)('%j is not to be done', (form, expected) => {
  expect(parseBulk({ ...EMPTY_BULK, ...form })).toEqual(expected);
});

const price = { kind: 'price', rounding: 100, withExtras: false };
test.each([
  [
    { number: '₹1,250', how: 'more' },
    { ...price, step: { by: 'amount', amount: 125_000 } },
  ],
  [{ number: '10' }, { ...price, step: { by: 'percent', rate: 1000 } }],
  [
    { number: '7.5', how: 'down', rounding: '500' },
    { ...price, rounding: 500, step: { by: 'percent', rate: -750 } },
  ],
  [
    { number: '5', how: 'less', withExtras: true },
    { ...price, withExtras: true, step: { by: 'amount', amount: -500 } },
  ],
  [
    { kind: 'veg', veg: 'egg' },
    { kind: 'veg', veg: 'egg' },
  ],
  [
    { kind: 'tags', addTags: 'New, Spicy', removeTags: 'Old' },
    { kind: 'tags', add: ['New', 'Spicy'], remove: ['Old'] },
  ],
] as const)('%j is %j', (form, edit) => {
  expect(parseBulk({ ...EMPTY_BULK, ...form })).toEqual({ is: 'edit', edit });
});

test('no taxes can be chosen too', () => {
  expect(parseBulk({ ...EMPTY_BULK, kind: 'taxes', taxes: [] })).toEqual({
    is: 'edit',
    edit: { kind: 'taxes', taxes: [] },
  });
});
