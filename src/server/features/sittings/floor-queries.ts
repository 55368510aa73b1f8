import type { Db } from '../../platform/db/client.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from '../../platform/db/drizzle.ts';
import { reservations } from '../../platform/db/schema/calendar.ts';
import { isServedUnpaid, orderLines, orders } from '../../platform/db/schema/orders.ts';
import { sittingGuests, sittingLines, sittingParts, sittings } from '../../platform/db/schema/sittings.ts';
import { storeTables } from '../../platform/db/schema/stores.ts';
import { firstIdAt } from '../../platform/ids.ts';
import { isOpen } from './queries.ts';

/** These tables, or all of them, in their order. */
export async function selectTables(db: Db, storeId: string, ids?: string[]) {
  return db
    .select()
    .from(storeTables)
    .where(and(eq(storeTables.storeId, storeId), ids ? inArray(storeTables.id, ids) : undefined))
    .orderBy(asc(storeTables.position), asc(storeTables.name));
}

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
  const rows = await db
    .select({ id: sittings.id, splitFrom: sittings.splitFrom })
    .from(sittings)
    .where(and(eq(sittings.storeId, storeId), inArray(sittings.splitFrom, ids)))
    .orderBy(asc(sittings.id));
  return rows.flatMap(({ id, splitFrom }) => (splitFrom === null ? [] : [{ id, splitFrom }]));
}

export interface BesideRow {
  id: string;
  splitFrom: string;
}

/** By table, the sitting that was closed there last, since then. One that joined another is over for good. */
export async function selectLastClosed(db: Db, storeId: string, since: number, tableIds?: string[]) {
  const { tableId, id, closedAt, mergedInto, splitFrom, state } = sittings;
  return db
    .selectDistinctOn([tableId], { tableId, id, closedAt })
    .from(sittings)
    .where(
      and(
        eq(sittings.storeId, storeId),
        eq(state, 'closed'),
        gte(closedAt, new Date(since)),
        isNull(mergedInto),
        isNull(splitFrom),
        tableIds ? inArray(tableId, tableIds) : undefined,
      ),
    )
    .orderBy(tableId, desc(closedAt), desc(id));
}

/** The tables at which these sittings are or were. */
export async function selectTablesOf(db: Db, storeId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: sittings.id, tableId: sittings.tableId })
    .from(sittings)
    .where(and(eq(sittings.storeId, storeId), inArray(sittings.id, ids)));
}

const count = sql<number>`count(*)`.mapWith(Number);

export async function countGuests(db: Db, storeId: string, ids: string[]) {
  const { sittingId, state } = sittingGuests;
  return db
    .select({ sittingId, state, count })
    .from(sittingGuests)
    .where(and(eq(sittingGuests.storeId, storeId), inArray(sittingId, ids)))
    .groupBy(sittingId, state);
}

export async function countInCart(db: Db, storeId: string, ids: string[]) {
  const { sittingId, orderId } = sittingLines;
  return db
    .select({ sittingId, count })
    .from(sittingLines)
    .where(and(eq(sittingLines.storeId, storeId), inArray(sittingId, ids), isNull(orderId)))
    .groupBy(sittingId);
}

export async function countClaims(db: Db, storeId: string, ids: string[]) {
  const { sittingId, state } = sittingParts;
  return db
    .select({ sittingId, count })
    .from(sittingParts)
    .where(and(eq(sittingParts.storeId, storeId), inArray(sittingId, ids), eq(state, 'claimed')))
    .groupBy(sittingId);
}

export async function selectRoundsOf(db: Db, storeId: string, ids: string[]) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.sittingId, ids)))
    .orderBy(asc(orders.round), asc(orders.id));
}

/** Parties that are to come in this time, the first before the others. */
export async function selectParties(db: Db, storeId: string, { from, to }: { from: Date; to: Date }) {
  const { startsAt, name, party, tableIds, state } = reservations;
  return db
    .select({ startsAt, name, party, tableIds })
    .from(reservations)
    .where(
      and(
        eq(reservations.storeId, storeId),
        gte(startsAt, from),
        lte(startsAt, to),
        inArray(state, ['requested', 'confirmed']),
      ),
    )
    .orderBy(asc(startsAt), asc(reservations.id));
}

const { amount, roundOff, paid, refunded, paymentState } = orders;

/** What is due at the counter: orders that wait for a gateway are paid there. */
const due =
  sql<number>`coalesce(sum(greatest(0, ${amount} + coalesce(${roundOff}, 0) - ${paid} + ${refunded}))
  filter (where ${paymentState} <> 'awaiting'), 0)`.mapWith(Number);

/** Orders placed since then that belong to no sitting and are to be cooked or paid, by table. */
export async function countLoose(db: Db, storeId: string, since: number, tableIds?: string[]) {
  const { tableId, state } = orders;
  return db
    .select({ tableId: sql<string>`${tableId}`, count, due })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.id, firstIdAt(since)),
        tableIds ? inArray(tableId, tableIds) : isNotNull(tableId),
        isNull(orders.sittingId),
        or(sql`${state} < 4`, isServedUnpaid(orders)),
      ),
    )
    .groupBy(tableId);
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
