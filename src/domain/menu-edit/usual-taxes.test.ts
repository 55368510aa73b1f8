import { expect, test } from 'vitest';
import { missingFrom, RESTAURANT_GST, usualTaxes } from './usual-taxes.ts';

const registered = { gstNo: '29ABCDE1234F1Z5' };

test('a store with a GSTIN has the usual GST, unless it has chosen otherwise', () => {
  expect(usualTaxes({ defaultTaxes: null, gstNo: '' })).toEqual([]);
  expect(usualTaxes({ defaultTaxes: null, ...registered })).toEqual(RESTAURANT_GST);
  expect(usualTaxes({ defaultTaxes: [], ...registered })).toEqual([]);
  const vat = [{ label: 'VAT', value: 20 }];
  expect(usualTaxes({ defaultTaxes: vat, gstNo: '' })).toEqual(vat);
});

test('a dish without tax or veg mark lacks something in a store with GST', () => {
  const dish = { taxes: RESTAURANT_GST, veg: false };
  expect(missingFrom(dish, registered)).toEqual([]);
  expect(missingFrom({ taxes: [], veg: null }, registered)).toEqual(['tax', 'veg']);
  expect(missingFrom({ taxes: [], veg: null }, { gstNo: '' })).toEqual([]);
});
