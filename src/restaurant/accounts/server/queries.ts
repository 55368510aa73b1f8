import type { Db } from '#platform/db/server/client.ts';
import { and, eq, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '../tables.ts';

export async function insertAccount(db: Db, row: typeof accounts.$inferInsert): Promise<void> {
  await db.insert(accounts).values(row);
}

/** Nobody is found by no address: people who only have a PIN all share that. */
export async function selectAccountByEmail(db: Db, email: string) {
  return queryOne(
    db
      .select()
      .from(accounts)
      .where(and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), ne(accounts.email, ''))),
  );
}

export async function selectAccount(db: Db, id: string) {
  return queryOne(db.select().from(accounts).where(eq(accounts.id, id)));
}

/** Locks the account until the end of the transaction. */
export async function lockAccount(db: Db, id: string) {
  return queryOne(db.select().from(accounts).where(eq(accounts.id, id)).for('update'));
}

/** Answers false if the password is no longer the one that was checked. */
export async function updatePassword(
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
