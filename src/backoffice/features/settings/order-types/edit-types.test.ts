import { describe, expect, test } from 'vitest';
import { checkCatalogue } from '#domain/api/catalogue-faults.ts';
import {
  asksForCode,
  billFor,
  missingTo,
  moveType,
  newType,
  readType,
  type TypeDraft,
  typeFaults,
  writeType,
} from './edit-types.ts';

let count = 0;
const type = (edits: Partial<TypeDraft> = {}): TypeDraft => ({
  ...newType('Delivery', () => `type-${++count}`),
  ...edits,
});
const charge = (value: string, valueType: 'absolute' | 'percentage' = 'absolute', label = 'Packing') => ({
  label,
  value,
  valueType,
});
const check = (types: TypeDraft[]) =>
  checkCatalogue({ orderConfigs: types.map(writeType), menus: [] }).faults.length;

describe('what is wrong, which the server would refuse as well', () => {
  test.each<[string, TypeDraft[], Record<string, string>]>([
    ['no name', [type({ label: ' ' })], { '0.label': 'required' }],
    ['a long name', [type({ label: 'x'.repeat(61) })], { '0.label': 'tooLong' }],
    ['the same name twice', [type(), type({ label: 'Delivery ' })], { '1.label': 'repeated' }],
    ['a minimum in words', [type({ minimum: 'lots' })], { '0.minimum': 'amount' }],
    ['a minimum below nothing', [type({ minimum: '-5' })], { '0.minimum': 'amount' }],
    [
      'a charge without a name',
      [type({ charges: [charge('30', 'absolute', '')] })],
      { '0.charges.0.label': 'required' },
    ],
    ['a charge without a figure', [type({ charges: [charge('')] })], { '0.charges.0.value': 'amount' }],
    ['three decimals', [type({ charges: [charge('1.005')] })], { '0.charges.0.value': 'amount' }],
    [
      'more than all',
      [type({ charges: [charge('100.01', 'percentage')] })],
      { '0.charges.0.value': 'percent' },
    ],
    ['a long way of paying', [type({ paymentMethod: 'x'.repeat(61) })], { '0.paymentMethod': 'tooLong' }],
  ])('%s', (_, types, faults) => {
    expect(typeFaults(types)).toEqual(faults);
    // An empty field is no figure at all; written down it would be nothing, which the server takes.
    if (!types.some(({ charges }) => charges.some(({ value }) => value === ''))) {
      expect(check(types)).toBeGreaterThan(0);
    }
  });
});

test('what is read is written as it was', () => {
  const view = writeType(type({ minimum: '700', charges: [charge('30'), charge('2.5', 'percentage')] }));
  expect(writeType(readType(view))).toEqual(view);
  expect(view).toMatchObject({ minimumOrderValue: 700, contents: [{ value: 30 }, { value: 2.5 }] });
  expect(check([readType(view)])).toBe(0);
  expect(readType(writeType(type())).minimum).toBe('');
});

describe('the bill', () => {
  test('has each charge of the dishes alone', () => {
    const bill = billFor(50_000, type({ charges: [charge('30'), charge('2.5', 'percentage')] }));
    expect(bill.charges.map(({ amount }) => amount)).toEqual([3_000, 1_250]);
    expect(bill.grandTotal).toBe(54_250);
  });
  test('leaves out what is not filled in yet', () => {
    expect(billFor(50_000, type({ charges: [charge(''), charge('2 %', 'percentage')] })).grandTotal).toBe(
      50_000,
    );
  });
  test.each([
    ['', 0],
    ['500', 0],
    ['500.01', 1],
    ['700', 20_000],
  ])('with a minimum of %j lacks %d', (minimum, missing) => {
    expect(missingTo(50_000, type({ minimum }))).toBe(missing);
  });
});

test('either mark asks for a code', () => {
  expect(asksForCode(type())).toBe(false);
  expect(asksForCode(type({ otpAuthentication: true }))).toBe(true);
  expect(asksForCode(type({ otp_on_order: true }))).toBe(true);
});

test('moving stops at both ends', () => {
  const [first, second] = [type({ label: 'A' }), type({ label: 'B' })];
  expect(moveType([first, second], 0, 1)).toEqual([second, first]);
  expect(moveType([first, second], 0, -1)).toEqual([first, second]);
  expect(moveType([first, second], 1, 2)).toEqual([first, second]);
});
