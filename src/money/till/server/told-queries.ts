import { khatas } from '#money/khatas/tables.ts';
import { receiptShares, receipts } from '#money/tabs/tables.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { storeLog } from '#platform/realtime/tables.ts';

/** These receipts in the order of time, with the name of the khata that they are about. */
export async function selectToldReceipts(db: Db, storeId: string, ids: string[]) {
  return db
    .select({ receipt: receipts, khata: khatas.name })
    .from(receipts)
    .leftJoin(khatas, and(eq(khatas.storeId, receipts.storeId), eq(khatas.id, receipts.khataId)))
    .where(and(eq(receipts.storeId, storeId), inArray(receipts.id, ids)))
    .orderBy(asc(receipts.id));
}

/** The orders that have a share of these receipts, the first one first. */
export async function selectOrdersOf(db: Db, storeId: string, receiptIds: string[]) {
  const { receiptId, orderId } = receiptShares;
  const isTheirs = and(eq(orders.storeId, receiptShares.storeId), eq(orders.id, orderId)) as SQL;
  return db
    .select({ receiptId, orderId, orderNo: orders.orderNo })
    .from(receiptShares)
    .innerJoin(orders, isTheirs)
    .where(and(eq(receiptShares.storeId, storeId), inArray(receiptId, receiptIds)))
    .orderBy(asc(orders.id));
}

/**
 * Orders that were cancelled, and what was taken off others or put back, with the dish that it was. What the staff did comes
 * first. An order that was cancelled in the end counts as that alone.
 */
export async function selectCancellations(
  db: Db,
  storeId: string,
  { fromSeq, toSeq }: { fromSeq: number; toSeq: number },
  most: number,
) {
  const { event, actor } = storeLog;
  const isOfStaff = sql`${actor}->>'kind' = 'staff'`;
  const isCancelled = sql`${event}->>'to' = '5' and ${event}->>'from' <> '5'`;
  const isEnded = sql`select 1 from ${storeLog} e where e.store_id = ${storeId} and e.order_id = ${storeLog.orderId}
    and e.seq <= ${toSeq} and e.kind = 'order' and e.event->>'to' = '5'`;
  const isTakenOff = sql`${event}->>'what' = 'item' and ${event}->'edit' is null and not exists (${isEnded})`;
  const itsOrder = and(eq(orders.storeId, storeLog.storeId), eq(orders.id, storeLog.orderId)) as SQL;
  const lineId = sql`coalesce(${event}->>'of', ${event}->>'lineId')::uuid`;
  const itsLine = and(
    eq(orderLines.storeId, storeLog.storeId),
    eq(orderLines.orderId, orders.id),
    eq(orderLines.id, lineId),
  );
  const { id: orderId, orderNo, amount } = orders;
  return db
    .select({
      orderId,
      orderNo,
      amount,
      event,
      actor,
      dish: orderLines.itemLabel,
      unit: orderLines.unit,
      portions: orderLines.quantity,
      count: sql<string>`count(*) over ()`,
    })
    .from(storeLog)
    .innerJoin(orders, itsOrder)
    .leftJoin(orderLines, itsLine)
    .where(
      and(
        eq(storeLog.storeId, storeId),
        gt(storeLog.seq, fromSeq),
        lte(storeLog.seq, toSeq),
        eq(storeLog.kind, 'order'),
        sql`(${isCancelled} or ${isTakenOff})`,
      ),
    )
    .orderBy(desc(isOfStaff), asc(storeLog.seq))
    .limit(most);
}
