import type { PaymentState } from '#money/payments/rules/payment.ts';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gte, isNull, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { sittingParts } from '#tables/parts/tables.ts';
import { receipts, upiTransfers } from '../tables.ts';

/** The UPI claims and receipts of an amount, of other orders placed since then. */
export async function selectUpiNews(
  db: Db,
  storeId: string,
  orderId: string | null,
  { amount, since }: { amount: Minor; since: Date },
): Promise<{ orderNo: number; payment: PaymentState; event: OrderEvent }[]> {
  const { event } = storeLog;
  const rows = await db
    .select({ orderNo: orders.orderNo, payment: orders.paymentState, event })
    .from(orders)
    .innerJoin(storeLog, and(eq(storeLog.storeId, orders.storeId), eq(storeLog.orderId, orders.id)))
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.id, firstIdAt(since.getTime())),
        orderId === null ? undefined : ne(orders.id, orderId),
        sql`(${event}->>'amount')::bigint = ${amount}`,
        sql`(${event}->>'what' = 'claim' or ${event}->'received'->>'method' = 'UPI')`,
      ),
    )
    .orderBy(asc(orders.orderNo), asc(storeLog.seq));
  return rows as { orderNo: number; payment: PaymentState; event: OrderEvent }[];
}

/** Assigns the transfer to this tab. Null on success; otherwise the number of the order that already has it, or 0. */
export async function takeTransfer(
  db: Db,
  storeId: string,
  tabId: string,
  utr: string,
): Promise<number | null> {
  const taken = await db
    .insert(upiTransfers)
    .values({ storeId, utr, tabId })
    .onConflictDoNothing()
    .returning({ utr: upiTransfers.utr });
  if (taken.length > 0) return null;
  const isOfTab = or(eq(orders.id, upiTransfers.tabId), eq(orders.sittingId, upiTransfers.tabId));
  const [other] = await db
    .select({ orderNo: orders.orderNo })
    .from(upiTransfers)
    .innerJoin(orders, and(eq(orders.storeId, upiTransfers.storeId), isOfTab))
    .where(and(eq(upiTransfers.storeId, storeId), eq(upiTransfers.utr, utr)))
    .orderBy(asc(orders.round))
    .limit(1);
  // It came for a khata.
  return other?.orderNo ?? 0;
}

export async function deleteTransfer(
  db: Db,
  { storeId, tabId, utr }: { storeId: string; tabId: string; utr: string },
): Promise<void> {
  await db
    .delete(upiTransfers)
    .where(and(eq(upiTransfers.storeId, storeId), eq(upiTransfers.utr, utr), eq(upiTransfers.tabId, tabId)));
}

/** The first order of a table where the same sum came, or is said to have come, by UPI without a reference. */
export async function selectUnnamedPart(
  db: Db,
  storeId: string,
  partId: string | null,
  { amount, since }: { amount: Minor; since: Date },
): Promise<number | null> {
  const isItsReceipt = and(
    eq(receipts.storeId, sittingParts.storeId),
    eq(receipts.partId, sittingParts.id),
    eq(receipts.method, 'UPI'),
    isNull(receipts.reference),
  );
  const [row] = await db
    .select({ orderNo: orders.orderNo })
    .from(sittingParts)
    .innerJoin(
      orders,
      and(eq(orders.storeId, sittingParts.storeId), eq(orders.sittingId, sittingParts.sittingId)),
    )
    .leftJoin(receipts, isItsReceipt)
    .where(
      and(
        eq(sittingParts.storeId, storeId),
        gte(sittingParts.createdAt, since),
        partId === null ? undefined : ne(sittingParts.id, partId),
        isNull(sittingParts.utr),
        eq(sql`${sittingParts.amount} + ${sittingParts.tip}`, amount),
        or(eq(sittingParts.state, 'claimed'), sql`${receipts.id} is not null`),
      ),
    )
    .orderBy(asc(orders.round))
    .limit(1);
  return row?.orderNo ?? null;
}
