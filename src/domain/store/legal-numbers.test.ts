import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstinCheck, isFssai, isGstin } from './legal-numbers.ts';

const checked = (first14: string) => first14 + gstinCheck(first14);

describe('a GSTIN', () => {
  test.each([
    ['nothing', ''],
    ['one character short', '27AAPFU0939F1Z'],
    ['one character long', '27AAPFU0939F1ZVV'],
    ['small letters', '27aapfu0939f1zv'],
    ['a space', '27AAPFU0939F1Z V'],
    ['another check character', '27AAPFU0939F1ZW'],
    ['two digits that have changed places', '27AAPFU0993F1ZV'],
    ['the sample that forms print, which nobody has checked', '22AAAAA0000A1Z5'],
    ['a state that there is none of', checked('00AAPFU0939F1Z')],
    ['a state number behind the last', checked('39AAPFU0939F1Z')],
    ['the zeroth registration', checked('27AAPFU0939F0Z')],
    ['no Z in its place', checked('27AAPFU0939F1Y')],
    ['a line behind it', '27AAPFU0939F1ZV\n'],
  ])('is not %s', (_, text) => {
    expect(isGstin(text)).toBe(false);
  });

  // Numbers that businesses have published.
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '27AAACR5055K1Z7'])('%s', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  test('is invalid with any one character changed', () => {
    const text = '27AAPFU0939F1ZV';
    const places = fc.integer({ min: 0, max: 14 });
    const others = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    void fc.assert(
      fc.property(places, others, (place, other) => {
        fc.pre(text[place] !== other);
        expect(isGstin(text.slice(0, place) + other + text.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('a number of the food authority', () => {
  test.each(['', '1122600000000', '112260000000021', '01226000000002', '31226000000002', '1122600000000A'])(
    'is not %j',
    (text) => {
      expect(isFssai(text)).toBe(false);
    },
  );
  test.each(['11226000000002', '21226000000002'])('%s', (text) => {
    expect(isFssai(text)).toBe(true);
  });
});
