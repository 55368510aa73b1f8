import type { Db } from '../../platform/db/client.ts';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from '../../platform/db/drizzle.ts';
import { hasDue, type LogRow, orders, storeLog } from '../../platform/db/schema/orders.ts';
import { refunds } from '../../platform/db/schema/refunds.ts';
import { storeCounters } from '../../platform/db/schema/stores.ts';
import { receipts } from '../../platform/db/schema/tabs.ts';

export async function selectLogSeq(db: Db, storeId: string): Promise<number> {
  const { logSeq } = storeCounters;
  const [row] = await db.select({ logSeq }).from(storeCounters).where(eq(storeCounters.storeId, storeId));
  return row?.logSeq ?? 0;
}

export async function selectSeqBefore(db: Db, storeId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ seq: storeLog.seq })
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), lt(storeLog.at, at)))
    .orderBy(desc(storeLog.seq))
    .limit(1);
  return row?.seq ?? 0;
}

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
        sql`${storeLog.event}->>'what' in ('opened', 'covers')`,
      ),
    )
    .orderBy(asc(storeLog.seq));
}

export async function selectReceipts(db: Db, storeId: string, ids: string[]) {
  return db
    .select()
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), inArray(receipts.id, ids)));
}

export async function selectRefundMethods(db: Db, storeId: string, ids: string[]) {
  const { id, method } = refunds;
  return db
    .select({ id, method })
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), inArray(id, ids)));
}

export async function selectUnpaid(db: Db, storeId: string, most: number) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), sql`${orders.state} < 5`, hasDue(orders)))
    .orderBy(asc(orders.orderNo))
    .limit(most);
}

export async function selectOrderNumbers(db: Db, storeId: string, ids: string[]): Promise<number[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, ids)));
  return rows.map(({ orderNo }) => orderNo);
}
