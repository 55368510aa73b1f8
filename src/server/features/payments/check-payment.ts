import type { CheckedBody } from '#domain/api/refunds.ts';
import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { lockOrder } from '../orders/find-order.ts';
import { type AttemptRow, deleteDueOf, lockAttempt, selectAttempt, updateChecked } from './queries.ts';

/** Marks an unclear payment as checked in the gateway's account; the gateway is no longer asked. */
export async function checkPayment(ctx: StoreCtx, attemptId: string, { reason }: CheckedBody): Promise<void> {
  authorise(ctx, 'order.refund');
  await withTransaction(ctx, async (tx) => {
    const { db, storeId, now } = tx;
    const attempt = orMissing(await lockAttempt(db, storeId, attemptId));
    if (attempt.unclear === null || attempt.checkedAt !== null) return;
    const { id: orderId, state } = await lockOrder(tx, storeId, attempt.orderId);
    await updateChecked(db, attempt, new Date(now));
    // The due row of an awaiting attempt stays: the next question ends the order's waiting.
    if (attempt.state !== 'awaiting') await deleteDueOf(db, attempt.id);
    const event = { what: 'payment_checked' as const, from: state, to: state, reason };
    await appendLog(tx, storeId, { kind: 'order', orderId, event });
  });
}

export async function findAttempt({ db, storeId }: StoreCtx, attemptId: string): Promise<AttemptRow> {
  return orMissing(await selectAttempt(db, storeId, attemptId));
}

function orMissing(attempt: AttemptRow | null): AttemptRow {
  if (!attempt) throw new AppError('ORDER_NOT_FOUND');
  return attempt;
}
