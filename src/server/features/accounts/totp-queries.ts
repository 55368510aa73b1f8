import type { Db } from '../../platform/db/client.ts';
import { and, count, eq, inArray, isNotNull, isNull, lt, sql } from '../../platform/db/drizzle.ts';
import { accountTotp, recoveryCodes } from '../../platform/db/schema/accounts.ts';

/** A secret that is to be confirmed takes the place of an earlier such one, never of one that is in force. */
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

export async function readTotp(db: Db, accountId: string) {
  const [row] = await db.select().from(accountTotp).where(eq(accountTotp.accountId, accountId));
  return row ?? null;
}

/** Whether it was this call that has put it in force, with the secret that was looked at. */
export async function confirmTotp(
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

/** Whether the code of this step had not been used yet: of several at once, one is the first. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
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

/** Whether there was such a code; it is gone then. */
export async function takeRecoveryCode(db: Db, accountId: string, hashes: string[]): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), inArray(recoveryCodes.codeHash, hashes)));
  return rowCount === 1;
}

export async function deleteRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
