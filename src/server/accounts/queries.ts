import { and, asc, eq, sql } from 'drizzle-orm';
import type { Role } from '#domain/permissions.ts';
import type { Db } from '../db/client.ts';
import { accounts, memberships } from '../db/schema/accounts.ts';
import { stores } from '../db/schema/stores.ts';

export async function insertAccount(db: Db, row: typeof accounts.$inferInsert): Promise<void> {
  await db.insert(accounts).values(row);
}

export async function readAccountByEmail(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row ?? null;
}

export async function readAccount(db: Db, id: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** Held until the end of the transaction. */
export async function lockAccount(db: Db, id: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row ?? null;
}

/** Whether it still was the one that had been checked. */
export async function replacePassword(
  db: Db,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(accounts)
    .set({ passwordHash: to })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, from)));
  return rowCount === 1;
}

type Change = Partial<Pick<typeof accounts.$inferInsert, 'name' | 'email' | 'passwordHash' | 'verifiedAt'>>;

export async function updateAccount(db: Db, id: string, change: Change): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.id, id));
}

export async function insertMembership(db: Db, row: typeof memberships.$inferInsert): Promise<void> {
  await db.insert(memberships).values(row);
}

export async function readRole(db: Db, accountId: string, storeId: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), eq(memberships.storeId, storeId)));
  return row?.role ?? null;
}

export async function readMemberships(db: Db, accountId: string) {
  return db
    .select({ _id: stores.storeId, slug: stores.slug, name: stores.name, role: memberships.role })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.createdAt), asc(stores.name));
}

export async function readStaff(db: Db, storeId: string) {
  return db
    .select({
      _id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      role: memberships.role,
      disabled: sql<boolean>`${accounts.disabledAt} is not null`,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(memberships.storeId, storeId))
    .orderBy(asc(memberships.createdAt), asc(accounts.name));
}
