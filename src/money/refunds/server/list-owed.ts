import { owedToGuest } from '#money/bills/rules/balance.ts';
import { maySettleByHand, whyOwed } from '#money/bills/rules/refund.ts';
import { readDoubts } from '#money/payments/rules/doubts.ts';
import { PAYMENT_PATIENCE_MS } from '#money/payments/rules/payment.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { findPaidAttempts } from '#money/payments/server/paid-attempts.ts';
import { findTabs } from '#ordering/orders/server/find-order.ts';
import { findOwedOrders, type OwedOrder } from '#ordering/orders/server/order-money.ts';
import { placedAt, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { OWED_KINDS, type OwedEntry, type OwedKind, type OwedList } from '../wire/refunds.ts';
import { selectOpenPayments, selectPendingRefunds, selectUnclearPayments } from './owed-queries.ts';

export interface OwedRequest {
  from: { kind: OwedKind; after: string };
  limit: number;
}

export const FROM_THE_START: OwedRequest['from'] = {
  kind: 'order',
  after: '00000000-0000-0000-0000-000000000000',
};

/**
 * Lists what the store owes to customers, payments for the staff to check, refunds on their way, and payments that may
 * still come.
 */
export async function listOwed(ctx: StoreCtx, { from, limit }: OwedRequest): Promise<OwedList> {
  authorise(ctx, 'order.refund');
  const owed: OwedEntry[] = [];
  for (const kind of OWED_KINDS.slice(OWED_KINDS.indexOf(from.kind))) {
    const after = kind === from.kind ? from.after : FROM_THE_START.after;
    owed.push(...(await LISTS[kind](ctx, { after, limit: limit + 1 - owed.length })));
    if (owed.length > limit) break;
  }
  const page = owed.slice(0, limit);
  const last = page.at(-1);
  return { owed: page, next: owed.length > limit && last ? `${last.kind}.${idOf(last)}` : null };
}

function idOf(entry: OwedEntry): string {
  if (entry.kind === 'refund') return entry.refundId;
  return entry.kind === 'order' ? entry.orderId : entry.attemptId;
}

type List = (ctx: StoreCtx, page: { after: string; limit: number }) => Promise<OwedEntry[]>;

const LISTS: Record<OwedKind, List> = {
  order: listOrders,
  unclear: listUnclear,
  refund: listRefunds,
  payment: listPayments,
};

async function listOrders(ctx: StoreCtx, page: Parameters<List>[1]): Promise<OwedEntry[]> {
  const { storeId } = ctx;
  const owed = await findOwedOrders(ctx, storeId, page);
  if (owed.length === 0) return [];
  const tabIds = owed.map(({ order }) => tabOf(order));
  const attempts = Map.groupBy(await findPaidAttempts(ctx, storeId, tabIds), ({ tabId }) => tabId);
  return owed.map((one) => {
    const sources = attempts.get(tabOf(one.order)) ?? [];
    return presentOrder(
      one,
      sources.reduce((sum, { left }) => sum + left, 0),
    );
  });
}

function presentOrder({ order, log }: OwedOrder, left: number): OwedEntry {
  const owed = owedToGuest(order);
  const { since, why } = whyOwed(order, log) ?? {
    since: order.createdAt.getTime(),
    why: 'cancelled' as const,
  };
  return {
    kind: 'order',
    ...about({ ...order, orderId: order.id, amount: owed, createdAt: new Date(since) }),
    why,
    paid: toNumber(order.paid),
    throughGateway: toNumber(Math.min(owed, left)),
  };
}

async function listUnclear(ctx: StoreCtx, page: Parameters<List>[1]): Promise<OwedEntry[]> {
  const rows = await withFirstOrders(ctx, await selectUnclearPayments(ctx.db, ctx.storeId, page));
  return rows.map(({ id: attemptId, unclear, ...row }) => ({
    kind: 'unclear',
    ...about(row),
    attemptId,
    reason: unclear ?? '',
    doubts: readDoubts(unclear ?? ''),
  }));
}

async function listRefunds({ db, storeId, now }: StoreCtx, page: Parameters<List>[1]): Promise<OwedEntry[]> {
  const rows = await selectPendingRefunds(db, storeId, page);
  return rows.map((row) => ({
    kind: 'refund',
    ...about(row),
    refundId: row.id,
    maySettle: maySettleByHand(row.createdAt.getTime(), now),
  }));
}

async function listPayments(ctx: StoreCtx, page: Parameters<List>[1]): Promise<OwedEntry[]> {
  const { db, storeId, now } = ctx;
  const open = await selectOpenPayments(db, storeId, new Date(now - PAYMENT_PATIENCE_MS), page);
  const rows = await withFirstOrders(ctx, open);
  return rows.map((row) => ({ kind: 'payment', ...about(row), attemptId: row.id }));
}

/** Payments with the order that they are for, or the first round of the table. */
async function withFirstOrders<Row extends { tabId: string; amount: Minor; createdAt: Date }>(
  ctx: StoreCtx,
  rows: Row[],
): Promise<(Row & About)[]> {
  const tabs = await findTabs(
    ctx,
    ctx.storeId,
    rows.map(({ tabId }) => tabId),
  );
  return rows.flatMap((row) => {
    const [order] = tabs.get(row.tabId) ?? [];
    return order ? [{ ...order, orderId: order.id, ...row }] : [];
  });
}

type About = Pick<
  OwedOrder['order'],
  | 'orderNo'
  | 'tableLabel'
  | 'tableName'
  | 'orderType'
  | 'orderKind'
  | 'address'
  | 'customerName'
  | 'paymentMethod'
  | 'amount'
  | 'createdAt'
> & { orderId: string };

export function about({ orderId, orderNo, ...row }: About) {
  return {
    orderId,
    orderNo,
    place: [row.orderType, tableNameOf(placedAt(row))].filter(Boolean).join(', '),
    customer: row.customerName,
    amount: toNumber(row.amount),
    since: row.createdAt.toISOString(),
    method: row.paymentMethod,
  };
}
