import type { Db } from '../../platform/db/client.ts';
import { createInsert } from '../../platform/db/hot-statements.ts';
import { idempotencyKeys, orderLines, orders, storeLog } from '../../platform/db/schema/orders.ts';
import type { NewOrder } from './queries.ts';

const insertKey = createInsert(idempotencyKeys, 'on conflict do nothing');
const insertOrder = createInsert(orders);
const insertLines = createInsert(orderLines);
const insertEntry = createInsert(storeLog);

const PRESENT = 'select store_id from stores where store_id = $1 and revision = $2 for share';
const NUMBERS = `update store_counters set order_no = order_no + 1, log_seq = log_seq + 1
  where store_id = $1 returning order_no as "orderNo", log_seq as "logSeq"`;

/**
 * Writes an order like `insertPlaced`, but as simple statements in the caller's transaction. Citus sends each to the
 * store's machine as it is. The one statement it would take apart, and copy its parts to all machines.
 */
export async function insertInSteps(db: Db, { key, order, lines, entry }: NewOrder): Promise<number | null> {
  const { $client } = db;
  const { storeId, revision } = order;
  const present = await $client.query({ name: 'store is at', text: PRESENT, values: [storeId, revision] });
  if (present.rowCount === 0) return null;
  if ((await insertKey(db, [key])) === 0) return null;
  const { rows } = await $client.query<{ orderNo: number; logSeq: string }>({
    name: 'next numbers',
    text: NUMBERS,
    values: [storeId],
  });
  const [next] = rows;
  if (!next) throw new Error('The store has no counters');
  await insertOrder(db, [{ ...order, orderNo: next.orderNo }]);
  await insertLines(db, lines);
  await insertEntry(db, [{ ...entry, seq: Number(next.logSeq) }]);
  return next.orderNo;
}
