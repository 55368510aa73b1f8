import type { Db } from '../../platform/db/client.ts';
import { and, eq, inArray, isNotNull, lt, sql } from '../../platform/db/drizzle.ts';
import { columnsOf, createLookUp, createRecord } from '../../platform/db/hot-statements.ts';
import {
  idempotencyKeys,
  type LineRow,
  type LogRow,
  type OrderRow,
  orderLines,
  orders,
  storeLog,
} from '../../platform/db/schema/orders.ts';

const findKey = createLookUp(idempotencyKeys, ['storeId', 'key']);
const keyRecord = createRecord(idempotencyKeys);
const orderRecord = createRecord(orders);
const lineRecord = createRecord(orderLines);
const logRecord = createRecord(storeLog);

export interface NewOrder {
  key: typeof idempotencyKeys.$inferSelect;
  order: Omit<OrderRow, 'orderNo'>;
  lines: LineRow[];
  entry: Omit<LogRow, 'seq'>;
}

/**
 * Writes all of an order in one statement, and so in one transaction: the key, the numbers, the order, its lines and
 * its log entry. Writes nothing if the key is used (it waits for a request that is using it) or if the store has
 * changed since the order was priced.
 */
const PLACE = `
  with present as (
    select store_id from stores where store_id = $1 and revision = $6 for share
  ), claimed as (
    insert into idempotency_keys (${columnsOf(idempotencyKeys)}) select ${columnsOf(idempotencyKeys, 'made')} from present,
      jsonb_populate_record(null::idempotency_keys, $2) made
    on conflict do nothing returning store_id
  ), numbers as (
    update store_counters set order_no = order_no + 1, log_seq = log_seq + 1
    where store_id = $1 and exists (select from claimed) returning order_no, log_seq
  ), placed as (
    insert into orders (${columnsOf(orders)}) select ${columnsOf(orders, 'made')} from numbers,
      jsonb_populate_record(null::orders, $3 || jsonb_build_object('order_no', order_no)) made
  ), its_lines as (
    insert into order_lines (${columnsOf(orderLines)}) select ${columnsOf(orderLines, 'made')} from numbers,
      jsonb_populate_recordset(null::order_lines, $4) made
  ), logged as (
    insert into store_log (${columnsOf(storeLog)}) select ${columnsOf(storeLog, 'made')} from numbers,
      jsonb_populate_record(null::store_log, $5 || jsonb_build_object('seq', log_seq)) made
  )
  select order_no as "orderNo" from numbers`;

/** The order's number; null if the key is used or the store has moved on from that revision. */
export async function insertPlaced(
  { $client }: Db,
  { key, order, lines, entry }: NewOrder,
): Promise<number | null> {
  const parts = [keyRecord(key), orderRecord(order), lines.map(lineRecord), logRecord(entry)];
  const values = [order.storeId, ...parts.map((part) => JSON.stringify(part)), order.revision];
  const { rows } = await $client.query<{ orderNo: number }>({ name: 'place order', text: PLACE, values });
  return rows[0]?.orderNo ?? null;
}

/** The order that a client's key has made, and the fingerprint of its body. */
export async function selectKey(db: Db, storeId: string, key: string) {
  return findKey(db, storeId, key);
}

export async function deleteOldKeys(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(inArray(idempotencyKeys.storeId, storeIds), lt(idempotencyKeys.createdAt, before)));
}

/** The number of open orders at one table, or at all tables, counted up to a limit. */
export async function countOpenAt(
  db: Db,
  { storeId, name, sittingId }: { storeId: string; name: string | null; sittingId: string | null },
  most: number,
): Promise<number> {
  const isOwn = sittingId === null ? undefined : eq(orders.sittingId, sittingId);
  const isAt = and(name === null ? isNotNull(orders.tableName) : eq(orders.tableName, name), isOwn);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    // The first condition is written exactly as in the index of open orders, so that it is used.
    .where(and(eq(orders.storeId, storeId), isAt, sql`${orders.state} < 4`))
    .limit(most);
  return rows.length;
}
