import type { Db } from '#platform/db/server/client.ts';
import { and, count, eq, inArray, isNotNull, isNull, lt, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accountTotp, recoveryCodes } from '../../tables.ts';

/** Replaces an unconfirmed secret, never one in force. */
export async function upsertPendingTotp(db: Db, row: typeof accountTotp.$inferInsert): Promise<boolean> {
  const { rowCount } = await db
    .insert(accountTotp)
    .values(row)
    .onConflictDoUpdate({
      target: accountTotp.accountId,
      set: { secretSealed: row.secretSealed, createdAt: row.createdAt },
      setWhere: isNull(accountTotp.confirmedAt),
    });
  return rowCount === 1;
}

export async function selectTotp(db: Db, accountId: string) {
  return queryOne(db.select().from(accountTotp).where(eq(accountTotp.accountId, accountId)));
}

/** Answers whether this call put the checked secret into force. */
export async function updateTotpConfirmed(
  db: Db,
  { accountId, secretSealed }: typeof accountTotp.$inferSelect,
  confirmedAt: Date,
  lastStep: number,
): Promise<boolean> {
  const { rowCount } = await db
    .update(accountTotp)
    .set({ confirmedAt, lastStep })
    .where(
      and(
        eq(accountTotp.accountId, accountId),
        eq(accountTotp.secretSealed, secretSealed),
        isNull(accountTotp.confirmedAt),
      ),
    );
  return rowCount === 1;
}

/** Answers whether the code of this step was unused. Of several at once, one is first. */
export async function updateLastStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(accountTotp)
    .set({ lastStep: step })
    .where(
      and(
        eq(accountTotp.accountId, accountId),
        isNotNull(accountTotp.confirmedAt),
        lt(accountTotp.lastStep, step),
      ),
    );
  return rowCount === 1;
}

export async function deleteTotp(db: Db, accountId: string): Promise<void> {
  await db.delete(accountTotp).where(eq(accountTotp.accountId, accountId));
}

export async function insertRecoveryCodes(db: Db, accountId: string, hashes: string[]): Promise<void> {
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count(sql`1`) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

/** Answers whether there was such a code, and deletes it. */
export async function deleteRecoveryCode(db: Db, accountId: string, hashes: string[]): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), inArray(recoveryCodes.codeHash, hashes)));
  return rowCount === 1;
}

export async function deleteRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
