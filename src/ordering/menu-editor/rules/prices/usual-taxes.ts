import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { itemsIn, mapItems } from '../map-items.ts';
import type { CatalogueContent } from '../tree.ts';

export type Taxes = ItemView['taxes'];

/** The part of a store that decides the taxes of its new dishes. */
interface TaxedStore {
  defaultTaxes: Taxes | null;
  gstNo: string;
  isTaxFree: boolean;
}

const halves = (value: number): Taxes => [
  { label: 'CGST', value },
  { label: 'SGST', value },
];

/** GST of restaurants in India: 5 %, half central and half the state's. */
export const RESTAURANT_GST: Taxes = halves(2.5);
/** The rates of GST that dishes usually have. */
const GST_CHOICES: Taxes[] = [[], RESTAURANT_GST, halves(6), halves(9)];

/** The rate of GST in percent, where the taxes are its two halves and nothing else. */
export function gstOf(taxes: Taxes): number | null {
  const [central, state, ...others] = taxes;
  const isGst = central?.label === 'CGST' && state?.label === 'SGST' && others.length === 0;
  return isGst && central.value === state.value ? central.value * 2 : null;
}

/** The usual rates, then others that are in use, each once. */
export function taxChoices(inUse: readonly Taxes[]): Taxes[] {
  const keyOf = (taxes: Taxes) => JSON.stringify(taxes.map(({ label, value }) => [label, value]));
  return [...new Map([...GST_CHOICES, ...inUse].map((taxes) => [keyOf(taxes), taxes])).values()];
}

/**
 * Taxes of new dishes and charges: those that the store has chosen, else GST where it is registered for it. None where
 * it must not collect tax.
 */
export function usualTaxes({ defaultTaxes, gstNo, isTaxFree }: TaxedStore): Taxes {
  if (isTaxFree) return [];
  return defaultTaxes ?? (gstNo === '' ? [] : RESTAURANT_GST);
}

/** Names what a dish probably lacks, although guests can order it already. */
export function missingFrom(
  { taxes, veg }: Pick<ItemView, 'taxes' | 'veg'>,
  store: TaxedStore,
): ('tax' | 'veg')[] {
  const lacksTax = taxes.length === 0 && usualTaxes(store).length > 0;
  const lacksVeg = veg === null && store.gstNo !== '';
  return [...(lacksTax ? (['tax'] as const) : []), ...(lacksVeg ? (['veg'] as const) : [])];
}

/** Counts the dishes that would be sold without the store's tax. */
export function countUntaxed(catalogue: Pick<CatalogueContent, 'menus'>, store: TaxedStore): number {
  return itemsIn(catalogue).filter((item) => missingFrom(item, store).includes('tax')).length;
}

/** Gives the store's taxes to dishes that have none. */
export function taxUntaxed(catalogue: CatalogueContent, store: TaxedStore): CatalogueContent {
  const taxes = usualTaxes(store);
  return mapItems(catalogue, (item) => (item.taxes.length === 0 ? { ...item, taxes } : item));
}

/** Counts the dishes and charges with tax. */
export function countTaxed(catalogue: CatalogueContent): number {
  const charges = catalogue.orderConfigs.flatMap(({ contents }) => contents);
  return [...itemsIn(catalogue), ...charges].filter(({ taxes }) => taxes?.some(({ value }) => value > 0))
    .length;
}

/** Takes all taxes off dishes and charges. */
export function takeOffTaxes(catalogue: CatalogueContent): CatalogueContent {
  const { orderConfigs, menus } = mapItems(catalogue, (item) => ({ ...item, taxes: [] }));
  return {
    menus,
    orderConfigs: orderConfigs.map((type) => ({
      ...type,
      contents: type.contents.map(({ taxes: _, ...charge }) => charge),
    })),
  };
}
