import { expect, test } from 'vitest';
import { names as HINDI_NAMES } from '#platform/language/rules/words/hi.ts';
import { nameIn, nameOf, withOwnNames } from './name-in.ts';

const NAMES = { 'Dine-In': 'डाइन-इन', Cash: 'नकद', Table: 'टेबल', Room: 'कमरा' };

test.each([
  ['Dine-In', 'डाइन-इन'],
  ['Cash', 'नकद'],
  ['Table 12', 'टेबल 12'],
  ['Room 204b', 'कमरा 204b'],
  ['Table service', 'Table service'],
  ['Counter 3', 'Counter 3'],
  ['Paytm', 'Paytm'],
  ['', ''],
])('%s is called %s in Hindi, and by itself in English', (name, hindi) => {
  expect(nameIn(NAMES, name)).toBe(hindi);
  expect(nameIn({}, name)).toBe(name);
});

test.each([
  ['dine in', 'डाइन-इन'],
  ['TAKE-AWAY', 'टेकअवे'],
  ['Packing charges', 'पैकिंग चार्ज'],
  ['Delivery fee', 'डिलीवरी चार्ज'],
  ['Chef’s special', 'शेफ़ स्पेशल'],
  ['table 4', 'टेबल 4'],
  ['constructor', 'constructor'],
])('%s is one of the usual names in another spelling', (name, hindi) => {
  expect(nameIn(HINDI_NAMES, name)).toBe(hindi);
});

test("a restaurant's own translation comes first", () => {
  const garden = { label: 'Dine-In', translations: { hi: { label: 'बगीचे में' } } };
  expect(nameOf(garden, 'hi', HINDI_NAMES)).toBe('बगीचे में');
  expect(nameOf({ label: 'Dine-In' }, 'hi', HINDI_NAMES)).toBe('डाइन-इन');
  expect(nameIn(withOwnNames(HINDI_NAMES, [garden], 'hi'), 'Dine-In')).toBe('बगीचे में');
  expect(withOwnNames(HINDI_NAMES, [garden], 'en')).toBe(HINDI_NAMES);
});
