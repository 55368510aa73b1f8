import {
  type Ctx,
  noteLogGrowth,
  withOneStatement,
  withTransaction,
} from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { spendOtp } from '../otp/check-otp.ts';
import { keepAttempt } from '../payments/start-payment.ts';
import type { OrderDraft } from './draft-order.ts';
import { insertPlaced, type NewOrder } from './queries.ts';
import { insertInSteps } from './step-queries.ts';

/** Null if nothing was written: another request took the key, or the store has changed. */
export function saveOrder(ctx: Ctx, { written, proof, attempt }: OrderDraft): Promise<OrderRow | null> {
  const isOneStatement = !proof && !attempt && !ctx.services.isDistributed;
  if (isOneStatement) return withOneStatement(ctx, (tx) => insertOrder(tx, written));
  return withTransaction(ctx, async (tx) => {
    const order = await insertOrder(tx, written);
    if (order && proof) await spendOtp(tx, order.storeId, proof);
    if (order && attempt) await keepAttempt(tx, attempt, order);
    return order;
  });
}

export async function insertOrder(tx: Ctx, written: NewOrder): Promise<OrderRow | null> {
  const insert = tx.services.isDistributed ? insertInSteps : insertPlaced;
  const orderNo = await insert(tx.db, written);
  if (orderNo === null) return null;
  noteLogGrowth(tx, written.order.storeId, { pages: false });
  return { ...written.order, orderNo };
}
