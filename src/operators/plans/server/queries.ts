import { announcements } from '#operators/announcements/tables.ts';
import { invoices } from '#operators/invoices/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { brands } from '#restaurant/brand/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import type { PlanRules } from '../rules/plan.ts';
import { rulesOf } from '../rules/plan-rules.ts';
import { mandates, plans } from '../tables.ts';

export type PlanRow = typeof plans.$inferSelect;
type PlanTermsRow = Pick<PlanRow, 'limits' | 'features' | 'viewOnly' | 'perOrder' | 'orderRate'>;

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

export async function selectRules(db: Db) {
  return db.select({ brandId: brands.brandId, rules: brands.rules }).from(brands);
}

/** Null while the brand has set none. With `lock`, no plan gets a name or goes until COMMIT. */
export async function selectRulesOf(db: Db, brandId: string, lock?: 'lock'): Promise<PlanRules | null> {
  const found = db.select({ rules: brands.rules }).from(brands).where(eq(brands.brandId, brandId));
  return (await queryOne(lock ? found.for('update') : found))?.rules ?? null;
}

export async function updateRules(db: Db, brandId: string, rules: PlanRules): Promise<void> {
  await db.update(brands).set({ rules }).where(eq(brands.brandId, brandId));
}

/** How many stores are on each plan. */
export async function countStores(db: Db, brandId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ plan: stores.subscriptionMode, found: count(stores.storeId) })
    .from(stores)
    .where(and(eq(stores.brandId, brandId), isNull(stores.closedAt)))
    .groupBy(stores.subscriptionMode);
  return new Map(rows.map(({ plan, found }) => [plan, found]));
}

export async function selectOfPlan(db: Db, brandId: string, plan: string): Promise<string[]> {
  const rows = await db
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(and(eq(stores.brandId, brandId), eq(stores.subscriptionMode, plan)));
  return rows.map(({ storeId }) => storeId);
}

interface Renamed {
  from: string;
  to: string;
}

/** Puts stores on another plan, until the day they have. Their pages are made anew. */
export async function updateMode(db: Db, storeIds: string[], { from, to }: Renamed): Promise<void> {
  if (storeIds.length === 0) return;
  await db
    .update(stores)
    .set({
      subscriptionMode: to,
      revision: sql`${stores.revision} + 1`,
      ownPrice: sql`case when ${stores.ownPrice} ->> 'plan' = ${from}
        then jsonb_set(${stores.ownPrice}, '{plan}', to_jsonb(${to}::text)) else ${stores.ownPrice} end`,
    })
    .where(and(inArray(stores.storeId, storeIds), eq(stores.subscriptionMode, from)));
}

/** Money for an invoice may still arrive, also once nobody is asked for it. */
export async function renameInUnpaid(db: Db, brandId: string, { from, to }: Renamed): Promise<void> {
  await db
    .update(invoices)
    .set({ content: sql`jsonb_set(${invoices.content}, '{plan}', to_jsonb(${to}::text))` })
    .where(
      and(
        eq(invoices.brandId, brandId),
        isNull(invoices.paidAt),
        sql`${invoices.content} ->> 'plan' = ${from}`,
      ),
    );
}

/** Where a plan is replaced, too: what the other one costs is compared with what was agreed. */
export async function renameInMandates(db: Db, brandId: string, { from, to }: Renamed): Promise<void> {
  await db
    .update(mandates)
    .set({ plan: to })
    .where(and(eq(mandates.brandId, brandId), eq(mandates.plan, from)));
}

export async function renameInAnnouncements(db: Db, brandId: string, { from, to }: Renamed): Promise<void> {
  await db
    .update(announcements)
    .set({ plan: to })
    .where(and(eq(announcements.brandId, brandId), eq(announcements.plan, from)));
}

/** A store's plan, and the one whose terms count once the subscription has ended. */
export async function selectTerms(db: Db, storeIds: string[]) {
  const terms = (plan: SQL) =>
    sql`jsonb_build_object('limits', ${plan}.limits, 'features', ${plan}.features, 'viewOnly', ${plan}.view_only,
      'perOrder', ${plan}.per_order, 'orderRate', ${plan}.order_rate)`;
  const ofPlan = (name: SQL) =>
    sql`(select ${terms(sql`p`)} from plans p where p.brand_id = ${stores.brandId} and p.name = ${name})` as SQL<PlanTermsRow | null>;
  return db
    .select({
      storeId: stores.storeId,
      plan: stores.subscriptionMode,
      status: stores.subscriptionStatus,
      endsAt: stores.subscriptionEnd,
      timeZone: stores.timeZone,
      ownPrice: stores.ownPrice,
      credit: stores.credit,
      rules: brands.rules,
      own: ofPlan(sql`${stores.subscriptionMode}`),
      last: ofPlan(sql`coalesce(${brands.rules} ->> 'lastPlan', ${rulesOf(null).lastPlan})`),
    })
    .from(stores)
    .leftJoin(brands, eq(brands.brandId, stores.brandId))
    .where(inArray(stores.storeId, storeIds));
}

export async function selectOwned(db: Db, accountId: string, brandId: string): Promise<string[]> {
  const rows = await db
    .select({ storeId: memberships.storeId })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .where(
      and(eq(memberships.accountId, accountId), eq(memberships.role, 'OWNER'), eq(stores.brandId, brandId)),
    );
  return rows.map(({ storeId }) => storeId);
}
