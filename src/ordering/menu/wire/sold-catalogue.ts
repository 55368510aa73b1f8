import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { soldWith } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { parseMenuView, parseSwap } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { parseOrderTypeView } from '#ordering/catalogue/wire/parse-order-type-view.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';

export type Selling = Pick<StoreForStaff, 'isTaxFree' | 'taxIncluded'>;

/** What a store sells, with taxes as guests pay them and with what is swapped today. */
export function soldCatalogue(
  { menus, orderConfigs, swaps = [] }: CatalogueView,
  { isTaxFree, taxIncluded: isTaxIncluded = false }: Selling,
): Catalogue {
  const written = { menus: menus.map(parseMenuView), orderTypes: orderConfigs.map(parseOrderTypeView) };
  return soldWith({ isTaxFree, isTaxIncluded, swaps: swaps.map(parseSwap) }, written);
}
