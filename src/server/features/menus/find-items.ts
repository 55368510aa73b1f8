import { AppError } from '#domain/errors.ts';
import type { Ctx, StoreCtx } from '../../platform/context/context.ts';
import { listKnownItems, readCategoriesOf } from './queries.ts';

export async function findKnownItems(ctx: Ctx, storeId: string, ids: string[]): Promise<Set<string>> {
  return new Set(ids.length === 0 ? [] : await listKnownItems(ctx.db, storeId, ids));
}

/** The category of each item that is on the menu still. */
export async function findCategories(ctx: Ctx, storeId: string, ids: string[]): Promise<Map<string, string>> {
  return new Map(ids.length === 0 ? [] : await readCategoriesOf(ctx.db, storeId, ids));
}

export async function findItem(ctx: StoreCtx, itemId: string): Promise<void> {
  const [found] = await listKnownItems(ctx.db, ctx.storeId, [itemId]);
  if (found === undefined) throw new AppError('ITEM_NOT_FOUND');
}
