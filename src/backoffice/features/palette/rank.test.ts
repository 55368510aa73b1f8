import { expect, test } from 'vitest';
import { rank } from './rank.ts';

const all = ['Settings', 'Masala dosa', 'Crème dosa', 'Orders', 'मसाला डोसा'].map((label) => ({
  label,
  words: label === 'Orders' ? 'board kitchen' : '',
}));
const labels = (text: string) => rank(all, text).map(({ label }) => label);

test.each([
  ['', ['Settings', 'Masala dosa', 'Crème dosa', 'Orders', 'मसाला डोसा']],
  ['creme', ['Crème dosa']],
  ['DOSA mas', ['Masala dosa']],
  ['s', ['Settings', 'Masala dosa', 'Crème dosa', 'Orders']],
  ['kitchen', ['Orders']],
  ['डोसा', ['मसाला डोसा']],
  ['pizza', []],
])('"%s"', (text, found) => {
  expect(labels(text)).toEqual(found);
});

test('a long list is cut', () => {
  expect(
    rank(
      Array.from({ length: 99 }, () => ({ label: 'x', words: '' })),
      'x',
    ),
  ).toHaveLength(30);
});
