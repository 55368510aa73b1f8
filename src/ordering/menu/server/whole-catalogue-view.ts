import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { menuForStaff, toOrderTypeView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { documentFault, faultAt } from '#platform/errors/rules/field-fault.ts';

export function wholeCatalogueView(catalogue: Catalogue, revision: number, now: number): CatalogueView {
  return {
    revision,
    orderConfigs: catalogue.orderTypes.map(toOrderTypeView),
    menus: catalogue.menus.map((menu) => menuForStaff(menu, now)),
  };
}

const MOST_BYTES = 4_000_000;

/** The page cache holds no heavier body, so each guest's request would serialise such a menu again. */
export function refuseTooHeavy(json: string): void {
  if (Buffer.byteLength(json) <= MOST_BYTES) return;
  throw documentFault([faultAt('', { rule: 'tooHeavy', most: MOST_BYTES / 1e6 })]);
}
