import { reservationBooks } from '#guests/reservations/tables.ts';
import { recentStores } from '#ordering/placing/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { NumberHistory } from '../rules/otp.ts';
import { otpChallenges, otpNumbers, otpStoreNumbers } from '../tables.ts';

/** A telephone number in one store. */
export interface StoreNumber {
  storeId: string;
  phoneHash: string;
}

const isNumber = ({ storeId, phoneHash }: StoreNumber) =>
  and(eq(otpStoreNumbers.storeId, storeId), eq(otpStoreNumbers.phoneHash, phoneHash));

/** Locks the number's row until the end of the transaction, so that two requests can't both be first. */
export async function lockNumber(db: Db, number: StoreNumber): Promise<NumberHistory> {
  const { storeId, phoneHash } = number;
  await db.insert(otpStoreNumbers).values({ storeId, phoneHash, sentAt: [] }).onConflictDoNothing();
  const [row] = await db.select().from(otpStoreNumbers).where(isNumber(number)).for('update');
  return {
    sentAt: (row?.sentAt ?? []).map((at) => at.getTime()),
    failures: row?.failures ?? 0,
    failingSince: row?.failingSince?.getTime() ?? null,
  };
}

/** When codes went to the number from any store. Always locked after the store's own row. */
export async function lockOverall(db: Db, phoneHash: string): Promise<number[]> {
  await db.insert(otpNumbers).values({ phoneHash, sentAt: [] }).onConflictDoNothing();
  const [row] = await db.select().from(otpNumbers).where(eq(otpNumbers.phoneHash, phoneHash)).for('update');
  return (row?.sentAt ?? []).map((at) => at.getTime());
}

export async function updateOverall(db: Db, phoneHash: string, sentAt: number[]): Promise<void> {
  await db
    .update(otpNumbers)
    .set({ sentAt: sentAt.map((at) => new Date(at)) })
    .where(eq(otpNumbers.phoneHash, phoneHash));
}

export async function updateNumber(
  db: Db,
  number: StoreNumber,
  change: Partial<NumberHistory>,
): Promise<void> {
  const { sentAt, failures, failingSince } = change;
  await db
    .update(otpStoreNumbers)
    .set({
      ...(sentAt ? { sentAt: sentAt.map((at) => new Date(at)) } : {}),
      ...(failures === undefined ? {} : { failures }),
      ...(failingSince === undefined
        ? {}
        : { failingSince: failingSince === null ? null : new Date(failingSince) }),
    })
    .where(isNumber(number));
}

export async function insertChallenge(db: Db, row: typeof otpChallenges.$inferInsert): Promise<void> {
  await db.insert(otpChallenges).values(row);
}

export async function selectChallenge(db: Db, storeId: string, id: string, now: Date) {
  return queryOne(
    db
      .select()
      .from(otpChallenges)
      .where(
        and(
          eq(otpChallenges.storeId, storeId),
          eq(otpChallenges.id, id),
          isNull(otpChallenges.usedAt),
          gt(otpChallenges.expiresAt, now),
        ),
      ),
  );
}

/** False if another request has used it up. */
export async function updateChallengeUsed(db: Db, storeId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(otpChallenges)
    .set({ usedAt: now, outboxSealed: null })
    .where(and(eq(otpChallenges.storeId, storeId), eq(otpChallenges.id, id), isNull(otpChallenges.usedAt)));
  return rowCount === 1;
}

export async function selectOutbox(db: Db, storeId: string, now: Date) {
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

/** Deletes numbers without codes or failures since then. */
export async function deleteOldNumbers(db: Db, before: Date): Promise<void> {
  await db.delete(otpNumbers).where(isUnused(otpNumbers, before));
}

export async function deleteOldStoreNumbers(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(otpStoreNumbers)
    .where(and(inArray(otpStoreNumbers.storeId, storeIds), isUnused(otpStoreNumbers, before)));
}

function isUnused(
  { sentAt, failingSince }: Pick<typeof otpStoreNumbers, 'sentAt' | 'failingSince'> | typeof otpNumbers,
  before: Date,
): SQL {
  const lastSent = sql`coalesce((select max(at) from unnest(${sentAt}) at), '-infinity')`;
  const lastFailed = sql`coalesce(${failingSince}, '-infinity')`;
  return sql`greatest(${lastSent}, ${lastFailed}) < ${before.toISOString()}`;
}

export type RecentStore = typeof recentStores.$inferSelect;

/** Keeps a later record of another process. */
export async function upsertRecentStores(db: Db, rows: RecentStore[]): Promise<void> {
  await db
    .insert(recentStores)
    .values(rows)
    .onConflictDoUpdate({
      target: recentStores.visitorHash,
      set: { storeId: sql`excluded.store_id`, notedAt: sql`excluded.noted_at` },
      setWhere: lte(recentStores.notedAt, sql`excluded.noted_at`),
    });
}

export async function selectRecentStore(db: Db, visitorHash: string): Promise<RecentStore | null> {
  return queryOne(db.select().from(recentStores).where(eq(recentStores.visitorHash, visitorHash)));
}

export async function deleteOldRecentStores(db: Db, before: Date): Promise<void> {
  await db.delete(recentStores).where(lt(recentStores.notedAt, before));
}

/** A number can be proved for a reservation, too. */
export async function takesReservations(db: Db, storeId: string): Promise<boolean> {
  const [book] = await db
    .select({ settings: reservationBooks.settings })
    .from(reservationBooks)
    .where(eq(reservationBooks.storeId, storeId));
  return book?.settings?.isOn === true;
}
