import type { Catalogue } from '../store/catalogue.ts';
import { soldWith } from '../store/sold-taxes.ts';
import type { CatalogueView } from './catalogue.ts';
import { parseMenuView, parseSwap } from './parse-menu-view.ts';
import { parseOrderTypeView } from './parse-order-type-view.ts';
import type { StoreForStaff } from './store.ts';

export type Selling = Pick<StoreForStaff, 'isTaxFree' | 'taxIncluded'>;

/** What a store sells, with taxes as guests pay them and with what is swapped today. */
export function soldCatalogue(
  { menus, orderConfigs, swaps = [] }: CatalogueView,
  { isTaxFree, taxIncluded: isTaxIncluded = false }: Selling,
): Catalogue {
  const written = { menus: menus.map(parseMenuView), orderTypes: orderConfigs.map(parseOrderTypeView) };
  return soldWith({ isTaxFree, isTaxIncluded, swaps: swaps.map(parseSwap) }, written);
}
