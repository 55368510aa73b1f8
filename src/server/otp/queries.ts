import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NumberHistory } from '#domain/otp.ts';
import type { Db } from '../db/client.ts';
import { otpNumbers } from '../db/schema/accounts.ts';
import { otpChallenges } from '../db/schema/orders.ts';

/** Holds the number's row until the end of the transaction, so that two requests can't both be the first. */
export async function lockNumber(db: Db, phoneHash: string): Promise<NumberHistory> {
  await db.insert(otpNumbers).values({ phoneHash, sentAt: [] }).onConflictDoNothing();
  const [row] = await db.select().from(otpNumbers).where(eq(otpNumbers.phoneHash, phoneHash)).for('update');
  return {
    sentAt: (row?.sentAt ?? []).map((at) => at.getTime()),
    failures: row?.failures ?? 0,
    failingSince: row?.failingSince?.getTime() ?? null,
  };
}

export async function updateNumber(db: Db, phoneHash: string, change: Partial<NumberHistory>): Promise<void> {
  const { sentAt, failures, failingSince } = change;
  await db
    .update(otpNumbers)
    .set({
      ...(sentAt ? { sentAt: sentAt.map((at) => new Date(at)) } : {}),
      ...(failures === undefined ? {} : { failures }),
      ...(failingSince === undefined
        ? {}
        : { failingSince: failingSince === null ? null : new Date(failingSince) }),
    })
    .where(eq(otpNumbers.phoneHash, phoneHash));
}

export async function insertChallenge(db: Db, row: typeof otpChallenges.$inferInsert): Promise<void> {
  await db.insert(otpChallenges).values(row);
}

export async function readChallenge(db: Db, storeId: string, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(otpChallenges)
    .where(
      and(
        eq(otpChallenges.storeId, storeId),
        eq(otpChallenges.id, id),
        isNull(otpChallenges.usedAt),
        gt(otpChallenges.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** False when somebody else has used it up meanwhile. */
export async function useChallenge(db: Db, storeId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(otpChallenges)
    .set({ usedAt: now, outboxSealed: null })
    .where(and(eq(otpChallenges.storeId, storeId), eq(otpChallenges.id, id), isNull(otpChallenges.usedAt)));
  return rowCount === 1;
}

export async function readOutbox(db: Db, storeId: string, now: Date) {
  return db
    .select()
    .from(otpChallenges)
    .where(
      and(
        eq(otpChallenges.storeId, storeId),
        isNotNull(otpChallenges.outboxSealed),
        isNull(otpChallenges.usedAt),
        gt(otpChallenges.expiresAt, now),
      ),
    )
    .orderBy(desc(otpChallenges.sentAt))
    .limit(100);
}

export async function deleteOldChallenges(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(otpChallenges)
    .where(and(inArray(otpChallenges.storeId, storeIds), lt(otpChallenges.expiresAt, before)));
}

/** Numbers to which nothing has gone since then, and that nobody has failed with. */
export async function deleteOldNumbers(db: Db, before: Date): Promise<void> {
  const lastSent = sql`coalesce((select max(at) from unnest(${otpNumbers.sentAt}) at), '-infinity')`;
  const lastFailed = sql`coalesce(${otpNumbers.failingSince}, '-infinity')`;
  await db.delete(otpNumbers).where(sql`greatest(${lastSent}, ${lastFailed}) < ${before.toISOString()}`);
}
