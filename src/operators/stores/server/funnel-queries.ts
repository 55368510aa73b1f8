import { items } from '#ordering/menu/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gte, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { storeTables } from '#tables/table-list/tables.ts';
import { storeUse } from '../tables.ts';
import type { Funnel } from '../wire/operator.ts';

const countIf = (isSo: SQL) => sql<number>`count(*) filter (where ${isSo})`.mapWith(Number);
const month = sql<string>`to_char(${stores.createdAt} at time zone 'UTC', 'YYYY-MM')`;

export async function selectFunnel(db: Db, brandId: string, since: Date): Promise<Funnel['months']> {
  return db
    .select({
      month,
      signedUp: countIf(sql`true`),
      confirmed: countIf(sql`exists (select from ${memberships}
        join ${accounts} on ${accounts.id} = ${memberships.accountId}
        where ${memberships.storeId} = ${stores.storeId} and ${memberships.role} = 'OWNER'
          and ${accounts.verifiedAt} is not null)`),
      dish: countIf(sql`exists (select from ${items} where ${items.storeId} = ${stores.storeId})`),
      table: countIf(
        sql`exists (select from ${storeTables} where ${storeTables.storeId} = ${stores.storeId})`,
      ),
      order: countIf(sql`${storeUse.lastOrderAt} is not null`),
    })
    .from(stores)
    .leftJoin(storeUse, eq(storeUse.storeId, stores.storeId))
    .where(and(eq(stores.brandId, brandId), gte(stores.createdAt, since)))
    .groupBy(month)
    .orderBy(sql`${month} desc`);
}

/** When a store of any brand was last counted: all are counted in one round. */
export async function selectCountedAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ countedAt: sql<string | null>`max(${storeUse.countedAt})` }).from(storeUse);
  return row?.countedAt ? new Date(row.countedAt) : null;
}
