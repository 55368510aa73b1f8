import { owedToGuest } from '#money/bills/rules/balance.ts';
import { nextRefundPoll, shareOut } from '#money/bills/rules/refund.ts';
import { lockWithAttempts } from '#money/payments/server/paid-attempts.ts';
import { accountFor } from '#money/tabs/server/receive.ts';
import { drawerForCash } from '#money/till/server/find-till.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { noteRefund } from '#ordering/orders/server/order-money.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import type { RefundBody } from '../wire/refunds.ts';
import { askGateway } from './ask-gateway.ts';
import { insertRefundDue } from './due-queries.ts';
import { insertRefunds, type RefundRow, selectRefundsOf, updateReturned } from './queries.ts';

const NOT_THERE = 'The gateway does not have as much. Please give it back by hand.';
/** Bounds the refunds of an order, so that they can be read in one go. */
const MOST_OF_ONE_ORDER = 100;

export interface RefundRequested {
  orderId: string;
  /** Made for one tap: the same key again gives nothing back. */
  key: string;
  body: RefundBody;
}

/** Gives back what is owed, or a part of it. The refund is committed before the gateway is told of it. */
export async function refundOrder(ctx: StoreCtx, requested: RefundRequested): Promise<StaffOrderView> {
  const begun = await withTransaction(ctx, (tx) => begin(tx, requested));
  for (const refund of begun) {
    if (refund.state === 'pending') await askGateway(ctx, refund, { isFirst: true });
  }
  return getForStaff(ctx, requested.orderId);
}

async function begin(tx: StoreCtx, { orderId, key, body }: RefundRequested): Promise<RefundRow[]> {
  const { db, storeId, now } = tx;
  const { attempts, order } = await lockWithAttempts(tx, storeId, orderId);
  const earlier = await selectRefundsOf(db, storeId, orderId);
  const same = earlier.filter(({ request }) => request === key);
  const asked = readAmount(body.amount);
  if (same.length > 0) {
    if (isAnother(same, { ...body, amount: asked })) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return [];
  }
  if (earlier.length >= MOST_OF_ONE_ORDER) throw new AppError('TOO_MANY_REQUESTS');

  const owed = owedToGuest(order);
  const amount = asked ?? owed;
  authorise(tx, 'order.refund', { order: order.orderNo, amount });
  if (amount <= 0 || amount > owed) throw new AppError('REFUND_TOO_LARGE', { owed: toNumber(owed) });
  const isByHand = body.how === 'hand';
  const shares = isByHand ? [{ id: null, amount }] : shareOut(amount, attempts);
  if (!shares) throw new AppError('REFUND_TOO_LARGE', { owed: toNumber(owed) }, NOT_THERE);
  const method = isByHand ? (body.method ?? null) : null;
  const drawerId = method === 'Cash' ? await drawerForCash(tx, storeId, body.drawer) : null;
  const account = await accountFor(tx, storeId, method);
  const at = new Date(now);
  const rows = shares.map(
    (share): RefundRow => ({
      storeId,
      id: uuidV7(now),
      orderId,
      attemptId: share.id,
      state: isByHand ? 'done' : 'pending',
      how: body.how,
      method,
      drawerId,
      account,
      amount: share.amount,
      request: key,
      reason: body.reason?.trim() || null,
      author: actorRecord(tx.actor),
      acceptedAt: null,
      gatewayRefundId: null,
      failure: null,
      createdAt: at,
      settledAt: isByHand ? at : null,
    }),
  );
  await insertRefunds(db, rows);
  await updateReturned(db, storeId, rows);
  for (const row of rows) await note(tx, row);
  return rows;
}

async function note(tx: StoreCtx, { id, orderId, how, amount, reason, state }: RefundRow): Promise<void> {
  const { db, storeId, now } = tx;
  const step = state === 'done' ? ('done' as const) : ('begun' as const);
  const event = { what: 'refund' as const, refundId: id, step, how, amount, ...(reason ? { reason } : {}) };
  await noteRefund(tx, storeId, orderId, event);
  // In case this process dies before the gateway answers.
  if (state === 'pending') await insertRefundDue(db, storeId, id, new Date(nextRefundPoll(now, now)));
}

/** Null means all that is owed. */
function readAmount(amount: RefundBody['amount']): Minor | null {
  if (amount === undefined) return null;
  const minor = parseHundredths(amount);
  if (minor === null) throw fieldFault({ amount: { rule: 'amount' } });
  return minor;
}

function isAnother(same: RefundRow[], { how, amount }: { how: string; amount: Minor | null }): boolean {
  const sum = same.reduce((total, row) => total + row.amount, 0);
  return same.some((row) => row.how !== how) || (amount !== null && amount !== sum);
}
