import type { DueList } from '#platform/db/server/claim-due.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, count, eq, gt, isNull, lt, lte, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { mailboxes, mailDrafts, mailDue, mailLabels, mailLetters } from '../tables.ts';

export type DueRow = typeof mailDue.$inferSelect;
export type MailboxRow = typeof mailboxes.$inferSelect;
export type NewMailbox = typeof mailboxes.$inferInsert;

const isOne = ({ storeId, id }: Pick<MailboxRow, 'storeId' | 'id'>) =>
  and(eq(mailboxes.storeId, storeId), eq(mailboxes.id, id));

export async function selectMailbox(db: Db, storeId: string): Promise<MailboxRow | null> {
  return queryOne(db.select().from(mailboxes).where(eq(mailboxes.storeId, storeId)));
}

export async function lockMailbox(db: Db, storeId: string): Promise<MailboxRow | null> {
  return queryOne(db.select().from(mailboxes).where(eq(mailboxes.storeId, storeId)).for('update'));
}

export async function upsertMailbox(db: Db, { storeId, ...row }: NewMailbox): Promise<void> {
  await db
    .insert(mailboxes)
    .values({ storeId, ...row })
    .onConflictDoUpdate({ target: mailboxes.storeId, set: row });
}

export async function updateMailbox(
  db: Db,
  mailbox: Pick<MailboxRow, 'storeId' | 'id'>,
  to: Partial<Omit<MailboxRow, 'storeId' | 'id'>>,
): Promise<void> {
  await db.update(mailboxes).set(to).where(isOne(mailbox));
}

/** Notes once a minute that somebody looks. Answers whether it was noted now. */
export async function updateLookedAt(db: Db, storeId: string, now: Date, before: Date): Promise<boolean> {
  const noted = await db
    .update(mailboxes)
    .set({ lookedAt: now })
    .where(and(eq(mailboxes.storeId, storeId), lt(mailboxes.lookedAt, before)))
    .returning({ id: mailboxes.id });
  return noted.length > 0;
}

/** Everything that was copied or written here. */
export async function deleteMail(db: Db, storeId: string): Promise<void> {
  for (const table of [mailLetters, mailDrafts, mailLabels, mailboxes, mailDue])
    await db.delete(table).where(eq(table.storeId, storeId));
}

export async function selectLabels(db: Db, storeId: string) {
  return db.select().from(mailLabels).where(eq(mailLabels.storeId, storeId)).orderBy(asc(mailLabels.name));
}

export async function insertLabel(db: Db, row: typeof mailLabels.$inferInsert): Promise<void> {
  await db.insert(mailLabels).values(row).onConflictDoNothing();
}

export async function deleteLabel(db: Db, storeId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(mailLabels)
    .where(and(eq(mailLabels.storeId, storeId), eq(mailLabels.id, id)))
    .returning({ id: mailLabels.id });
  await db
    .update(mailLetters)
    .set({ labels: sql`${mailLetters.labels} - ${id}::text` })
    .where(
      and(eq(mailLetters.storeId, storeId), sql`labels <> '[]'`, sql`${mailLetters.labels} ? ${id}::text`),
    );
  return deleted.length > 0;
}

export interface Held {
  mailboxId: string;
  storeId: string;
  lease: string;
}

const isHeld = ({ mailboxId, storeId, lease }: Held) =>
  and(eq(mailDue.mailboxId, mailboxId), eq(mailDue.storeId, storeId), eq(mailDue.lease, lease));

/** Whoever has it finishes first, and then finds that it is due again. */
export async function upsertMailDue(db: Db, storeId: string, mailboxId: string, dueAt: Date): Promise<void> {
  await db
    .insert(mailDue)
    .values({ storeId, mailboxId, dueAt })
    .onConflictDoUpdate({
      target: mailDue.mailboxId,
      set: { dueAt: sql`least(${mailDue.dueAt}, excluded.due_at)` },
    });
}

export const MAILBOXES_DUE = {
  table: mailDue,
  id: mailDue.mailboxId,
  store: mailDue.storeId,
  isDue: (now: Date) =>
    or(and(isNull(mailDue.leasedUntil), lte(mailDue.dueAt, now)), lte(mailDue.leasedUntil, now)),
} satisfies DueList<unknown>;

/** Those that somebody looks at and no process listens to. */
export const MAILBOXES_TO_HEAR = {
  ...MAILBOXES_DUE,
  isDue: (now: Date) =>
    and(gt(mailDue.wantedUntil, now), or(isNull(mailDue.heardUntil), lte(mailDue.heardUntil, now))),
} satisfies DueList<unknown>;

const isDueRow = ({ mailboxId, storeId }: Pick<DueRow, 'mailboxId' | 'storeId'>) =>
  and(eq(mailDue.mailboxId, mailboxId), eq(mailDue.storeId, storeId));

/** Somebody looks at the mailbox, and wants to know at once what arrives. */
export async function updateWanted(
  db: Db,
  named: Pick<DueRow, 'mailboxId' | 'storeId'>,
  wantedUntil: Date,
): Promise<void> {
  await db.update(mailDue).set({ wantedUntil }).where(isDueRow(named));
}

/** Nobody listens any more. */
export async function updateUnheard(db: Db, named: Pick<DueRow, 'mailboxId' | 'storeId'>): Promise<void> {
  await db.update(mailDue).set({ heardUntil: null }).where(isDueRow(named));
}

/** Locks it for this transaction. False if another process has it, or the mailbox was disconnected. */
export async function lockHeld(db: Db, held: Held): Promise<boolean> {
  const row = await queryOne(
    db.select({ id: mailDue.mailboxId }).from(mailDue).where(isHeld(held)).for('update'),
  );
  return row !== null;
}

/** Gives it back. What has become due meanwhile stays so. */
export async function releaseMailbox(db: Db, held: Held, next: Date): Promise<void> {
  await db
    .update(mailDue)
    .set({ lease: null, leasedUntil: null, dueAt: sql`least(${mailDue.dueAt}, ${next.toISOString()})` })
    .where(isHeld(held));
}

export async function deleteMailDue(db: Db, held: Held): Promise<void> {
  await db.delete(mailDue).where(isHeld(held));
}

export async function countUnread(db: Db, storeId: string): Promise<number> {
  const isUnread = and(
    eq(mailLetters.storeId, storeId),
    eq(mailLetters.folder, 'inbox'),
    sql`not is_read`,
    eq(mailLetters.isGone, false),
  );
  const unread = db.select({ id: mailLetters.id }).from(mailLetters).where(isUnread).limit(100).as('unread');
  const [row] = await db.select({ all: count() }).from(unread);
  return row?.all ?? 0;
}
