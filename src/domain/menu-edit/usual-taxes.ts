import type { ItemView } from '../api/catalogue.ts';

type Taxes = ItemView['taxes'];

/** GST of restaurants in India: 5 %, half central and half the state's. */
export const RESTAURANT_GST: Taxes = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

/** Taxes of new dishes and charges: those that the store has chosen, else GST where it is registered for it. */
export function usualTaxes({ defaultTaxes, gstNo }: { defaultTaxes: Taxes | null; gstNo: string }): Taxes {
  return defaultTaxes ?? (gstNo === '' ? [] : RESTAURANT_GST);
}

/** Names what a dish probably lacks, although guests can order it already. */
export function missingFrom(
  { taxes, veg }: Pick<ItemView, 'taxes' | 'veg'>,
  store: { gstNo: string },
): ('tax' | 'veg')[] {
  if (store.gstNo === '') return [];
  return [...(taxes.length === 0 ? (['tax'] as const) : []), ...(veg === null ? (['veg'] as const) : [])];
}
