import { describe, expect, test } from 'vitest';
import { DEFAULT_ASKS } from '#ordering/order-types/rules/order-asks.ts';
import { type FieldFault, type FieldFaults, faultMessageOf } from '#platform/errors/rules/field-fault.ts';
import { lackingTo } from '#platform/money/rules/minimum.ts';
import { aForm } from '#testing/rules/builders.ts';
import {
  type CheckoutForm,
  checkoutFaults,
  DEFAULT_COUNTRY_CODE,
  isCountryCode,
  isPhone,
  MOST_TEXT,
  maskPhone,
  meetsMinimum,
  minimumMessage,
  needsOtp,
  normaliseCountryCode,
  PHONE_LENGTH,
} from './checkout.ts';

const contact = (overrides: Partial<CheckoutForm['contact']>) => ({
  contact: { phone: '9876543210', name: 'Asha', countryCode: '+91', ...overrides },
});
const long = 'x'.repeat(401);
const longAddress = 'x'.repeat(1001);

const told = (faults: FieldFaults) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultMessageOf(fault)]));

describe('checkoutFaults', () => {
  const INVALID = 'Please Enter a Valid Mobile Number.';
  const TOO_LONG = 'At most 400 characters';
  const ADDRESS_TOO_LONG = 'At most 1000 characters';
  test.each<[string, Partial<CheckoutForm>, boolean, Record<string, string>]>([
    [
      'no phone where one is required',
      contact({ phone: '' }),
      true,
      { phone: 'Please Enter your Mobile Number.' },
    ],
    ['nine digits', contact({ phone: '987654321' }), false, { phone: INVALID }],
    ['eleven digits', contact({ phone: '98765432101' }), true, { phone: INVALID }],
    ['ten characters, one of them a letter', contact({ phone: '98765x3210' }), false, { phone: INVALID }],
    ['ten spaces', contact({ phone: ' '.repeat(10) }), false, { phone: INVALID }],
    ['digits of another script', contact({ phone: '९८७६५४३२१०' }), false, { phone: INVALID }],
    [
      'no country with a phone',
      contact({ countryCode: '' }),
      false,
      { countryCode: 'Please choose a country code.' },
    ],
    ['a long name', contact({ name: long }), false, { name: TOO_LONG }],
    ['long remarks', { remarks: long }, false, { remarks: TOO_LONG }],
    ['no address', { address: '' }, false, { address: 'This field is required' }],
    ['only spaces as address', { address: ' \n\t' }, false, { address: 'This field is required' }],
    ['a long address', { address: longAddress }, false, { address: ADDRESS_TOO_LONG }],
    [
      'a long address beside a table',
      { address: longAddress, hasTable: true },
      false,
      { address: ADDRESS_TOO_LONG },
    ],
    [
      'everything wrong at once',
      { contact: { phone: '1', name: long, countryCode: '0' }, address: '', remarks: long },
      true,
      {
        phone: INVALID,
        countryCode: 'Please choose a country code.',
        name: TOO_LONG,
        remarks: TOO_LONG,
        address: 'This field is required',
      },
    ],
  ])('%s', (_, form, phoneRequired, faults) => {
    expect(told(checkoutFaults(aForm(form), { isPhoneRequired: phoneRequired }))).toEqual(faults);
  });

  test.each<[string, Partial<CheckoutForm>, boolean]>([
    ['no phone where none is required', contact({ phone: '' }), false],
    ['no country without a phone', contact({ phone: '', countryCode: '' }), false],
    ['a phone where one is required', contact({}), true],
    ['no name', contact({ name: '' }), true],
    ['a table in place of an address', { address: '', hasTable: true }, false],
    ['remarks of exactly 400 characters', { remarks: 'x'.repeat(400) }, false],
    ['an address of exactly 1,000 characters', { address: 'x'.repeat(1000) }, false],
    ['a name of exactly 400 characters', contact({ name: 'x'.repeat(400) }), false],
  ])('accepts %s', (_, form, phoneRequired) => {
    expect(told(checkoutFaults(aForm(form), { isPhoneRequired: phoneRequired }))).toEqual({});
  });
});

test('requires a name where the order type asks for it', () => {
  const nameless = aForm(contact({ name: '' }));
  const rules = { isPhoneRequired: false, isNameRequired: true };
  expect(told(checkoutFaults(nameless, rules))).toEqual({ name: 'Please enter your name.' });
  expect(told(checkoutFaults(aForm(contact({})), rules))).toEqual({});
});

test.each<[string, Partial<CheckoutForm>, object]>([
  ['an invalid time', { address: 'noon' }, { address: 'Must be a day such as noon' }],
  ['no time', { address: ' ' }, { address: 'This field is required' }],
  ['a counter in place of a time', { address: '', hasTable: true }, {}],
])('checks the pickup time: %s', (_, form, faults) => {
  const pickupFault = (time: string): FieldFault => ({ rule: 'day', example: time });
  expect(told(checkoutFaults(aForm(form), { isPhoneRequired: false, pickupFault }))).toEqual(faults);
});

test('limits are as agreed', () => {
  expect([PHONE_LENGTH, MOST_TEXT, DEFAULT_COUNTRY_CODE]).toEqual([10, 400, '+91']);
});

test.each([
  ['9876543210', true],
  ['6000000001', true],
  ['0000000000', false],
  ['9999999999', false],
  ['5876543210', false],
  ['987654321', false],
  ['98765432100', false],
  ['+919876543', false],
  ['9876543210\n', false],
  ['', false],
])('isPhone(%j) is %s', (text, expected) => {
  expect(isPhone(text, DEFAULT_COUNTRY_CODE)).toBe(expected);
});

test.each([
  ['+1', '2025550123', true],
  ['1', '2025550123', true],
  ['+44', '0000000000', false],
  ['91', '2025550123', false],
])('the number %s %s is valid: %s', (countryCode, text, expected) => {
  expect(isPhone(text, countryCode)).toBe(expected);
});

test.each([
  ['+91', true],
  ['+1', true],
  ['+1684', true],
  ['91', false],
  ['+0', false],
  ['+', false],
  ['+12345', false],
  ['+9a', false],
  ['', false],
])('isCountryCode(%j) is %s', (text, expected) => {
  expect(isCountryCode(text)).toBe(expected);
});

test.each([
  ['91', '+91'],
  ['+91', '+91'],
  ['', '+'],
])('the country code %j is normalised to %j', (text, expected) => {
  expect(normaliseCountryCode(text)).toBe(expected);
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('otpAuthentication %s, otp_on_order %s: needs an OTP is %s', (otpAuthentication, otpOnOrder, expected) => {
  expect(needsOtp({ otpAuthentication, otpOnOrder, asks: null }, 1_000_00)).toBe(expected);
});

test.each([
  [999_99, false],
  [1_000_00, false],
  [1_000_01, true],
])('an order of %i, where up to 1000 needs no code: %s', (amount, expected) => {
  const asks = { ...DEFAULT_ASKS, mostWithoutCode: 1_000_00 };
  expect(needsOtp({ otpAuthentication: false, otpOnOrder: false, asks }, amount)).toBe(expected);
});

test.each([
  [699_99, false],
  [700_00, true],
  [700_01, true],
])('a cart of %i meets a minimum of 700: %s', (cartValue, expected) => {
  expect(meetsMinimum(cartValue, 700_00)).toBe(expected);
});

test.each([
  [0, 700_00],
  [580_00, 120_00],
  [699_99, 1],
  [700_00, 0],
  [800_00, 0],
])('a cart of %i lacks %i to a minimum of 700', (cartValue, lacking) => {
  expect(lackingTo(700_00, cartValue)).toBe(lacking);
});

test.each([
  [700_00, 'Minimum Cart Value is ₹ 700'],
  [700_50, 'Minimum Cart Value is ₹ 700.5'],
  [99_99, 'Minimum Cart Value is ₹ 99.99'],
  [1_000_00, 'Minimum Cart Value is ₹ 1000'],
  [0, 'Minimum Cart Value is ₹ 0'],
])('states a minimum of %i', (minimum, text) => {
  expect(minimumMessage(minimum)).toBe(text);
});

test.each([
  ['9876543210', '******3210'],
  ['12345', '*2345'],
  ['1234', '1234'],
  ['', ''],
])('%j is shown as %j', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
