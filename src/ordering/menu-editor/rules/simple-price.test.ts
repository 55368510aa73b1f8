import { expect, test } from 'vitest';
import { itemView } from '#testing/rules/catalogues.ts';
import { onePrice } from './blank.ts';
import {
  discountedRange,
  hasSimplePrice,
  priceGroupOf,
  soldByWeight,
  withSimplePrice,
} from './simple-price.ts';

function withPrices(discount: number, ...prices: number[]) {
  const groups = prices.map((price, at) => onePrice(price, () => `${at}`));
  const [group] = groups;
  const contents = groups.flatMap((one) => one.contents);
  return { discount, configs: group ? [{ ...group, contents }] : [] };
}

test.each([
  ['the dish’s discount', withPrices(10, 160), 0, { from: 14_400, to: 14_400 }],
  ['the category’s', withPrices(0, 160, 240), 25, { from: 12_000, to: 18_000 }],
  ['both, rounded once', withPrices(5, 99.99), 10, { from: 8549, to: 8549 }],
  ['none', withPrices(0, 160), 0, null],
  ['a discount on no price', withPrices(10), 0, null],
])('what is left of a price after %s', (_, item, discount, expected) => {
  expect(discountedRange(item, { discount })).toEqual(expected);
});

const SIZES = [
  { label: '250 g', value: 225 },
  { label: '500 g', value: 450 },
  { label: '1 kg', value: 900 },
];

test('the only price becomes that of a kilo, and any weight can be sold', () => {
  const newId = () => 'new';
  const sold = soldByWeight(withSimplePrice(itemView('katli', { configs: [] }), 900_00, newId), newId);
  expect(sold.configs).toMatchObject([{ label: 'Weight', required: true, byWeight: true, contents: SIZES }]);
  expect([hasSimplePrice(sold), priceGroupOf(sold.configs)]).toEqual([false, null]);
});
