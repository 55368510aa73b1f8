import { megabytesOf } from '#domain/menu/own-pictures.ts';
import { PAID_CHANNELS } from '#domain/messages/messages.ts';
import { CANCELLED } from '#domain/order/order.ts';
import type { PlanLimit } from '#domain/plans/plan.ts';
import { firstOfMonth, startOfDay } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, eq, gt, gte, inArray, isNull, ne, sql } from '../../platform/db/drizzle.ts';
import { memberships } from '../../platform/db/schema/accounts.ts';
import { items } from '../../platform/db/schema/menus.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { storeImages } from '../../platform/db/schema/pictures.ts';
import { invitations } from '../../platform/db/schema/staff.ts';
import { stores, storeTables } from '../../platform/db/schema/stores.ts';
import { firstIdAt } from '../../platform/ids.ts';

interface Counting {
  storeId: string;
  timeZone: string;
  now: number;
}

/** How much a store uses of what a plan may bound. */
export const COUNTS: Record<PlanLimit, (db: Db, of: Counting) => Promise<number>> = {
  dishes: (db, { storeId }) => db.$count(items, eq(items.storeId, storeId)),
  tables: (db, { storeId }) => db.$count(storeTables, eq(storeTables.storeId, storeId)),
  people: countPeople,
  outlets: countOutlets,
  ordersPerMonth: (db, { storeId, timeZone, now }) => {
    const start = startOfDay(timeZone, firstOfMonth(dayIn(timeZone, now)));
    const isOfMonth = gte(orders.id, firstIdAt(start));
    return db.$count(orders, and(eq(orders.storeId, storeId), isOfMonth, ne(orders.state, CANCELLED)));
  },
  picturesMb: sumPictures,
  messagesPerDay: (db, { storeId, now }) => {
    const isPaid = and(inArray(messages.channel, [...PAID_CHANNELS]), ne(messages.state, 'dropped'));
    const isOfDay = gt(messages.createdAt, new Date(now - DAY));
    return db.$count(messages, and(eq(messages.storeId, storeId), isOfDay, isPaid));
  },
};

async function sumPictures(db: Db, { storeId }: Counting): Promise<number> {
  const bytes = sql<number>`coalesce(sum(${storeImages.bytes}), 0)`.mapWith(Number);
  const [row] = await db.select({ bytes }).from(storeImages).where(eq(storeImages.storeId, storeId));
  return megabytesOf(row?.bytes ?? 0);
}

/** Members, and those who were asked to become one. */
async function countPeople(db: Db, { storeId, now }: Counting): Promise<number> {
  const isOpen = and(
    eq(invitations.storeId, storeId),
    isNull(invitations.acceptedAt),
    eq(invitations.revoked, false),
    gt(invitations.expiresAt, new Date(now)),
  );
  const members = await db.$count(memberships, eq(memberships.storeId, storeId));
  return members + (await db.$count(invitations, isOpen));
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
