import type { Db } from '../db/client.ts';
import { eq } from '../db/drizzle.ts';
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
