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
import { insertInSteps, insertTogether } from './step-queries.ts';

/** Null if nothing was written: another request took the key, or the store has changed. */
export function saveOrder(ctx: Ctx, { written, proof, attempt }: OrderDraft): Promise<OrderRow | null> {
  const { cluster } = ctx.services;
  if (proof || attempt)
    return withTransaction(ctx, async (tx) => {
      const order = await insertOrder(tx, written);
      if (order && proof) await spendOtp(tx, order.storeId, proof);
      if (order && attempt) await keepAttempt(tx, attempt, order);
      return order;
    });
  if (cluster) return cluster.at(written.order.storeId, (db) => insertAtHome({ ...ctx, db }, written));
  return withOneStatement(ctx, (tx) => insertOrder(tx, written));
}

class NothingWritten extends Error {}

/** Rolls back where nothing was written. */
async function insertAtHome(ctx: Ctx, written: NewOrder): Promise<OrderRow | null> {
  try {
    return await withTransaction(ctx, async (tx) => {
      const order = placed(tx, written, await insertTogether(tx.db, written));
      if (order) return order;
      throw new NothingWritten();
    });
  } catch (error) {
    if (error instanceof NothingWritten) return null;
    throw error;
  }
}

export async function insertOrder(tx: Ctx, written: NewOrder): Promise<OrderRow | null> {
  const insert = tx.services.cluster ? insertInSteps : insertPlaced;
  return placed(tx, written, await insert(tx.db, written));
}

function placed(tx: Ctx, written: NewOrder, orderNo: number | null): OrderRow | null {
  if (orderNo === null) return null;
  noteLogGrowth(tx, written.order.storeId, { pages: false });
  return { ...written.order, orderNo };
}
