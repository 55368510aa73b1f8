import type { Db } from '../../platform/db/client.ts';
import { createInsert } from '../../platform/db/hot-statements.ts';
import { idempotencyKeys, orderLines, orders, storeLog } from '../../platform/db/schema/orders.ts';
import type { NewOrder } from '../orders/order-change.ts';

const insertKey = createInsert(idempotencyKeys, 'on conflict do nothing');
const insertOrder = createInsert(orders);
const insertLines = createInsert(orderLines);
const insertEntry = createInsert(storeLog);

const PRESENT = 'select store_id from stores where store_id = $1 and revision = $2 for share';
const NUMBERS = `update store_counters set order_no = order_no + 1, log_seq = log_seq + 1
  where store_id = $1 returning order_no as "orderNo", log_seq as "logSeq"`;

interface Numbers {
  orderNo: number;
  logSeq: string;
}

/**
 * Writes an order like `insertPlaced`, but as simple statements in the caller's transaction. Citus sends each to the
 * store's machine as it is. The one statement it would take apart, and copy its parts to all machines.
 */
export async function insertInSteps(db: Db, written: NewOrder): Promise<number | null> {
  const { key, order, lines, entry } = written;
  if ((await isAt(db, order)).rowCount === 0) return null;
  if ((await insertKey(db, [key])) === 0) return null;
  const next = numbersOf(await takeNumbers(db, order.storeId));
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
  const [present, claimed, numbers] = await Promise.all([
    isAt(db, order),
    insertKey(db, [key]),
    takeNumbers(db, order.storeId),
  ]);
  if (present.rowCount === 0 || claimed === 0) return null;
  const next = numbersOf(numbers);
  await Promise.all([
    insertOrder(db, [{ ...order, orderNo: next.orderNo }]),
    insertLines(db, lines),
    insertEntry(db, [{ ...entry, seq: Number(next.logSeq) }]),
  ]);
  return next.orderNo;
}

const isAt = ({ $client }: Db, { storeId, revision }: NewOrder['order']) =>
  $client.query({ name: 'store is at', text: PRESENT, values: [storeId, revision] });

const takeNumbers = ({ $client }: Db, storeId: string) =>
  $client.query<Numbers>({ name: 'next numbers', text: NUMBERS, values: [storeId] });

function numbersOf({ rows: [next] }: { rows: Numbers[] }): Numbers {
  if (!next) throw new Error('The store has no counters');
  return next;
}
