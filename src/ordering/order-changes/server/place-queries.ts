import type { NewOrder } from '#ordering/orders/server/order-change.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import { idempotencyKeys } from '#ordering/placing/tables.ts';
import { lockPortions, takeCounted } from '#ordering/portions/server/take-sql.ts';
import type { Db } from '#platform/db/server/client.ts';
import { columnsOf, createRecord } from '#platform/db/server/statements/hot-statements.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { takeFromBlock } from '#restaurant/tablet-numbers/server/take-from-block.ts';

const keyRecord = createRecord(idempotencyKeys);
const orderRecord = createRecord(orders);
const lineRecord = createRecord(orderLines);
const logRecord = createRecord(storeLog);

/**
 * Writes all of an order in one statement, and so in one transaction: the key, the numbers, the order, its lines and
 * its log entry. Writes nothing if the key is used (it waits for a request that is using it) or if the store has
 * changed since the order was priced.
 */
const placeWith = (numbers: string, more = '') => `
  with present as (
    select store_id from stores where store_id = $1 and revision = $6 for share
  ), ${numbers}, placed as (
    insert into orders (${columnsOf(orders)}) select ${columnsOf(orders, 'made')} from numbers,
      jsonb_populate_record(null::orders, $3 || jsonb_build_object('order_no', order_no)) made
  ), its_lines as (
    insert into order_lines (${columnsOf(orderLines)}) select ${columnsOf(orderLines, 'made')} from numbers,
      jsonb_populate_recordset(null::order_lines, $4) made
  ), logged as (
    insert into store_log (${columnsOf(storeLog)}) select ${columnsOf(storeLog, 'made')} from numbers,
      jsonb_populate_record(null::store_log, $5 || jsonb_build_object('seq', log_seq)) made
  )${more}`;

const NUMBER = `select order_no as "orderNo" from numbers`;

const claimedFrom = (source: string) => `claimed as (
    insert into idempotency_keys (${columnsOf(idempotencyKeys)}) select ${columnsOf(idempotencyKeys, 'made')}
      from ${source}, jsonb_populate_record(null::idempotency_keys, $2) made
    on conflict do nothing returning store_id
  )`;

const NEXT = `${claimedFrom('present')}, numbers as (
    update store_counters set order_no = order_no + 1, log_seq = log_seq + 1
    where store_id = $1 and exists (select from claimed) returning order_no, log_seq
  )`;
const PLACE = placeWith(NEXT, NUMBER);

/** Takes portions after the numbers, as all else does that takes both. If too few are left, a check undoes the whole order. */
const PLACE_COUNTED = placeWith(
  NEXT,
  `, counted as (${lockPortions({ store: '$1', items: '$7', if: 'exists (select from numbers)' })}), taken as (
    ${takeCounted({ store: '$1', items: '$7', quantities: '$8', day: '$9' })}
  )
  select order_no as "orderNo", (select json_agg(json_build_object('itemId', "itemId", 'left', "left")) from taken) as taken
  from numbers`,
);

/**
 * The number is the tablet's. It is gone even if the key turns out to be used: a gap does no harm, and a key without an
 * order would.
 */
const PLACE_AT_TABLET = placeWith(
  `given as (${takeFromBlock(['$1', '$7', '$8'], 'exists (select from present)')}), ${claimedFrom('given')}, numbers as (
    update store_counters set log_seq = log_seq + 1 from given
    where store_counters.store_id = $1 and exists (select from claimed) returning given.order_no, log_seq
  )`,
  NUMBER,
);

/** $1 to $6. */
function valuesOf({ key, order, lines, entry }: NewOrder): unknown[] {
  const parts = [keyRecord(key), orderRecord(order), lines.map(lineRecord), logRecord(entry)];
  return [order.storeId, ...parts.map((part) => JSON.stringify(part)), order.revision];
}

/** The order's number; null if the key is used or the store has moved on from that revision. */
export async function insertPlaced({ $client }: Db, written: NewOrder): Promise<number | null> {
  const { tablet } = written;
  const values = valuesOf(written);
  const asked = tablet
    ? { name: 'place at tablet', text: PLACE_AT_TABLET, values: [...values, tablet.tabletId, tablet.given] }
    : { name: 'place order', text: PLACE, values };
  const { rows } = await $client.query<{ orderNo: number }>(asked);
  return rows[0]?.orderNo ?? null;
}

export interface PlacedCounted {
  orderNo: number | null;
  /** What is left of the dishes of which portions were taken. */
  taken: { itemId: string; left: number }[];
}

/** The same with its portions. Fails on the check of the portions if there are not enough. */
export async function insertCounted({ $client }: Db, written: NewOrder): Promise<PlacedCounted> {
  const { quantities, day } = written.counted;
  const { rows } = await $client.query<{ orderNo: number; taken: PlacedCounted['taken'] | null }>({
    name: 'place counted order',
    text: PLACE_COUNTED,
    values: [...valuesOf(written), [...quantities.keys()], [...quantities.values()], day],
  });
  return { orderNo: rows[0]?.orderNo ?? null, taken: rows[0]?.taken ?? [] };
}
