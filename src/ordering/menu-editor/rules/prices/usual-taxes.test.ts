import { expect, test } from 'vitest';
import { orderTypeView } from '#testing/rules/catalogues.ts';
import { blankCategory, blankItem, blankMenu } from '../blank.ts';
import { itemsIn } from '../map-items.ts';
import {
  countTaxed,
  countUntaxed,
  gstOf,
  missingFrom,
  RESTAURANT_GST,
  takeOffTaxes,
  taxChoices,
  taxUntaxed,
  usualTaxes,
} from './usual-taxes.ts';

const registered = { defaultTaxes: null, gstNo: '29ABCDE1234F1Z5', isTaxFree: false };
const unregistered = { defaultTaxes: null, gstNo: '', isTaxFree: false };

test('a store with a GSTIN has the usual GST, unless it has chosen otherwise', () => {
  expect(usualTaxes(unregistered)).toEqual([]);
  expect(usualTaxes(registered)).toEqual(RESTAURANT_GST);
  expect(usualTaxes({ ...registered, defaultTaxes: [] })).toEqual([]);
  const vat = [{ label: 'VAT', value: 20 }];
  expect(usualTaxes({ ...unregistered, defaultTaxes: vat })).toEqual(vat);
  expect(usualTaxes({ ...registered, defaultTaxes: vat, isTaxFree: true })).toEqual([]);
});

test('a dish without tax or veg mark lacks something in a store with GST', () => {
  const dish = { taxes: RESTAURANT_GST, veg: false };
  expect(missingFrom(dish, registered)).toEqual([]);
  expect(missingFrom({ taxes: [], veg: null }, registered)).toEqual(['tax', 'veg']);
  expect(missingFrom({ taxes: [], veg: null }, unregistered)).toEqual([]);
});

type Tax = (typeof RESTAURANT_GST)[number];

test('two equal halves are GST, other taxes are not', () => {
  const [central, state] = RESTAURANT_GST as [Tax, Tax];
  expect(gstOf(RESTAURANT_GST)).toBe(5);
  expect([[], [central], [state, central], [central, { ...state, value: 9 }]].map(gstOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('dishes without tax are counted and taxed in a store that adds tax, and left alone in one that does not', () => {
  const vat = [{ label: 'VAT', value: 20 }];
  const items = [blankItem('1', 'Idli'), { ...blankItem('2', 'Beer'), taxes: vat }, blankItem('3', 'Dosa')];
  const menu = { ...blankMenu('m', 'Menu'), categories: [{ ...blankCategory('c', 'Food'), items }] };
  const catalogue = { orderConfigs: [], menus: [menu] };
  expect(countUntaxed(catalogue, registered)).toBe(2);
  expect(countUntaxed(catalogue, unregistered)).toBe(0);
  expect(countUntaxed(catalogue, { ...registered, defaultTaxes: [] })).toBe(0);
  const taxed = itemsIn(taxUntaxed(catalogue, registered)).map(({ taxes }) => taxes);
  expect(taxed).toEqual([RESTAURANT_GST, vat, RESTAURANT_GST]);
});

test('all taxes are taken off dishes and charges at once', () => {
  const items = [{ ...blankItem('1', 'Idli'), taxes: RESTAURANT_GST }, blankItem('2', 'Dosa')];
  const menu = { ...blankMenu('m', 'Menu'), categories: [{ ...blankCategory('c', 'Food'), items }] };
  const charge = { label: 'Packing', value: 10, valueType: 'absolute' as const, taxes: RESTAURANT_GST };
  const catalogue = { orderConfigs: [orderTypeView('Pickup', { contents: [charge] })], menus: [menu] };
  expect(countTaxed(catalogue)).toBe(2);
  expect(countTaxed(takeOffTaxes(catalogue))).toBe(0);
  expect(takeOffTaxes(catalogue).orderConfigs[0]?.contents[0]).toEqual({
    label: 'Packing',
    value: 10,
    valueType: 'absolute',
  });
});

test('the usual rates are offered first, then what dishes have, each once', () => {
  const vat = [{ label: 'VAT', value: 20 }];
  const usual = taxChoices([]);
  expect(usual).toContainEqual([]);
  expect(taxChoices([vat, RESTAURANT_GST, [...vat], []])).toEqual([...usual, vat]);
});
