import { owedToGuest } from '#money/bills/rules/balance.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { findPaidAttempts } from '#money/payments/server/paid-attempts.ts';
import { findOrder } from '#ordering/orders/server/find-order.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { OrderRefunds, RefundView } from '../wire/refunds.ts';
import { type RefundRow, selectRefundsOf } from './queries.ts';

/** What was paid for the order, its refunds with their authors, and the amount still owed. */
export async function getRefunds(ctx: StoreCtx, orderId: string): Promise<OrderRefunds> {
  authorise(ctx, 'payment.record');
  const { db, storeId } = ctx;
  const order = await findOrder(ctx, storeId, orderId);
  const rows = await selectRefundsOf(db, storeId, orderId);
  const owed = owedToGuest(order);
  const attempts = await findPaidAttempts(ctx, storeId, [tabOf(order)]);
  const left = attempts.reduce((sum, attempt) => sum + attempt.left, 0);
  return {
    paid: toNumber(order.paid),
    owed: toNumber(owed),
    throughGateway: toNumber(Math.min(owed, left)),
    refunds: rows.map(refundRowView),
  };
}

export function refundRowView(row: RefundRow): RefundView {
  const { id, state, how, method, amount, reason, failure, author, gatewayRefundId, createdAt, settledAt } =
    row;
  return {
    _id: id,
    state,
    how,
    method,
    amount: toNumber(amount),
    reason,
    failure,
    author: author.kind === 'staff' ? author.name : null,
    gatewayRefundId,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
