import type { Db } from '../db/client.ts';
import { and, asc, eq, sql } from '../db/drizzle.ts';
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

type Change = Partial<
  Pick<typeof accounts.$inferInsert, 'name' | 'phone' | 'email' | 'passwordHash' | 'verifiedAt'>
>;

export async function updateAccount(db: Db, id: string, change: Change): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.id, id));
}

export async function readMemberships(db: Db, accountId: string) {
  return db
    .select({ _id: stores.storeId, slug: stores.slug, name: stores.name, role: memberships.role })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.createdAt), asc(stores.name));
}
