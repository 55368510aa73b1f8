import type { CatalogueView } from '#domain/api/catalogue.ts';
import { menuForStaff, toOrderTypeView } from '#domain/api/catalogue-view.ts';
import { documentFault, faultAt } from '#domain/faults/field-fault.ts';
import type { Catalogue } from '#domain/store/catalogue.ts';

export function presentCatalogue(catalogue: Catalogue, revision: number, now: number): CatalogueView {
  return {
    revision,
    orderConfigs: catalogue.orderTypes.map(toOrderTypeView),
    menus: catalogue.menus.map((menu) => menuForStaff(menu, now)),
  };
}

const MOST_BYTES = 4_000_000;

/** What guests are sent is kept, up to this weight: heavier than that, it would be written out for each of them. */
export function refuseTooHeavy(json: string): void {
  if (Buffer.byteLength(json) <= MOST_BYTES) return;
  throw documentFault([faultAt('', { rule: 'tooHeavy', most: MOST_BYTES / 1e6 })]);
}
