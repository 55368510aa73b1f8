import type { PacedLine } from '#ordering/courses/rules/hold-lines.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { createStoreRead, foundBy, rowsOf } from '#platform/db/server/store-read.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { storeTables } from '#tables/table-list/tables.ts';
import { type SittingGuestRow, type SittingRow, sittingCalls, sittingSettings, sittings } from '../tables.ts';
import { isOpen } from './queries.ts';

export async function selectOpenSittings(db: Db, storeId: string, tableIds?: string[]) {
  return db
    .select()
    .from(sittings)
    .where(
      and(eq(sittings.storeId, storeId), isOpen, tableIds ? inArray(sittings.tableId, tableIds) : undefined),
    );
}

/** The bills of their own that some at these sittings have, in the order in which they were split. */
export async function selectBillsBeside(db: Db, storeId: string, ids: string[]): Promise<BesideRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: sittings.id, splitFrom: sittings.splitFrom })
    .from(sittings)
    .where(and(eq(sittings.storeId, storeId), inArray(sittings.splitFrom, ids)))
    .orderBy(asc(sittings.id));
}

export type BesideRow = Pick<SittingRow, 'id' | 'splitFrom'>;

export async function selectRoundsOf(db: Db, storeId: string, ids: string[]) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.sittingId, ids)))
    .orderBy(asc(orders.round), asc(orders.id));
}

interface OfSitting {
  sittingId: string;
  count: number;
}

interface PacedRow extends PacedLine {
  orderId: string;
}

interface Party {
  startsAt: string;
  name: string;
  party: number;
  tableIds: string[];
}

interface Loose {
  tableId: string;
  count: number;
  due: number;
}

interface Closed {
  tableId: string;
  id: string;
  closedAt: string;
}

const PRICE = 'amount + coalesce(round_off, 0)';
/**
 * What is due to the staff. Orders that wait for a gateway are left out, because the gateway receives their
 * money.
 */
const DUE = `sum(greatest(0, ${PRICE} - paid + refunded)) filter (where payment_state <> 'awaiting')`;

const IS_ASKED = 'store_id = $1 and id = any($6)';

/** Reads the floor, or only these tables: `isAt` says which, by the name of their column. */
function createFloorRead(name: string, isAt: (table: string) => string) {
  const isOpenHere = `store_id = $1 and state <> 'closed' and ${isAt('table_id')}`;
  const isOfOpen = `store_id = $1 and sitting_id = any(array(select id from sittings where ${isOpenHere}))`;
  const isBeside = `store_id = $1 and split_from = any(array(select id from sittings where ${isOpenHere}))`;
  const isOfBeside = `store_id = $1 and sitting_id = any(array(select id from sittings where ${isBeside}))`;
  const isOfHeld = `store_id = $1 and sitting_id = any(array(select sitting_id from orders where ${isOfOpen} and state < 4
    and exists (select from order_lines held where held.store_id = $1 and held.order_id = orders.id and hold = 'held' and not discarded)))`;
  const countBy = (table: string, where: string, also = '') =>
    `select sitting_id as "sittingId"${also}, count(*) as count from ${table} where ${isOfOpen}${where} group by sitting_id${also}`;
  return createStoreRead(name, {
    settings: rowsOf(sittingSettings, 'store_id = $1'),
    open: rowsOf(sittings, isOpenHere),
    guests: foundBy<OfSitting & Pick<SittingGuestRow, 'state'>>(countBy('sitting_guests', '', ', state')),
    said: foundBy<{ sittingId: string } & Pick<SittingGuestRow, 'state' | 'needs'>>(
      `select sitting_id as "sittingId", state, needs from sitting_guests where ${isOfOpen} and needs is not null`,
    ),
    inCart: foundBy<OfSitting>(countBy('sitting_lines', ' and order_id is null')),
    claims: foundBy<OfSitting>(countBy('sitting_parts', " and state = 'claimed'")),
    calls: rowsOf(sittingCalls, `${isOfOpen} and done_at is null`, 'created_at, id'),
    rounds: rowsOf(orders, isOfOpen, 'round, id'),
    // The number of the bill that was issued for each.
    billed: foundBy<{
      sittingId: string;
      number: string;
    }>(`select distinct on (order_id) order_id as "sittingId", number
      from bills where store_id = $1 and order_id = any(array(select id from sittings where ${isOpenHere}))
        and content->>'corrects' is null order by order_id, part desc`),
    // Bills of their own, in the order in which they were split.
    bills: rowsOf(sittings, isBeside, 'id'),
    roundsBeside: rowsOf(orders, isOfBeside, 'round, id'),
    // The orders of which every dish that is left is ready.
    ready: foundBy<{ orderId: string }>(`select order_id as "orderId" from order_lines where store_id = $1
      and order_id = any(array(select id from orders where (${isOfOpen}) or (${isOfBeside}))) and not discarded group by order_id having bool_and(ready)`),
    // The dishes of tables where some are held, and when one was made, fired or handed over there last.
    paced: foundBy<PacedRow>(`select order_id as "orderId", course, hold, ready, discarded from order_lines
      where store_id = $1 and not discarded and order_id = any(array(select id from orders where ${isOfHeld}))`),
    pacedAt: foundBy<{
      sittingId: string;
      at: string;
    }>(`select sitting_id as "sittingId", max(at) as at from store_log
      where ${isOfHeld} and kind = 'order' and (event->>'what' in ('ready', 'fired') or event->>'what' = 'state' and event->>'to' = '4') group by sitting_id`),
    // Parties that are to come in this time, the first before the others.
    parties:
      foundBy<Party>(`select starts_at as "startsAt", name, party, table_ids as "tableIds" from reservations
      where store_id = $1 and starts_at >= $2 and starts_at <= $3 and state in ('requested', 'confirmed') order by starts_at, id`),
    // Orders placed since then that belong to no sitting and are to be cooked or paid.
    loose:
      foundBy<Loose>(`select table_id as "tableId", count(*) as count, coalesce(${DUE}, 0) as due from orders
      where store_id = $1 and id >= $4 and ${isAt('table_id')} and sitting_id is null
        and (state < 4 or (state = 4 and ${PRICE} > paid - refunded)) group by table_id`),
    // The sitting that was closed at each table last. One that joined another is over for good.
    closed:
      foundBy<Closed>(`select distinct on (table_id) table_id as "tableId", id, closed_at as "closedAt" from sittings
      where store_id = $1 and state = 'closed' and closed_at >= $5 and merged_into is null and split_from is null and ${isAt('table_id')}
      order by table_id, closed_at desc, id desc`),
    tables: rowsOf(storeTables, `store_id = $1 and ${isAt('id')}`, 'position, name'),
    asked: foundBy<{ id: string; tableId: string }>(
      `select id, table_id as "tableId" from sittings where ${IS_ASKED}`,
    ),
  });
}

const readAll = createFloorRead('floor', (column) => `${column} is not null`);
const THEIR_TABLES = `array(select table_id from sittings where ${IS_ASKED})`;
const readSome = createFloorRead('tables of the floor', (column) => `${column} = any(${THEIR_TABLES} || $7)`);

interface Times {
  /** Parties that are to come in this time. */
  from: number;
  to: number;
  /** Orders that belong to no sitting count from then on. */
  loose: number;
  /** What was closed since then can be opened again. */
  closed: number;
}

/** Some tables by their ids, or by those of the sittings that are or were there. */
export interface Some {
  tables: string[];
  sittings: string[];
}

export function selectFloor(db: Db, storeId: string, times: Times, some?: Some) {
  const at = (time: number) => new Date(time).toISOString();
  const values = [at(times.from), at(times.to), firstIdAt(times.loose), at(times.closed)];
  return some
    ? readSome(db, storeId, ...values, some.sittings, some.tables)
    : readAll(db, storeId, ...values, []);
}

/** The orders of which every dish that is left is ready. */
export async function selectReady(db: Db, storeId: string, orderIds: string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const { orderId, discarded, ready } = orderLines;
  const rows = await db
    .select({ orderId })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderId, orderIds), eq(discarded, false)))
    .groupBy(orderId)
    .having(sql`bool_and(${ready})`);
  return new Set(rows.map((row) => row.orderId));
}
