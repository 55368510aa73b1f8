import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, isNotNull, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';

const MOST_SUPPORTED = 100;

const one = (accountId: string, storeId: string) =>
  and(eq(memberships.accountId, accountId), eq(memberships.storeId, storeId));

export async function insertMembership(db: Db, row: typeof memberships.$inferInsert): Promise<void> {
  await db.insert(memberships).values(row);
}

export async function selectMembership(db: Db, accountId: string, storeId: string) {
  return queryOne(
    db
      .select({ role: memberships.role, seenAt: memberships.seenAt })
      .from(memberships)
      .where(one(accountId, storeId)),
  );
}

export async function countOwned(db: Db, accountId: string): Promise<number> {
  return db.$count(memberships, and(eq(memberships.accountId, accountId), eq(memberships.role, 'OWNER')));
}

export async function updateMembershipSeen(
  db: Db,
  accountId: string,
  storeId: string,
  now: Date,
): Promise<void> {
  await db.update(memberships).set({ seenAt: now }).where(one(accountId, storeId));
}

export async function updateRole(db: Db, accountId: string, storeId: string, role: Role): Promise<void> {
  await db.update(memberships).set({ role }).where(one(accountId, storeId));
}

export async function deleteMembership(db: Db, accountId: string, storeId: string): Promise<void> {
  await db.delete(memberships).where(one(accountId, storeId));
}

/** Locks all members of the store until COMMIT, so that changes of its people follow one another. */
export async function lockMemberRows(db: Db, storeId: string) {
  return db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, role: memberships.role })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(memberships.storeId, storeId))
    .orderBy(asc(memberships.accountId))
    .for('update', { of: memberships });
}

export async function selectStaff(db: Db, storeId: string) {
  return db
    .select({
      _id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      role: memberships.role,
      joinedAt: memberships.createdAt,
      seenAt: memberships.seenAt,
      hasPin: sql<boolean>`${memberships.pinHash} is not null`,
      disabled: sql<boolean>`${accounts.disabledAt} is not null`,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(memberships.storeId, storeId))
    .orderBy(asc(memberships.createdAt), asc(accounts.name));
}

/** In the stores of one brand. */
export async function selectMemberships(db: Db, accountId: string, brandId: string) {
  return db
    .select({ _id: stores.storeId, slug: stores.slug, name: stores.name, role: memberships.role })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .where(and(eq(memberships.accountId, accountId), eq(stores.brandId, brandId)))
    .orderBy(asc(memberships.createdAt), asc(stores.name));
}

/** Stores whose owners let support in. */
export async function selectSupported(db: Db, brandId: string, now: Date) {
  return db
    .select({ _id: stores.storeId, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(and(eq(stores.brandId, brandId), gt(stores.supportUntil, now)))
    .orderBy(asc(stores.name))
    .limit(MOST_SUPPORTED);
}

/** Locked until the end of the transaction. */
export async function lockAccountRow(db: Db, accountId: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

/** Confirmed addresses only: another may belong to somebody else. */
export async function selectOwnerEmails(db: Db, storeId: string): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(
      and(eq(memberships.storeId, storeId), eq(memberships.role, 'OWNER'), isNotNull(accounts.verifiedAt)),
    );
  return rows.map(({ email }) => email);
}
