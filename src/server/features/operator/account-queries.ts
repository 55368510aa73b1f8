import { ACCOUNTS_AT_ONCE } from '#domain/api/operated-accounts.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { accounts, accountTotp, memberships } from '../../platform/db/schema/accounts.ts';
import { stores } from '../../platform/db/schema/stores.ts';

const COLUMNS = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  verifiedAt: accounts.verifiedAt,
  operatorSince: accounts.operatorSince,
  createdAt: accounts.createdAt,
  secondStepAt: accountTotp.confirmedAt,
};

const withSecondStep = (db: Db) =>
  db.select(COLUMNS).from(accounts).leftJoin(accountTotp, eq(accountTotp.accountId, accounts.id));

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

interface AccountSearch {
  search: string;
  /** The last account of the page before. Null for the first page. */
  after: string | null;
}

/** The newest first: their ids begin with the time. People who only have a PIN belong to their store. */
export async function selectAccounts(db: Db, { search, after }: AccountSearch) {
  const has = (text: SQL) => sql`strpos(lower(${text}), ${search.toLowerCase()}) > 0`;
  const isFound = sql`(${has(sql`${accounts.email}`)} or ${has(sql`${accounts.name}`)})`;
  return withSecondStep(db)
    .where(
      and(
        ne(accounts.email, ''),
        search === '' ? undefined : isFound,
        after === null ? undefined : lt(accounts.id, after),
      ),
    )
    .orderBy(desc(accounts.id))
    .limit(ACCOUNTS_AT_ONCE + 1);
}

export async function selectAccount(db: Db, accountId: string) {
  return queryOne(withSecondStep(db).where(eq(accounts.id, accountId)));
}

export async function selectStoresOf(db: Db, accountIds: string[]) {
  if (accountIds.length === 0) return [];
  return db
    .select({
      accountId: memberships.accountId,
      _id: stores.storeId,
      slug: stores.slug,
      name: stores.name,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .where(inArray(memberships.accountId, accountIds))
    .orderBy(asc(memberships.createdAt));
}

/** Locks all operators until COMMIT, so that two can't end each other's part. */
export async function lockOperators(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isNotNull(accounts.operatorSince))
    .orderBy(asc(accounts.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function endOperator(db: Db, accountId: string): Promise<void> {
  await db.update(accounts).set({ operatorSince: null }).where(eq(accounts.id, accountId));
}
