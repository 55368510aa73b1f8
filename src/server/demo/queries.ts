import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { accounts, memberships } from '../db/schema/accounts.ts';

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email));
  return rows.length > 0;
}

export async function readStoresOf(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .select({ storeId: memberships.storeId })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(sql`lower(${accounts.email})`, email))
    .orderBy(asc(memberships.createdAt), asc(memberships.storeId));
  return rows.map(({ storeId }) => storeId);
}
