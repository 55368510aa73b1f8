import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import { mandates } from '#operators/plans/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { brands } from '#restaurant/brand/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';

/** Stores whose subscription has a last day before `soon`, unless it has ended already. */
export async function selectRunningOut(db: Db, storeIds: string[], soon: Date) {
  return db
    .select({
      storeId: stores.storeId,
      name: stores.name,
      status: stores.subscriptionStatus,
      endsAt: stores.subscriptionEnd,
      timeZone: stores.timeZone,
      brandId: stores.brandId,
      rules: brands.rules,
      renews: sql<boolean>`exists (select 1 from ${mandates} where ${mandates.storeId} = ${stores.storeId}
        and ${mandates.state} = 'active')`,
    })
    .from(stores)
    .leftJoin(brands, eq(brands.brandId, stores.brandId))
    .where(
      and(
        inArray(stores.storeId, storeIds),
        lt(stores.subscriptionEnd, soon),
        isNull(stores.closedAt),
        ne(stores.subscriptionStatus, 'ended'),
      ),
    );
}

/** Answers whether it was still as it was found. */
export async function updateAged(
  db: Db,
  storeId: string,
  { from, to }: Record<'from' | 'to', StoreStatus>,
): Promise<boolean> {
  const rows = await db
    .update(stores)
    .set({ subscriptionStatus: to })
    .where(and(eq(stores.storeId, storeId), eq(stores.subscriptionStatus, from)))
    .returning({ storeId: stores.storeId });
  return rows.length > 0;
}

/** Answers whether its owners were not told of this before. */
export async function updateTold(db: Db, storeId: string, told: string): Promise<boolean> {
  const rows = await db
    .update(stores)
    .set({ subscriptionTold: told })
    .where(and(eq(stores.storeId, storeId), ne(stores.subscriptionTold, told)))
    .returning({ storeId: stores.storeId });
  return rows.length > 0;
}

/** Answers whether something differs now. */
export async function updateSubscription(
  db: Db,
  storeId: string,
  change: Partial<
    Pick<
      typeof stores.$inferSelect,
      'subscriptionMode' | 'subscriptionStatus' | 'subscriptionEnd' | 'ownPrice' | 'credit'
    >
  >,
): Promise<boolean> {
  const isOther = Object.entries(change).map(([name, value]) => {
    const column = stores[name as keyof typeof change];
    return sql`${column} is distinct from ${sql.param(value, column)}`;
  });
  const rows = await db
    .update(stores)
    .set(change)
    .where(and(eq(stores.storeId, storeId), or(...isOther)))
    .returning({ storeId: stores.storeId });
  return rows.length > 0;
}

export type Suspension = Pick<typeof stores.$inferSelect, 'suspendedAt' | 'suspendedFor'>;

/** Null if the store is already as it should be, so that a second click keeps the time and the reason of the first. */
export async function updateSuspension(db: Db, storeId: string, to: Suspension) {
  const isOther = to.suspendedAt === null ? isNotNull(stores.suspendedAt) : isNull(stores.suspendedAt);
  const [store] = await db
    .update(stores)
    .set(to)
    .where(and(eq(stores.storeId, storeId), isOther))
    .returning();
  return store ?? null;
}
