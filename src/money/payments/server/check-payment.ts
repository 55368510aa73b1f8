import type { CheckedBody } from '#money/refunds/wire/refunds.ts';
import { lockTab } from '#ordering/orders/server/lock-tab.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { lockAttempt } from './lock-attempt.ts';
import { type AttemptRow, deleteDueOf, selectAttempt, updateChecked } from './queries.ts';

/** Marks an unclear payment as checked in the gateway's account; the gateway is no longer asked. */
export async function checkPayment(ctx: StoreCtx, attemptId: string, { reason }: CheckedBody): Promise<void> {
  authorise(ctx, 'order.refund');
  await withTransaction(ctx, async (tx) => {
    const { db, storeId, now } = tx;
    const attempt = orMissing(await lockAttempt(tx, storeId, attemptId));
    if (attempt.unclear === null || attempt.checkedAt !== null) return;
    const { orders } = await lockTab(tx, storeId, attempt.tabId);
    await updateChecked(db, attempt, new Date(now));
    // The due row of an awaiting attempt stays: the next question ends the order's waiting.
    if (attempt.state !== 'awaiting') await deleteDueOf(db, attempt.id);
    // Of a sitting, its first round tells of it.
    const { id: orderId, state } = orMissing(orders[0] ?? null);
    const event = { what: 'payment_checked' as const, from: state, to: state, reason };
    await appendLog(tx, storeId, { kind: 'order', orderId, event });
  });
}

export async function findAttempt({ db, storeId }: StoreCtx, attemptId: string): Promise<AttemptRow> {
  return orMissing(await selectAttempt(db, storeId, attemptId));
}

function orMissing<T>(found: T | null): T {
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  return found;
}
