import { expect, test } from 'vitest';
import { onePrice } from '../blank.ts';
import { pricedOption, withOptionPrice } from './draft-price.ts';

const groupOf = (...prices: number[]) => {
  const options = prices.map((price, at) => onePrice(price, () => `option-${at}`).contents);
  return { ...onePrice(0, () => 'group'), contents: options.flat() };
};

test('the only price is found without an id, one of several by its own', () => {
  expect(pricedOption({ configs: [groupOf(120)] }, null)).toMatchObject({ id: 'option-0', price: 120_00 });
  const sized = { configs: [groupOf(120, 200)] };
  expect(pricedOption(sized, null)).toBe(null);
  expect(pricedOption(sized, 'option-1')).toMatchObject({ price: 200_00 });
  expect(pricedOption(sized, 'none')).toBe(null);
  expect(pricedOption({ configs: [] }, null)).toBe(null);
});

test('another price is that of its option alone', () => {
  const item = { configs: [groupOf(120, 200)] } as Parameters<typeof withOptionPrice>[0];
  const values = withOptionPrice(item, 'option-1', 260_50).configs[0]?.contents.map(({ value }) => value);
  expect(values).toEqual([120, 260.5]);
});
