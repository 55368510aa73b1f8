import { addDays, startOfDay } from '#money/reports/rules/report-period.ts';
import { invoices } from '#operators/invoices/tables.ts';
import type { GuestOrders } from '#operators/plans/rules/commission.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from '#platform/db/server/drizzle.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { commissionDays } from '../tables.ts';

export type CommissionDayRow = typeof commissionDays.$inferSelect;

/** Days that are noted keep the terms that they began with. */
export async function insertDays(db: Db, days: CommissionDayRow[]): Promise<void> {
  if (days.length > 0) await db.insert(commissionDays).values(days).onConflictDoNothing();
}

const isOpen = isNull(commissionDays.invoiceId);

/** Of these stores the earliest day that no invoice asks for. */
export async function selectOpen(db: Db, storeIds: string[]) {
  return db
    .select({
      storeId: commissionDays.storeId,
      timeZone: stores.timeZone,
      isClosed: sql<boolean>`${stores.closedAt} is not null`,
      first: sql<string>`min(${commissionDays.day})`,
    })
    .from(commissionDays)
    .innerJoin(stores, eq(stores.storeId, commissionDays.storeId))
    .where(and(inArray(commissionDays.storeId, storeIds), isOpen))
    .groupBy(commissionDays.storeId, stores.timeZone, stores.closedAt);
}

/** Whether an invoice has asked for commission since, also one that was withdrawn. */
export async function wasAskedSince(db: Db, storeId: string, since: number): Promise<boolean> {
  const isOne = and(
    eq(invoices.storeId, storeId),
    gte(invoices.createdAt, new Date(since)),
    sql`${invoices.content} -> 'commission' is not null`,
  );
  return (await db.$count(invoices, isOne)) > 0;
}

export async function selectOpenDays(db: Db, storeId: string, before: string): Promise<CommissionDayRow[]> {
  return db
    .select()
    .from(commissionDays)
    .where(and(eq(commissionDays.storeId, storeId), isOpen, lt(commissionDays.day, before)))
    .orderBy(asc(commissionDays.day));
}

/** Notes which invoice asks for the days. Those that cost nothing name it too, and are not looked at again. */
export async function updateAsked(db: Db, storeId: string, before: string, invoiceId: string): Promise<void> {
  await db
    .update(commissionDays)
    .set({ invoiceId })
    .where(and(eq(commissionDays.storeId, storeId), isOpen, lt(commissionDays.day, before)));
}

interface Span {
  timeZone: string;
  /** Days, the last one included. */
  from: string;
  to: string;
}

/** What guests have ordered themselves, by day. Amounts in other currencies than plans are sold in are no sales. */
export async function selectGuestOrders(
  db: Db,
  storeId: string,
  { timeZone, from, to }: Span,
): Promise<Map<string, GuestOrders>> {
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day,
      orders: sql<number>`count(*)::int`,
      sales: sql`coalesce(sum(${orders.amount}) filter (where ${orders.currency} = 'INR'), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.id, firstIdAt(startOfDay(timeZone, from))),
        lt(orders.id, firstIdAt(startOfDay(timeZone, addDays(to, 1)))),
        ne(orders.state, CANCELLED),
        sql`exists (select from ${storeLog} where ${storeLog.storeId} = ${storeId}
          and ${storeLog.orderId} = ${orders.id} and ${storeLog.event} ->> 'what' = 'placed'
          and (${orders.channel} = 'guest' or ${orders.channel} is null and ${storeLog.actor} ->> 'kind' = 'guest'))`,
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ day: of, ...ordered }) => [of, ordered]));
}
