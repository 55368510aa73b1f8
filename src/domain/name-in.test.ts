import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

const NAMES = { 'Dine-In': 'यहीं खाएँगे', Cash: 'नकद', Table: 'टेबल', Room: 'कमरा' };

test.each([
  ['Dine-In', 'यहीं खाएँगे'],
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
