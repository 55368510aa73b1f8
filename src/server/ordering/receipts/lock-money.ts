import { AppError } from '#domain/errors.ts';
import { foldOrder, type OrderFold } from '#domain/order.ts';
import type { Ctx } from '../../context.ts';
import { toEntries } from '../present.ts';
import { lockOrder, type OrderRow, withHistory } from '../queries.ts';

/** The order, held until the end of the transaction, and what its log tells of it. */
export async function lockMoney(
  { db }: Ctx,
  storeId: string,
  orderId: string,
): Promise<{ order: OrderRow; fold: OrderFold }> {
  const order = await lockOrder(db, storeId, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const [{ log } = { log: [] }] = await withHistory(db, storeId, [order]);
  return { order, fold: foldOrder(toEntries(log)) };
}
