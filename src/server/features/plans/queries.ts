import { megabytesOf } from '#domain/menu/own-pictures.ts';
import { PAID_CHANNELS } from '#domain/messages/messages.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { LAST_PLAN, type PlanLimit } from '#domain/plans/plan.ts';
import { firstOfMonth, startOfDay } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, gt, gte, inArray, isNull, ne, type SQL, sql } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { memberships } from '../../platform/db/schema/accounts.ts';
import { items } from '../../platform/db/schema/menus.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { plans } from '../../platform/db/schema/operator.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { storeImages } from '../../platform/db/schema/pictures.ts';
import { invitations } from '../../platform/db/schema/staff.ts';
import { stores, storeTables } from '../../platform/db/schema/stores.ts';
import { firstIdAt } from '../../platform/ids.ts';

export type PlanRow = typeof plans.$inferSelect;

const isOf = (brandId: string) => eq(plans.brandId, brandId);

/** The plans of one brand, or of all. */
export async function selectPlans(db: Db, brandId?: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(brandId === undefined ? undefined : isOf(brandId))
    .orderBy(asc(plans.createdAt));
}

export async function selectPlan(db: Db, brandId: string, where: { planId: string } | { name: string }) {
  const is = 'name' in where ? eq(plans.name, where.name) : eq(plans.planId, where.planId);
  return queryOne(
    db
      .select()
      .from(plans)
      .where(and(isOf(brandId), is)),
  );
}

/** Null if another plan has the name. */
export async function insertPlan(db: Db, row: PlanRow): Promise<PlanRow | null> {
  const [made] = await db.insert(plans).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Null if there is no such plan. Limits that are not named stay. */
export async function updatePlan(
  db: Db,
  brandId: string,
  planId: string,
  change: Partial<PlanRow>,
): Promise<PlanRow | null> {
  const { limits, ...others } = change;
  const merged = limits ? { limits: sql`${plans.limits} || ${JSON.stringify(limits)}::jsonb` } : {};
  const set = { ...others, ...merged };
  if (Object.keys(set).length === 0) return (await selectPlan(db, brandId, { planId })) ?? null;
  const [row] = await db
    .update(plans)
    .set(set)
    .where(and(isOf(brandId), eq(plans.planId, planId)))
    .returning();
  return row ?? null;
}

/** A store's plan, and the one whose terms count once the subscription has ended. */
export async function selectTerms(db: Db, storeIds: string[]) {
  const ofLast = sql`(select jsonb_build_object('limits', last.limits, 'features', last.features)
    from plans last where last.brand_id = ${stores.brandId} and last.name = ${LAST_PLAN})`;
  return db
    .select({
      storeId: stores.storeId,
      plan: stores.subscriptionMode,
      status: stores.subscriptionStatus,
      endsAt: stores.subscriptionEnd,
      timeZone: stores.timeZone,
      limits: plans.limits,
      features: plans.features,
      last: ofLast as SQL<Pick<PlanRow, 'limits' | 'features'> | null>,
    })
    .from(stores)
    .leftJoin(plans, and(eq(plans.brandId, stores.brandId), eq(plans.name, stores.subscriptionMode)))
    .where(inArray(stores.storeId, storeIds));
}

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
  const [row] = await db
    .select({ found: sql<number>`count(distinct ${memberships.storeId})`.mapWith(Number) })
    .from(memberships)
    .where(and(inArray(memberships.accountId, owners), eq(memberships.role, 'OWNER')));
  return row?.found ?? 0;
}

export async function selectOwned(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ storeId: memberships.storeId })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), eq(memberships.role, 'OWNER')));
  return rows.map(({ storeId }) => storeId);
}
