import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import { lockOrder, readOrder, type StoredOrder, withHistory } from './queries.ts';

export type { LineRow, OrderRow } from './queries.ts';

/** The order with its lines, held until the end of the transaction. */
export async function holdOrder({ db }: Ctx, storeId: string, orderId: string): Promise<StoredOrder> {
  const order = await lockOrder(db, storeId, orderId);
  const [stored] = order ? await withHistory(db, storeId, [order]) : [];
  if (!stored) throw new AppError('ORDER_NOT_FOUND');
  return stored;
}

/** The name in the customer's link. */
export async function orderSlugOf({ db }: Ctx, storeId: string, orderId: string): Promise<string> {
  const order = await readOrder(db, storeId, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order.slug;
}
