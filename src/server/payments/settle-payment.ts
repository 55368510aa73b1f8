import { attemptSettlementOf } from '#domain/payment.ts';
import { type Ctx, withTransaction } from '../context.ts';
import { settleOrder } from '../ordering/settle-order.ts';
import {
  type AttemptRow,
  hasOtherAwaiting,
  isTransactionTaken,
  lockAttempt,
  settleAttempt,
} from './queries.ts';

export type Known =
  | { outcome: 'expired' }
  | { outcome: 'failed'; mayYetBePaid: boolean }
  | { outcome: 'paid'; transactionId: string };

/** Whether money may still come of it. */
export const isOpen = (known: Known) =>
  known.outcome === 'expired' || (known.outcome === 'failed' && known.mayYetBePaid);

/** Once for each attempt, whoever comes first; answers the state that it is in now. */
export async function settlePayment(
  ctx: Ctx,
  seen: Pick<AttemptRow, 'storeId' | 'id' | 'state'>,
  known: Known,
): Promise<AttemptRow['state']> {
  const { storeId, id } = seen;
  const { outcome } = known;
  try {
    return await withTransaction(ctx, async (tx) => {
      const attempt = await lockAttempt(tx.db, storeId, id);
      if (!attempt) return seen.state;
      const settled = attemptSettlementOf(attempt.state, outcome);
      if (!settled) return attempt.state;
      const { orderId, amount } = attempt;
      const isLast = async () => !(await hasOtherAwaiting(tx.db, attempt));
      const payment = await settleOrder(tx, storeId, { orderId, outcome, amount, isLast });
      // Money for an order that doesn't wait for it any more is to be given back.
      const state = outcome === 'paid' && payment !== 'paid' ? 'refund_due' : settled;
      const transaction = known.outcome === 'paid' ? { gatewayTransactionId: known.transactionId } : {};
      const change = { state, settledAt: new Date(tx.now), ...transaction };
      await settleAttempt(tx.db, attempt, change, { isOpen: isOpen(known) });
      return state;
    });
  } catch (error) {
    // One transaction pays one order: that another one claims it too is no payment.
    if (isTransactionTaken(error)) return seen.state;
    throw error;
  }
}
