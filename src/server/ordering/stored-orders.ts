import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import { type OrderRow, readOrder, readOrders, type StoredOrder, withHistory } from './queries.ts';
import { readOpenBefore } from './table-queries.ts';

export type { LineRow, OrderRow, StoredOrder } from './queries.ts';

/** Orders with all that happened to them, by their ids. */
export async function findStoredOrders(
  ctx: Ctx,
  storeId: string,
  ids: string[],
): Promise<Map<string, StoredOrder>> {
  if (ids.length === 0) return new Map();
  const stored = await withHistory(ctx.db, storeId, await readOrders(ctx.db, storeId, ids));
  return new Map(stored.map((entry) => [entry.order.id, entry]));
}

export async function findStoredOrder(ctx: Ctx, storeId: string, id: string): Promise<StoredOrder> {
  const order = await readOrder(ctx.db, storeId, id);
  const [stored] = order ? await withHistory(ctx.db, storeId, [order]) : [];
  if (!stored) throw new AppError('ORDER_NOT_FOUND');
  return stored;
}

/** Whether its table has an earlier order on its way. */
export async function isAddition(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return order.tableIden !== null && readOpenBefore(ctx.db, order, order.tableIden);
}
