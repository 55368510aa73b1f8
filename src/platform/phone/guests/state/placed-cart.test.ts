import { expect, test } from 'vitest';
import { cartOfRecord } from './placed-cart.ts';

const configs = [{ label: 'Size', contents: ['Full'] }];

test('an order becomes a new cart', () => {
  const item = {
    itemId: 'i',
    itemLabel: 'Chicken 65',
    quantity: 2,
    value: '279.00',
    images: ['/a.webp'],
    configs,
    remarks: 'No onion',
  };
  expect(cartOfRecord({ itemsList: [item] }, 5)).toEqual({
    timestamp: 5,
    lines: [
      {
        itemId: 'i',
        selections: configs,
        quantity: 2,
        label: 'Chicken 65',
        image: '/a.webp',
        unit: 27900,
        remarks: 'No onion',
      },
    ],
  });
});

test('an order without dishes is no cart', () => {
  expect(cartOfRecord({ itemsList: [] }, 5)).toBeNull();
});
