import { parseMenuView } from '#domain/api/parse-menu-view.ts';
import { parseOrderTypeView } from '#domain/api/parse-order-type-view.ts';
import { asSold } from '#domain/commands/as-sold.ts';
import { soldWith } from '#domain/store/sold-taxes.ts';
import type { Ctx, Late } from '../../platform/context/context.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { findRevisionUpTo } from './revision-queries.ts';

/**
 * The store as a device sold from it: with the menu that was the latest at that revision, if it is still kept, and
 * everything on it there.
 */
export async function storeAsSold(ctx: Ctx, present: CachedStore, { revision }: Late): Promise<CachedStore> {
  const then =
    revision === null || revision >= present.store.revision
      ? null
      : await findRevisionUpTo(ctx.db, present.store.storeId, revision);
  if (!then) return { ...present, catalogue: asSold(present.catalogue) };
  const orderTypes = then.catalogue.orderConfigs.map(parseOrderTypeView);
  const menus = then.catalogue.menus.map(parseMenuView);
  return { ...present, catalogue: asSold(soldWith(present, { orderTypes, menus })) };
}
