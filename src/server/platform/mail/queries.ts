import { hasDue } from '../db/claim-due.ts';
import type { Db } from '../db/client.ts';
import { and, asc, eq, inArray, lte, notInArray } from '../db/drizzle.ts';
import { type EmailDue, emailsDue } from '../db/schema/emails.ts';

export async function insertEmail(db: Db, row: EmailDue): Promise<void> {
  await db.insert(emailsDue).values(row);
}

export async function deleteEmail(db: Db, id: string): Promise<void> {
  await db.delete(emailsDue).where(eq(emailsDue.id, id));
}

export async function updateTries(
  db: Db,
  id: string,
  next: Pick<EmailDue, 'tries' | 'dueAt'>,
): Promise<void> {
  await db.update(emailsDue).set(next).where(eq(emailsDue.id, id));
}

interface Claim {
  now: Date;
  /** When they are due again if this process dies with them. */
  again: Date;
  most: number;
  without: string[];
}

/** Claims due emails for one process alone, the oldest first. */
export async function claimEmails(db: Db, { now, again, most, without }: Claim): Promise<EmailDue[]> {
  if (!(await hasDue(db, emailsDue, now))) return [];
  const due = db
    .select({ id: emailsDue.id })
    .from(emailsDue)
    .where(and(lte(emailsDue.dueAt, now), notInArray(emailsDue.id, without)))
    .orderBy(asc(emailsDue.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db.update(emailsDue).set({ dueAt: again }).where(inArray(emailsDue.id, due)).returning();
}
