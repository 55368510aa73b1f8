import { type FeedbackRow, feedback } from '#guests/feedback/tables.ts';
import { type Needs, sumOfNeeds } from '#ordering/menu/rules/diets/needs.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { createListing, createLookUp } from '#platform/db/server/statements/hot-statements.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type LogRow, storeLog } from '#platform/realtime/tables.ts';
import { sittings } from '#tables/sittings/tables.ts';
import { OPEN } from '../rules/order.ts';
import { isOwed, type OrderRow, orderLines, orders } from '../tables.ts';
import { type Party, type StoredOrder, storedFrom } from './stored-order.ts';

export const selectOrder = createLookUp(orders, ['storeId', 'id']);
export const selectOrders = createListing(orders, 'id');
const selectLines = createListing(orderLines, 'orderId', ['position', 'id']);
const selectLog = createListing(storeLog, 'orderId', ['seq']);

export const lockOrderRow = createLookUp(orders, ['storeId', 'id'], 'for update');
export const lockSittingRow = createLookUp(sittings, ['storeId', 'id'], 'for update');

/** The rounds of a sitting whose row is locked. */
export async function lockRounds(db: Db, storeId: string, sittingId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.sittingId, sittingId)))
    .orderBy(asc(orders.id))
    .for('update');
}

export async function selectOrderBySlug(db: Db, storeId: string, slug: string): Promise<OrderRow | null> {
  return queryOne(
    db
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, storeId), eq(orders.slug, slug))),
  );
}

/** Where an order is. */
export type OrderName = Pick<OrderRow, 'storeId' | 'id'>;

const NAMES = `select store_id as "storeId", id, slug from orders where store_id = any($1) and slug = any($2)`;

export async function selectNamesBySlug(
  { $client }: Db,
  storeIds: readonly string[],
  slugs: readonly string[],
): Promise<(OrderName & Pick<OrderRow, 'slug'>)[]> {
  const asked = { name: 'orders by slugs', text: NAMES, values: [storeIds, slugs] };
  return (await $client.query<OrderName & Pick<OrderRow, 'slug'>>(asked)).rows;
}

export async function updateRoundOff(
  db: Db,
  storeId: string,
  id: string,
  roundOff: OrderRow['roundOff'],
): Promise<void> {
  await db
    .update(orders)
    .set({ roundOff })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
}

/** In the order of their rounds. */
export async function selectOrdersOfTabs(db: Db, storeId: string, tabIds: string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(eq(orders.storeId, storeId), or(inArray(orders.id, tabIds), inArray(orders.sittingId, tabIds))),
    )
    .orderBy(asc(orders.round), asc(orders.id));
}

/** The orders with their lines and log, in the given order. */
export async function selectStoredOrders(db: Db, storeId: string, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await selectLines(db, storeId, ids);
  const log = await selectLog(db, storeId, ids);
  const told = await selectFeedbackTold(db, storeId, log);
  const parties = await selectParties(db, storeId, rows);
  return storedFrom(rows, { orderLines: lines, log, feedback: told, parties });
}

/** Those with a bill of their own sit at the table that it was split from. */
const PARTIES = `select s.id as "sittingId", s.covers, s.waiter->>'name' as waiter, (
    select coalesce(json_agg(g.needs), '[]') from sitting_guests g
    where g.store_id = $1 and g.sitting_id = coalesce(s.split_from, s.id) and g.state = 'in' and g.needs is not null
  ) as said from sittings s where s.store_id = $1 and s.id = any($2)`;

async function selectParties({ $client }: Db, storeId: string, rows: OrderRow[]): Promise<Party[]> {
  const ids = [...new Set(rows.flatMap(({ sittingId }) => sittingId ?? []))];
  if (ids.length === 0) return [];
  const asked = { name: 'parties of sittings', text: PARTIES, values: [storeId, ids] };
  const { rows: found } = await $client.query<Omit<Party, 'needs'> & { said: Needs[] }>(asked);
  return found.map(({ said, ...party }) => ({ ...party, needs: sumOfNeeds(said) }));
}

/** The feedback of which the log tells. Most orders have none, and cost no statement. */
async function selectFeedbackTold(db: Db, storeId: string, log: LogRow[]): Promise<FeedbackRow[]> {
  const told = log.filter(({ event }) => event.what === 'rated' || event.what === 'answered');
  const ids = [...new Set(told.map(({ orderId }) => orderId).filter((id) => id !== null))];
  if (ids.length === 0) return [];
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.storeId, storeId), inArray(feedback.orderId, ids)));
}

/** The orders that somebody works on, or may once they are paid. */
export async function selectOpenOrders(db: Db, storeId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.state, [...OPEN])))
    .orderBy(asc(orders.id));
}

/** Whether an earlier order of the same place is still open. */
export async function hasOpenBefore(db: Db, order: OrderRow, name: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, order.storeId),
        inArray(orders.state, [...OPEN]),
        lt(orders.id, order.id),
        eq(orders.orderTypeId, order.orderTypeId),
        eq(orders.tableName, name),
        // Those who sat there before may still wait for something.
        order.sittingId === null ? isNull(orders.sittingId) : eq(orders.sittingId, order.sittingId),
        order.tableLabel === null ? isNull(orders.tableLabel) : eq(orders.tableLabel, order.tableLabel),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function selectOwedOrders(
  db: Db,
  storeId: string,
  after: string,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gt(orders.id, after), isOwed(orders)))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** A negative amount takes a refund back. */
export async function updateRefunded(db: Db, storeId: string, id: string, amount: Minor): Promise<void> {
  await db
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}` })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
}
