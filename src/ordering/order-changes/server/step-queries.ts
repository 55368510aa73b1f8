import type { NewOrder } from '#ordering/orders/server/order-change.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import { idempotencyKeys } from '#ordering/placing/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { createInsert } from '#platform/db/server/statements/hot-statements.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { takeFromBlock } from '#restaurant/tablet-numbers/server/take-from-block.ts';

const insertKey = createInsert(idempotencyKeys, 'on conflict do nothing');
const insertOrder = createInsert(orders);
const insertLines = createInsert(orderLines);
const insertEntry = createInsert(storeLog);

const PRESENT = 'select store_id from stores where store_id = $1 and revision = $2 for share';
const NUMBERS = `update store_counters set order_no = order_no + 1, log_seq = log_seq + 1
  where store_id = $1 returning order_no as "orderNo", log_seq as "logSeq"`;
const AT_TABLET = takeFromBlock(['$1', '$2', '$3']);
const LOG_NUMBER =
  'update store_counters set log_seq = log_seq + 1 where store_id = $1 returning log_seq as "logSeq"';

interface Numbers {
  orderNo: number;
  logSeq: string;
}

/**
 * Writes an order like `insertPlaced`, but as simple statements in the caller's transaction, which must be rolled back if
 * this answers null. Citus sends each to the store's machine as it is. The one statement it would take apart, and copy
 * its parts to all machines.
 */
export async function insertInSteps(db: Db, written: NewOrder): Promise<number | null> {
  const { key, order, lines, entry } = written;
  if ((await isAt(db, order)).rowCount === 0) return null;
  if ((await insertKey(db, [key])) === 0) return null;
  const next = await takeNumbers(db, written);
  if (!next) return null;
  await insertOrder(db, [{ ...order, orderNo: next.orderNo }]);
  await insertLines(db, lines);
  await insertEntry(db, [{ ...entry, seq: Number(next.logSeq) }]);
  return next.orderNo;
}

/**
 * The same in a transaction of its own, over a connection that takes statements before it has answered earlier ones. A
 * number is taken before it is known whether it is needed, so the caller must roll back if this answers null.
 */
export async function insertTogether(db: Db, written: NewOrder): Promise<number | null> {
  const { key, order, lines, entry } = written;
  const [present, claimed, next] = await Promise.all([
    isAt(db, order),
    insertKey(db, [key]),
    takeNumbers(db, written),
  ]);
  if (present.rowCount === 0 || claimed === 0 || !next) return null;
  await Promise.all([
    insertOrder(db, [{ ...order, orderNo: next.orderNo }]),
    insertLines(db, lines),
    insertEntry(db, [{ ...entry, seq: Number(next.logSeq) }]),
  ]);
  return next.orderNo;
}

const isAt = ({ $client }: Db, { storeId, revision }: NewOrder['order']) =>
  $client.query({ name: 'store is at', text: PRESENT, values: [storeId, revision] });

/** Null if the tablet has passed the number that it gave. */
async function takeNumbers(
  { $client }: Db,
  { order: { storeId }, tablet }: NewOrder,
): Promise<Numbers | null> {
  if (!tablet)
    return numbersOf(await $client.query({ name: 'next numbers', text: NUMBERS, values: [storeId] }));
  const values = [storeId, tablet.tabletId, tablet.given];
  const given = await $client.query<{ order_no: number }>({
    name: 'number of tablet',
    text: AT_TABLET,
    values,
  });
  const [taken] = given.rows;
  if (!taken) return null;
  const log = { name: 'next log number', text: LOG_NUMBER, values: [storeId] };
  return numbersOf(await $client.query({ ...log }), taken.order_no);
}

function numbersOf({ rows: [next] }: { rows: Partial<Numbers>[] }, orderNo = next?.orderNo): Numbers {
  if (next?.logSeq === undefined || orderNo === undefined) throw new Error('The store has no counters');
  return { orderNo, logSeq: next.logSeq };
}
