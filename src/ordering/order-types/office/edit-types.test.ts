import { describe, expect, test } from 'vitest';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
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
  taxes: '',
});
const check = (types: TypeDraft[]) =>
  checkCatalogue({ orderConfigs: types.map(writeType), menus: [] }).faults.length;

describe('reports a fault that the server would refuse too', () => {
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
    [
      'a tax without a rate',
      [type({ charges: [{ ...charge('30'), taxes: 'GST' }] })],
      { '0.charges.0.taxes': 'tax' },
    ],
    ['half a portion', [type({ mostPortions: '2.5' })], { '0.mostPortions': 'count' }],
    ['no portions', [type({ mostPortions: '0' })], { '0.mostPortions': 'count' }],
    ['too little to say', [type({ mostWithoutCode: '-1' })], { '0.mostWithoutCode': 'amount' }],
    ['a long way of paying', [type({ paymentMethod: 'x'.repeat(61) })], { '0.paymentMethod': 'tooLong' }],
  ])('%s', (_, types, faults) => {
    expect(typeFaults(types)).toEqual(faults);
    // The server accepts an empty field, because it is sent as 0.
    if (!types.some(({ charges }) => charges.some(({ value, taxes }) => value === '' || taxes !== ''))) {
      expect(check(types)).toBeGreaterThan(0);
    }
  });
});

test('an order type that is read and written stays the same', () => {
  const view = writeType(type({ minimum: '700', charges: [charge('30'), charge('2.5', 'percentage')] }));
  expect(writeType(readType(view))).toEqual(view);
  expect(view).toMatchObject({ minimumOrderValue: 700, contents: [{ value: 30 }, { value: 2.5 }] });
  expect(check([readType(view)])).toBe(0);
  expect(readType(writeType(type())).minimum).toBe('');
});

test('taxes of a charge are read and written as they are typed', () => {
  const taxes = [
    { label: 'CGST', value: 2.5 },
    { label: 'SGST', value: 2.5 },
  ];
  const view = writeType(type({ charges: [{ ...charge('30'), taxes: 'CGST 2.5%; SGST 2.5' }, charge('5')] }));
  expect(view.contents).toEqual([
    { label: 'Packing', value: 30, valueType: 'absolute', taxes },
    { label: 'Packing', value: 5, valueType: 'absolute' },
  ]);
  expect(readType(view).charges.map((one) => one.taxes)).toEqual(['CGST 2.5%; SGST 2.5%', '']);
  expect(check([readType(view)])).toBe(0);
  expect(billFor(50_000, readType(view)).grandTotal).toBe(53_500 + 75 + 75);
});

describe('the bill', () => {
  test('computes each charge from the dishes only', () => {
    const bill = billFor(50_000, type({ charges: [charge('30'), charge('2.5', 'percentage')] }));
    expect(bill.charges.map(({ amount }) => amount)).toEqual([3_000, 1_250]);
    expect(bill.grandTotal).toBe(54_250);
  });
  test('leaves out charges that are not filled in yet', () => {
    expect(billFor(50_000, type({ charges: [charge(''), charge('two', 'percentage')] })).grandTotal).toBe(
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

test('a new delivery asks for name and number, and only settings that differ from the defaults are written', () => {
  expect(writeType(type())).toMatchObject({ askName: 'required', askPhone: 'required', mostPortions: null });
  expect(Object.keys(writeType(newType('Dine-In', () => 'x')))).not.toContain('askName');
  const view = writeType(type({ mostPortions: '20', mostWithoutCode: '999.50', askName: 'off' }));
  expect(view).toMatchObject({ askName: 'off', mostPortions: 20, mostWithoutCode: 999.5 });
  expect(writeType(readType(view))).toEqual(view);
  expect(check([readType(view)])).toBe(0);
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

test('amounts are accepted as people write them', () => {
  const typed = type({
    minimum: '₹1,250',
    mostWithoutCode: 'Rs. 2,000/-',
    charges: [charge('60/-'), charge('7.5 %', 'percentage', 'Service')],
  });
  expect(typeFaults([typed])).toEqual({});
  const { minimumOrderValue, mostWithoutCode, contents } = writeType(typed);
  expect([minimumOrderValue, mostWithoutCode, contents.map(({ value }) => value)]).toEqual([
    1250,
    2000,
    [60, 7.5],
  ]);
  expect(check([typed])).toBe(0);
  expect(missingTo(100_000, typed)).toBe(25_000);
});

test('names in other languages are kept, and empty ones are removed', () => {
  const hindi = { hi: { label: 'बगीचे में' } };
  const named = type({
    translations: hindi,
    charges: [{ ...charge('30'), translations: { hi: { label: 'डिब्बा' } } }],
  });
  const written = writeType(named);
  expect(written).toMatchObject({
    translations: hindi,
    contents: [{ translations: { hi: { label: 'डिब्बा' } } }],
  });
  expect(readType(written)).toMatchObject({
    translations: hindi,
    charges: [{ translations: { hi: { label: 'डिब्बा' } } }],
  });
  expect(
    writeType(type({ charges: [{ ...charge('30'), translations: {} }] })).contents[0],
  ).not.toHaveProperty('translations');
  expect(check([named])).toBe(0);
});
