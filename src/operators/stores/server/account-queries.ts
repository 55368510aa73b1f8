import { operators } from '#operators/people/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts, accountTotp } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { ACCOUNTS_AT_ONCE } from '../wire/operated-accounts.ts';

const COLUMNS = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  verifiedAt: accounts.verifiedAt,
  operatorRole: operators.role,
  createdAt: accounts.createdAt,
  secondStepAt: accountTotp.confirmedAt,
};

const seenBy = (db: Db, brandId: string) =>
  db
    .select(COLUMNS)
    .from(accounts)
    .leftJoin(accountTotp, eq(accountTotp.accountId, accounts.id))
    .leftJoin(operators, and(eq(operators.accountId, accounts.id), eq(operators.brandId, brandId)));

/** People of the brand: its operators, whoever is in one of its stores, and who signed up at it and is in none. */
function isOf(brandId: string) {
  const part = sql`select from ${memberships} join ${stores} on ${stores.storeId} = ${memberships.storeId}
    where ${memberships.accountId} = ${accounts.id}`;
  const isNowhere = sql`not exists (${part}) and not exists (
    select from ${operators} other where other.account_id = ${accounts.id})`;
  return or(
    isNotNull(operators.role),
    sql`exists (${part} and ${stores.brandId} = ${brandId})`,
    and(eq(accounts.brandId, brandId), isNowhere),
  );
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

interface AccountSearch {
  brandId: string;
  search: string;
  /** The last account of the page before. Null for the first page. */
  after: string | null;
}

/** The newest first: their ids begin with the time. People who only have a PIN belong to their store. */
export async function selectAccounts(db: Db, { brandId, search, after }: AccountSearch) {
  const has = (text: SQL) => sql`strpos(lower(${text}), ${search.toLowerCase()}) > 0`;
  const isFound = sql`(${has(sql`${accounts.email}`)} or ${has(sql`${accounts.name}`)})`;
  return seenBy(db, brandId)
    .where(
      and(
        isOf(brandId),
        ne(accounts.email, ''),
        search === '' ? undefined : isFound,
        after === null ? undefined : lt(accounts.id, after),
      ),
    )
    .orderBy(desc(accounts.id))
    .limit(ACCOUNTS_AT_ONCE + 1);
}

export async function selectAccount(db: Db, brandId: string, accountId: string) {
  return queryOne(seenBy(db, brandId).where(and(isOf(brandId), eq(accounts.id, accountId))));
}

export async function selectStoresOf(db: Db, brandId: string, accountIds: string[]) {
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
    .where(and(eq(stores.brandId, brandId), inArray(memberships.accountId, accountIds)))
    .orderBy(asc(memberships.createdAt));
}
