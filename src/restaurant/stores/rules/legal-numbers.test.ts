import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstinCheck, isFssai, isGstin } from './legal-numbers.ts';

const checked = (first14: string) => first14 + gstinCheck(first14);

describe('a GSTIN', () => {
  test.each([
    ['nothing', ''],
    ['one character too short', '27AAPFU0939F1Z'],
    ['one character too long', '27AAPFU0939F1ZVV'],
    ['in lower case', '27aapfu0939f1zv'],
    ['a number with a space', '27AAPFU0939F1Z V'],
    ['a number with a wrong check character', '27AAPFU0939F1ZW'],
    ['a number with two digits swapped', '27AAPFU0993F1ZV'],
    ['the invalid sample that forms print', '22AAAAA0000A1Z5'],
    ['a number of the state 00', checked('00AAPFU0939F1Z')],
    ['a number of a state beyond the last', checked('39AAPFU0939F1Z')],
    ['a number with a zeroth registration', checked('27AAPFU0939F0Z')],
    ['a number without its Z', checked('27AAPFU0939F1Y')],
    ['a number with a line break after it', '27AAPFU0939F1ZV\n'],
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
