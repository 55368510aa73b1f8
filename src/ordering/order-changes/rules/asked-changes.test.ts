import { expect, test } from 'vitest';
import { aCatalogueOf, aGroup, aMoment, anItem, anOption } from '#testing/rules/builders.ts';
import { catchRefusal } from '#testing/rules/expecting.ts';
import { readChanges } from './asked-changes.ts';

const swapped = aGroup(
  'No Paneer today',
  [anOption('Tofu instead of Paneer', 0, { swap: { from: 'paneer', to: 'tofu' } })],
  { required: true },
);
const own = aGroup('Price', [anOption('Regular', 250_00)]);

/** Asks for so many of a line of two. */
function ask(quantity: number, options: string[], groups = [own, swapped]) {
  const selling = {
    catalogue: aCatalogueOf([anItem('tikka', { groups })]),
    store: { defaultTaxes: null, gstNo: '', isTaxFree: true, isTaxIncluded: false },
    hsn: null,
    moment: { ...aMoment(), type: null },
  };
  const lines = [{ id: 'line', itemId: 'tikka', quantity: 2, options }];
  const giver = { by: '', upTo: 0, idAt: String };
  return () => readChanges([{ kind: 'quantity', line: 'line', quantity }], lines, selling, giver);
}

test('more of a dish needs the swap that it is made with today', () => {
  expect(catchRefusal(ask(3, ['Regular'])).code).toBe('SWAP_NOT_AGREED');
  expect(catchRefusal(ask(3, ['Regular', 'Soya instead of Paneer'])).code).toBe('SWAP_NOT_AGREED');
  expect(ask(3, ['Regular', 'Tofu instead of Paneer'])()).toHaveLength(1);
});

test('fewer of it, or more of a dish that is made as ever, need none', () => {
  expect(ask(1, ['Regular'])()).toHaveLength(1);
  expect(ask(3, ['Regular'], [own])()).toHaveLength(1);
  expect(ask(3, ['Regular'], [own, { ...swapped, required: false }])()).toHaveLength(1);
});
