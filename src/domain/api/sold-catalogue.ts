import type { Catalogue } from '../store/catalogue.ts';
import { soldWith } from '../store/sold-taxes.ts';
import type { CatalogueView } from './catalogue.ts';
import { parseMenuView } from './parse-menu-view.ts';
import { parseOrderTypeView } from './parse-order-type-view.ts';
import type { StoreForStaff } from './store.ts';

export type Selling = Pick<StoreForStaff, 'isTaxFree' | 'taxIncluded'>;

/** What a store sells, with taxes as guests pay them. */
export function soldCatalogue(
  { menus, orderConfigs }: CatalogueView,
  { isTaxFree, taxIncluded: isTaxIncluded = false }: Selling,
): Catalogue {
  const written = { menus: menus.map(parseMenuView), orderTypes: orderConfigs.map(parseOrderTypeView) };
  return soldWith({ isTaxFree, isTaxIncluded }, written);
}
