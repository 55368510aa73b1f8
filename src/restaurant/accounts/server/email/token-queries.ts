import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, lte, ne, or } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accountTokens } from '../../tables.ts';

export type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

export async function insertToken(db: Db, row: typeof accountTokens.$inferInsert): Promise<void> {
  await db.insert(accountTokens).values(row);
}

const isGood = (tokenHash: string, purpose: Purpose, now: Date) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );

export async function hasToken(db: Db, tokenHash: string, purpose: Purpose, now: Date): Promise<boolean> {
  const rows = await db
    .select()
    .from(accountTokens)
    .where(isGood(tokenHash, purpose, now));
  return rows.length > 0;
}

/** Deletes the token and answers it. Of several at once, one gets it. */
export async function deleteToken(db: Db, tokenHash: string, purpose: Purpose, now: Date) {
  return queryOne(
    db
      .delete(accountTokens)
      .where(isGood(tokenHash, purpose, now))
      .returning(),
  );
}

export async function deleteTokensOf(db: Db, accountId: string, purpose: Purpose): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose)));
}

/**
 * Deletes links by which somebody else could get in: to choose a password, or to move the account to another address.
 */
export async function deleteOpeningTokens(db: Db, accountId: string, ownEmail: string): Promise<void> {
  const opens = or(eq(accountTokens.purpose, 'reset'), ne(accountTokens.email, ownEmail));
  await db.delete(accountTokens).where(and(eq(accountTokens.accountId, accountId), opens));
}

/** The unconfirmed address that the account asked for last. */
export async function selectPendingEmail(db: Db, accountId: string, email: string, now: Date) {
  const [row] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, 'verify'),
        ne(accountTokens.email, email),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return row?.email ?? null;
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
}
