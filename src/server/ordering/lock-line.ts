import { AppError } from '#domain/errors.ts';
import type { StoreCtx } from '../context.ts';
import { lockOrder, withHistory } from './queries.ts';

export interface LineName {
  orderId: string;
  lineId: string;
}

/** The order, held until the end of the transaction, with its lines and the one that is named. */
export async function lockLine({ db, storeId }: StoreCtx, { orderId, lineId }: LineName) {
  const order = await lockOrder(db, storeId, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const [{ lines } = { lines: [] }] = await withHistory(db, storeId, [order]);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('ITEM_NOT_FOUND');
  return { order, lines, line };
}
