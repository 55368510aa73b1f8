import { expect, test } from 'vitest';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Allergen } from '#ordering/menu/rules/diets/diet.ts';
import { lineMarks } from './line-marks.ts';

const items = [
  { _id: 'korma', state: 'Available', veg: true, allergens: ['milk', 'nuts'] },
  { _id: 'omelette', state: 'Available', veg: false, egg: true },
  { _id: 'tikka', state: 'Sold out', veg: true },
  { _id: 'thali', state: 'Hidden', veg: true },
];
const swaps = [{ itemID: 'korma', keepsVeg: true, configs: [], off: [{ group: 'Size', option: 'Full' }] }];
const marksOf = lineMarks({ menus: [{ categories: [{ items }] }], swaps } as unknown as CatalogueView);

function marks(itemID: string, { size = 'Half', avoid = [] as Allergen[] } = {}) {
  const configs = [{ label: 'Size', contents: [size] }];
  const { has, isOut } = marksOf({ itemID, configs }, avoid);
  return [...has, ...(isOut ? ['out'] : [])];
}

test.each([
  ['what it has of what its table does not eat', marks('korma', { avoid: ['nuts', 'soy'] }), ['nuts']],
  ['egg by its mark', marks('omelette', { avoid: ['egg'] }), ['egg']],
  ['nothing of it for a table that eats all', marks('korma'), []],
  ['nothing where the menu says nothing', marks('thali', { avoid: ['nuts'] }), []],
  ['nothing for a dish that is on no menu', marks('pani puri', { avoid: ['nuts'] }), []],
  ['that it is out', marks('tikka'), ['out']],
  ['that its size is out', marks('korma', { size: 'Full' }), ['out']],
  ['nothing of that where guests just do not see it', marks('thali'), []],
])('a line says %s', (_, said, expected) => {
  expect(said).toEqual(expected);
});
