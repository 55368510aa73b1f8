import { describe, expect, test } from 'vitest';
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

describe('orders', () => {
  const order = (number: number, place: string, phone: string) => ({
    label: `Order ${number}`,
    words: `${place} Ravi`,
    exact: [`${number}`, `#${number}`, place],
    phone,
  });
  const orders = [
    order(26, 'Table 12', '919876543210'),
    order(25, 'Table 21', '919812345678'),
    order(2, 'Table 7', '919800000002'),
    order(23, 'Table 2', '919811112222'),
  ];
  const found = (text: string) => rank(orders, text).map(({ label }) => label);

  test.each([
    ['table 2', ['Order 23', 'Order 2']],
    ['2', ['Order 2', 'Order 23']],
    ['#26', ['Order 26']],
    ['9876543210', ['Order 26']],
    ['+91 98765 43210', ['Order 26']],
    ['098123 45678', ['Order 25']],
    ['2222', ['Order 23']],
    ['222', []],
    ['9876', []],
  ])('"%s"', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });
});

test('a long list is cut', () => {
  expect(
    rank(
      Array.from({ length: 99 }, () => ({ label: 'x', words: '' })),
      'x',
    ),
  ).toHaveLength(30);
});
