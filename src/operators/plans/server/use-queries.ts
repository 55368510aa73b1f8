import { PAID_CHANNELS } from '#guests/messages/rules/messages.ts';
import { messages } from '#guests/messages/tables.ts';
import { firstOfMonth, startOfDay } from '#money/reports/rules/report-period.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt, gte, inArray, ne, sql } from '#platform/db/server/drizzle.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import type { PlanLimit } from '../rules/plan.ts';
import { KEPT, type KeptLimit } from './kept-queries.ts';

interface Counting {
  storeId: string;
  timeZone: string;
  now: number;
}

/** How much a store uses of what a plan may bound. */
export const COUNTS: Record<PlanLimit, (db: Db, of: Counting) => Promise<number>> = {
  dishes: oneOf('dishes'),
  tables: oneOf('tables'),
  people: oneOf('people'),
  outlets: countOutlets,
  ordersPerMonth: (db, { storeId, timeZone, now }) => {
    const start = startOfDay(timeZone, firstOfMonth(dayIn(timeZone, now)));
    const isOfMonth = gte(orders.id, firstIdAt(start));
    return db.$count(orders, and(eq(orders.storeId, storeId), isOfMonth, ne(orders.state, CANCELLED)));
  },
  picturesMb: oneOf('picturesMb'),
  messagesPerDay: (db, { storeId, now }) => {
    const isPaid = and(inArray(messages.channel, [...PAID_CHANNELS]), ne(messages.state, 'dropped'));
    const isOfDay = gt(messages.createdAt, new Date(now - DAY));
    return db.$count(messages, and(eq(messages.storeId, storeId), isOfDay, isPaid));
  },
};

/** Declared as a function, because the record above calls it. */
function oneOf(limit: KeptLimit) {
  return async (db: Db, { storeId, now }: Counting) =>
    (await KEPT[limit](db, { storeIds: [storeId], now, above: 0 })).get(storeId) ?? 0;
}

/** The stores of its owners. */
async function countOutlets(db: Db, { storeId }: Counting): Promise<number> {
  const owners = db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.storeId, storeId), eq(memberships.role, 'OWNER')));
  const ofBrand = sql`(select own.brand_id from ${stores} own where own.store_id = ${storeId})`;
  const [row] = await db
    .select({ found: sql<number>`count(distinct ${memberships.storeId})`.mapWith(Number) })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .where(
      and(inArray(memberships.accountId, owners), eq(memberships.role, 'OWNER'), eq(stores.brandId, ofBrand)),
    );
  return row?.found ?? 0;
}
