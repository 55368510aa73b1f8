import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { listKnownItems, selectCategoriesOf } from './queries.ts';

export async function findKnownItems(ctx: Ctx, storeId: string, ids: string[]): Promise<Set<string>> {
  return new Set(ids.length === 0 ? [] : await listKnownItems(ctx.db, storeId, ids));
}

/** Maps each item that is still on the menu to its category. */
export async function findCategories(ctx: Ctx, storeId: string, ids: string[]): Promise<Map<string, string>> {
  return new Map(ids.length === 0 ? [] : await selectCategoriesOf(ctx.db, storeId, ids));
}

export async function findItem(ctx: StoreCtx, itemId: string): Promise<void> {
  const [found] = await listKnownItems(ctx.db, ctx.storeId, [itemId]);
  if (found === undefined) throw new AppError('ITEM_NOT_FOUND');
}
