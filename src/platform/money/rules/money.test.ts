import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import {
  currencySymbol,
  formatMoney,
  formatMoneyFixed,
  formatRate,
  formatSum,
  parseHundredths,
  proportion,
  toDecimal,
  toNumber,
} from './money.ts';

describe('parseHundredths', () => {
  test.each([
    ['three decimals', '12.345'],
    ['three decimals that end in zero', '12.340'],
    ['a third decimal', 12.345],
    ['the smallest third decimal', 0.001],
    ['less than any decimal', 1e-7],
    ['a negative number', -1],
    ['a negative number near zero', -0.001],
    ['a negative string', '-1'],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus infinity', Number.NEGATIVE_INFINITY],
    ['an exponent', '1e3'],
    ['an exponent with a point', '1.5E2'],
    ['hexadecimal', '0x10'],
    ['words for numbers', 'Infinity'],
    ['NaN as a word', 'NaN'],
    ['nothing', ''],
    ['only spaces', '  '],
    ['only a point', '.'],
    ['no digit before the point', '.5'],
    ['no digit after the point', '5.'],
    ['two points', '1.2.3'],
    ['a plus', '+5'],
    ['a thousands separator', '1,000'],
    ['a space within', '1 000'],
    ['digits of another script', '१२'],
    ['a currency', '₹12'],
    ['a second line', '12\n13'],
    ['too many digits', '1234567890123'],
    ['too large a number', 1_000_000_000_000],
    ['a number too large to be exact', 6_000_000_000_000.005],
    ['null', null],
    ['undefined', undefined],
    ['a boolean', true],
    ['a list', [12]],
    ['an object', { valueOf: () => 12 }],
    ['a bigint', 12n],
  ])('refuses %s', (_, value) => {
    expect(parseHundredths(value)).toBeNull();
  });

  test.each([
    [0, 0],
    [-0, 0],
    ['0', 0],
    ['000.10', 10],
    ['12', 1200],
    ['12.5', 1250],
    ['12.05', 1205],
    [' 12.50 ', 1250],
    [12.5, 1250],
    [4.35, 435],
    [1.005 - 0.005, 100],
    [487.43000000000006, 48743],
    [0.1 + 0.2, 30],
    [0.01, 1],
    ['999999999999.99', 99_999_999_999_999],
    [999_999_999_999.99, 99_999_999_999_999],
  ])('reads %j as %i', (value, expected) => {
    expect(parseHundredths(value)).toBe(expected);
  });

  const hundredths = fc.integer({ min: 0, max: 99_999_999_999_999 });

  test('reads back what was written, as a string and as a number', () => {
    holds(
      fc.property(hundredths, (amount) => {
        expect(parseHundredths(toDecimal(amount))).toBe(amount);
        expect(parseHundredths(toNumber(amount))).toBe(amount);
        expect(parseHundredths(String(toNumber(amount)))).toBe(amount);
      }),
    );
  });

  test('accepts the noise of the binary form', () => {
    holds(
      fc.property(hundredths, fc.constantFrom(-1, 1), (amount, direction) => {
        expect(parseHundredths((amount / 100) * (1 + direction * Number.EPSILON))).toBe(amount);
      }),
    );
  });

  test('never takes a third decimal for noise', () => {
    const prices = fc.integer({ min: 0, max: 10_000_000_000 });
    holds(
      fc.property(prices, fc.integer({ min: 1, max: 9 }), (amount, digit) => {
        const finer = `${toDecimal(amount)}${digit}`;
        expect(parseHundredths(finer)).toBeNull();
        expect(parseHundredths(Number(finer))).toBeNull();
      }),
    );
  });
});

describe('proportion', () => {
  test.each([
    ['a half goes up', 1, 1, 2, 1],
    ['just below a half goes down', 49, 1, 100, 0],
    ['just above a half goes up', 51, 1, 100, 1],
    ['2.5 goes to 3, not to the even 2', 5, 1, 2, 3],
    ['zero times something', 12_345, 0, 10_000, 0],
    ['the full rate of something', 12_345, 10_000, 10_000, 12_345],
    ['the full rate of nothing', 0, 10_000, 10_000, 0],
    ['21.375 paise', 42_750, 500, 10_000, 2138],
    ['all of the largest safe integer', Number.MAX_SAFE_INTEGER, 10 ** 8, 10 ** 8, Number.MAX_SAFE_INTEGER],
    ['half of the largest safe integer', Number.MAX_SAFE_INTEGER, 1, 2, 2 ** 52],
  ])('%s', (_, value, numerator, denominator, expected) => {
    expect(proportion(value, numerator, denominator)).toBe(expected);
  });

  const values = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    // Around the values whose doubled products exceed the exact integers of a float.
    fc.integer({ min: 450_359_960_000, max: 450_359_970_000 }),
  );
  const fractions = fc
    .constantFrom(2, 3, 100, 10_000, 100_000_000)
    .chain((denominator) => fc.tuple(fc.integer({ min: 0, max: denominator }), fc.constant(denominator)));

  test('is the nearest whole number, the upper one of two', () => {
    holds(
      fc.property(values, fractions, (value, [numerator, denominator]) => {
        const result = proportion(value, numerator, denominator);
        const twiceError = 2n * (BigInt(result) * BigInt(denominator) - BigInt(value) * BigInt(numerator));
        expect(Number.isSafeInteger(result)).toBe(true);
        expect(twiceError <= BigInt(denominator)).toBe(true);
        expect(twiceError > -BigInt(denominator)).toBe(true);
      }),
    );
  });
});

describe('formatting', () => {
  test.each([
    [0, '₹0', '₹0', '₹0.00'],
    [1, '₹0.01', '₹0.01', '₹0.01'],
    [10, '₹0.1', '₹0.10', '₹0.10'],
    [30_00, '₹30', '₹30', '₹30.00'],
    [427_50, '₹427.5', '₹427.50', '₹427.50'],
    [487_43, '₹487.43', '₹487.43', '₹487.43'],
    [1_000_00, '₹1,000', '₹1,000', '₹1,000.00'],
    [12_34_567_80, '₹12,34,567.8', '₹12,34,567.80', '₹12,34,567.80'],
    [100_01, '₹100.01', '₹100.01', '₹100.01'],
  ])('%i paise', (amount, trimmed, sum, fixed) => {
    expect(formatMoney(amount, 'INR')).toBe(trimmed);
    expect(formatSum(amount, 'INR')).toBe(sum);
    expect(formatMoneyFixed(amount, 'INR')).toBe(fixed);
  });

  test.each([
    ['INR', '₹'],
    ['USD', '$'],
    ['EUR', '€'],
    ['GBP', '£'],
    ['NPR', 'NPR '],
  ])('%s shows as %j', (currency, symbol) => {
    expect(currencySymbol(currency)).toBe(symbol);
  });

  test('shows every digit of an amount', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
        const digits = (text: string) => parseHundredths(text.slice(1).replaceAll(',', ''));
        expect(digits(formatMoney(amount, 'INR'))).toBe(amount);
        expect(digits(formatMoneyFixed(amount, 'INR'))).toBe(amount);
        expect(formatMoney(amount, 'INR')).not.toMatch(/\.\d*0$|\.$/);
      }),
    );
  });

  test.each([
    [-1, '-0.01'],
    [-12_34, '-12.34'],
    [0, '0.00'],
    [5, '0.05'],
    [12_34, '12.34'],
  ])('%i on the wire is %s', (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });

  test.each([
    [0, '0%'],
    [250, '2.5%'],
    [3333, '33.33%'],
    [1000, '10%'],
    [10_000, '100%'],
  ])('a rate of %i shows as %s', (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });
});
