import type { ItemView } from '../api/catalogue.ts';

type Taxes = ItemView['taxes'];

/** Restaurants' GST in India: 5 %, half of it central, half the state's. */
export const RESTAURANT_GST: Taxes = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

/** What new dishes and charges are taxed with: what the store has chosen, else GST where it is registered for that. */
export function usualTaxes({ defaultTaxes, gstNo }: { defaultTaxes: Taxes | null; gstNo: string }): Taxes {
  return defaultTaxes ?? (gstNo === '' ? [] : RESTAURANT_GST);
}

/** What is likely missing from a dish that guests can order already. */
export function missingFrom(
  { taxes, veg }: Pick<ItemView, 'taxes' | 'veg'>,
  store: { gstNo: string },
): ('tax' | 'veg')[] {
  if (store.gstNo === '') return [];
  return [...(taxes.length === 0 ? (['tax'] as const) : []), ...(veg === null ? (['veg'] as const) : [])];
}
