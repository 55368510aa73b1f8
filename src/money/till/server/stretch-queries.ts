import { refunds } from '#money/refunds/tables.ts';
import { receipts } from '#money/tabs/tables.ts';
import { hasDue, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from '#platform/db/server/drizzle.ts';
import { type LogRow, storeLog } from '#platform/realtime/tables.ts';
import { storeCounters } from '#restaurant/stores/tables.ts';

export async function selectLogSeq(db: Db, storeId: string): Promise<number> {
  const { logSeq } = storeCounters;
  const [row] = await db.select({ logSeq }).from(storeCounters).where(eq(storeCounters.storeId, storeId));
  return row?.logSeq ?? 0;
}

/** The number of the last entry before that time. Goes back from the newest, so it is near. */
export async function selectSeqBefore(db: Db, storeId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ seq: storeLog.seq })
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), lt(storeLog.at, at)))
    .orderBy(desc(storeLog.seq))
    .limit(1);
  return row?.seq ?? 0;
}

/** What happened to orders, tables and khatas, from the oldest. */
export async function selectStretch(db: Db, storeId: string, from: number, to: number): Promise<LogRow[]> {
  return db
    .select()
    .from(storeLog)
    .where(
      and(
        eq(storeLog.storeId, storeId),
        gt(storeLog.seq, from),
        lte(storeLog.seq, to),
        inArray(storeLog.kind, ['order', 'sitting', 'khata']),
      ),
    )
    .orderBy(asc(storeLog.seq));
}

/** Every entry that says how many guests these tables have. Those of one that was merged count at the other. */
export async function selectCovers(db: Db, storeId: string, sittingIds: string[]) {
  return db
    .select({
      sittingId: sql<string>`${storeLog.sittingId}`,
      seq: storeLog.seq,
      covers: sql<number>`coalesce((${storeLog.event}->>'covers')::int, 0)`,
    })
    .from(storeLog)
    .where(
      and(
        eq(storeLog.storeId, storeId),
        inArray(storeLog.sittingId, sittingIds),
        eq(storeLog.kind, 'sitting'),
        sql`${storeLog.event}->>'what' in ('opened', 'covers', 'merged')`,
      ),
    )
    .orderBy(asc(storeLog.seq));
}

export async function selectReceipts(db: Db, storeId: string, ids: string[]) {
  return db
    .select()
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), inArray(receipts.id, ids)))
    .orderBy(asc(receipts.id));
}

export async function selectRefundWays(db: Db, storeId: string, ids: string[]) {
  const { id, method, drawerId: drawer, account } = refunds;
  return db
    .select({ id, method, drawer, account })
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), inArray(id, ids)));
}

export async function selectUnpaid(db: Db, storeId: string, most: number) {
  return db.select().from(orders).where(isUnpaid(storeId)).orderBy(asc(orders.orderNo)).limit(most);
}

export async function sumUnpaid(db: Db, storeId: string): Promise<{ count: number; amount: number }> {
  const { amount, roundOff, paid, refunded } = orders;
  const due = sql<number>`coalesce(sum(${amount} + coalesce(${roundOff}, 0) - ${paid} + ${refunded}), 0)`;
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number), amount: due.mapWith(Number) })
    .from(orders)
    .where(isUnpaid(storeId));
  return row ?? { count: 0, amount: 0 };
}

const isUnpaid = (storeId: string) =>
  and(eq(orders.storeId, storeId), sql`${orders.state} < 5`, hasDue(orders));

export async function selectOrderNumbers(db: Db, storeId: string, ids: string[]): Promise<number[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, ids)));
  return rows.map(({ orderNo }) => orderNo);
}
