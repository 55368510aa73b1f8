import { hasMandate } from '#operators/plans/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { operatorNotes, storeUse } from '../tables.ts';
import { MOST_IN_BULK } from '../wire/bulk.ts';
import { awaits, isNoted, matching, type StoreSearch } from './queries.ts';

/** Chosen stores of a brand, as they stand for an act. Others' are not found. */
export const selectChosen = (db: Db, brandId: string, storeIds: readonly string[]) =>
  select(db, and(eq(stores.brandId, brandId), sql`${stores.storeId} = any(${sql.param(storeIds)}::uuid[])`));

/** All that match, and one more than an act may change. */
export const selectMatching = (db: Db, search: StoreSearch) => select(db, matching(search));

async function select(db: Db, isMeant: SQL | undefined) {
  return db
    .select({
      storeId: stores.storeId,
      name: stores.name,
      plan: stores.subscriptionMode,
      isSuspended: sql<boolean>`${stores.suspendedAt} is not null`,
      isClosed: sql<boolean>`${stores.closedAt} is not null`,
      awaits,
      isTrial: sql<boolean>`${stores.subscriptionStatus} = 'trial'`,
      isRenewing: hasMandate,
      tags: sql<string[]>`coalesce(${operatorNotes.tags}, '{}')`,
    })
    .from(stores)
    .leftJoin(storeUse, eq(storeUse.storeId, stores.storeId))
    .leftJoin(operatorNotes, isNoted)
    .where(isMeant)
    .orderBy(asc(stores.storeId))
    .limit(MOST_IN_BULK + 1);
}
