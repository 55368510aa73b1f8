import { expect, test } from 'vitest';
import { amountOf, optionsLine } from './placed-sums.ts';

const profile = { name: 'A', slug: 'a', logo: null, currency: 'INR', address: '' };

test.each([
  [487.43, '₹487.43'],
  [427.5, '₹427.50'],
  [30, '₹30'],
])('%d is shown as %s', (value, text) => {
  expect(amountOf({ value, profile })).toBe(text);
});

test('options of all groups stand in one line', () => {
  const configs = [
    { label: 'Size', contents: ['Full'] },
    { label: 'With', contents: ['lemon', 'mint'] },
    { label: 'Extra', contents: [] },
  ];
  expect(optionsLine({ configs }, 'en')).toBe('Full, lemon, mint');
  expect(optionsLine({ configs, options: ['lemon', 'mint'] }, 'en')).toBe('lemon, mint');
});
