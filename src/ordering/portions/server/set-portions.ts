import { leftOn } from '#ordering/menu/rules/portions.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { PortionsBody, PortionsView } from '../wire/portions.ts';
import { deletePortions, hasItem, selectPortions, upsertPortions } from './queries.ts';
import { portionDay } from './take-portions.ts';

export async function listPortions(ctx: StoreCtx): Promise<PortionsView> {
  authorise(ctx, 'catalogue.read');
  const { store } = await ctx.services.storeCache.get(ctx.storeId);
  const today = portionDay(store.timeZone, ctx.now);
  const counted = await selectPortions(ctx.db, ctx.storeId);
  return {
    items: counted.flatMap(({ itemId, ...portions }) => {
      const left = leftOn(today, portions);
      return left === null ? [] : [{ itemId, left, usual: portions.usual }];
    }),
  };
}

/** A revision of the store, since orders must know which dishes are counted. Nothing is added to the menu's history. */
export async function setPortions(
  ctx: StoreCtx,
  itemId: string,
  { left, usual }: PortionsBody,
): Promise<PortionsView> {
  authorise(ctx, 'item.availability');
  return withTransaction(ctx, async (tx) => {
    const { storeId } = ctx;
    // It ends with the store's counters, which an order holds before it takes portions.
    const { timeZone } = await changeStore(tx, [{ what: 'portions', itemId }], async () => {
      if (!(await hasItem(tx.db, storeId, itemId))) throw new AppError('ITEM_NOT_FOUND');
      return findStore(tx.db, storeId);
    });
    const day = portionDay(timeZone, ctx.now);
    if (left === null) await deletePortions(tx.db, storeId, itemId);
    else await upsertPortions(tx.db, { storeId, itemId, remaining: left, usual, day });
    return listPortions({ ...ctx, db: tx.db });
  });
}
