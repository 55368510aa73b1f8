import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt } from '#platform/db/server/drizzle.ts';
import { type EmailDue, emailsDue } from '../tables.ts';

export async function insertEmail(db: Db, row: EmailDue): Promise<void> {
  await db.insert(emailsDue).values(row);
}

export async function deleteEmail(db: Db, id: string): Promise<void> {
  await db.delete(emailsDue).where(eq(emailsDue.id, id));
}

export async function updateTries(
  db: Db,
  id: string,
  next: Pick<EmailDue, 'tries' | 'dueAt' | 'isAway'>,
): Promise<void> {
  await db.update(emailsDue).set(next).where(eq(emailsDue.id, id));
}

/** The mail server is there again: who waited for it leaves now. Those due before long may be in hand. */
export async function wakeWaiting(db: Db, now: Date, takenMs: number): Promise<void> {
  const { isAway, dueAt } = emailsDue;
  const isWaiting = and(eq(isAway, true), gt(dueAt, new Date(now.getTime() + takenMs)));
  await db.update(emailsDue).set({ dueAt: now, isAway: false }).where(isWaiting);
}
