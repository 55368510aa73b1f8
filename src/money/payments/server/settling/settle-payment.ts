import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { doubt } from '../../rules/doubts.ts';
import { attemptSettlementOf } from '../../rules/payment.ts';
import { lockAttempt } from '../lock-attempt.ts';
import {
  type AttemptRow,
  hasOtherAwaiting,
  isTransactionTaken,
  updateSettled,
  updateUnclear,
} from '../queries.ts';
import { settleOrder } from './settle-order.ts';
import { settlePart } from './settle-part.ts';

export type Known =
  | { outcome: 'expired' | 'failed' }
  | {
      outcome: 'paid' | 'foreign';
      transactionId: string;
      amount: Minor;
      currency: string;
      unclear: string | null;
    };

type Settling = Pick<AttemptRow, 'storeId' | 'id' | 'state'>;

/** Settles an attempt once and returns its state. */
export async function settlePayment(ctx: Ctx, seen: Settling, known: Known): Promise<AttemptRow['state']> {
  try {
    return await withTransaction({ ...ctx, storeId: seen.storeId }, (tx) => settle(tx, seen, known));
  } catch (error) {
    if (!isTransactionTaken(error) || !('transactionId' in known)) throw error;
    // A gateway's transaction pays one order. If a second order claims it, the staff are told.
    await updateUnclear(ctx.db, seen, doubt('paidAnother', { transaction: known.transactionId }));
    return seen.state;
  }
}

async function settle(tx: Ctx, seen: Settling, known: Known): Promise<AttemptRow['state']> {
  const { storeId, id } = seen;
  const { outcome } = known;
  const attempt = await lockAttempt(tx, storeId, id);
  if (!attempt) return seen.state;
  const came = 'transactionId' in known ? known : null;
  const settled = attemptSettlementOf(attempt.state, outcome);
  if (!settled) {
    if (came?.unclear) await updateUnclear(tx.db, attempt, came.unclear);
    return attempt.state;
  }
  const { tabId: orderId } = attempt;
  const { amount, currency } = came ?? attempt;
  if (attempt.partId !== null) {
    await settlePart(tx, attempt, outcome, amount);
    // Money for a part always counts.
    const change = { state: outcome === 'paid' ? outcome : settled, settledAt: new Date(tx.now) };
    await updateSettled(tx.db, attempt, { ...change, ...(came ? captureOf(came) : {}) });
    return change.state;
  }
  const isLast = async () => !(await hasOtherAwaiting(tx.db, attempt));
  const payment = await settleOrder(tx, storeId, {
    orderId,
    attemptId: id,
    outcome,
    amount,
    currency,
    isLast,
  });
  // Money for an order that no longer waits is to be refunded.
  const state = outcome === 'paid' && payment !== 'paid' ? 'refund_due' : settled;
  const change = { state, settledAt: new Date(tx.now), ...(came ? captureOf(came) : {}) };
  await updateSettled(tx.db, attempt, change);
  return state;
}

/** Money in another currency is not booked to the order, so the staff are told. */
function captureOf({ outcome, transactionId, amount, currency, unclear }: Extract<Known, { amount: Minor }>) {
  const told = { amount: toDecimal(amount), currency, transaction: transactionId };
  const news = outcome === 'foreign' ? doubt('otherCurrency', told) : unclear;
  return {
    gatewayTransactionId: transactionId,
    captured: amount,
    capturedCurrency: currency,
    unclear: news,
    ...(news === null ? {} : { checkedAt: null }),
  };
}
