import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Role } from '#domain/permissions.ts';
import type { Db } from '../db/client.ts';
import { accounts, memberships, sessions } from '../db/schema/accounts.ts';
import { stores } from '../db/schema/stores.ts';

export interface SessionAccount {
  id: string;
  name: string;
  email: string;
  disabledAt: Date | null;
  seenAt: Date;
}

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

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function readSession(
  db: Db,
  tokenHash: string,
  now: Date,
  idleSince: Date,
): Promise<SessionAccount | null> {
  const [row] = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      disabledAt: accounts.disabledAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince)),
    );
  return row ?? null;
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
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

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
