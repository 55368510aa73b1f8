import { expect, test } from 'vitest';
import { hsnOf, readHsn, tidyHsn } from './hsn.ts';

test.each([
  ['2106', '2106'],
  ['210690', '210690'],
  [' 2106.90.99 ', '21069099'],
  ['996331', '996331'],
  ['9963', '9963'],
  // A spreadsheet took the first 0 off.
  ['402', '0402'],
  ['4021010', '04021010'],
  ['99633100', null],
  ['21', null],
  ['2106909912', null],
  ['21O6', null],
  ['', null],
])('the code %j', (typed, code) => {
  expect(readHsn(typed)).toBe(code);
});

test('a wrong code stays as it was typed, and a blank one is none', () => {
  expect([' 12 ', ' ', undefined, '2106 90'].map(tidyHsn)).toEqual(['12', undefined, undefined, '210690']);
});

test('a dish’s own code goes before that of its category, and that before the store’s', () => {
  const [item, category, none] = [{ hsn: '2106' }, { hsn: '2202' }, { hsn: null }];
  expect(hsnOf({ item, category }, '0901')).toBe('2106');
  expect(hsnOf({ item: none, category }, '0901')).toBe('2202');
  expect(hsnOf({ item: none, category: none }, '0901')).toBe('0901');
  expect(hsnOf({ item: none, category: none }, null)).toBeNull();
});
