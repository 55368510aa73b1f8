import { type MessageTemplate, PAID_CHANNELS } from '#domain/messages/messages.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts';
import { inSlices } from '../../platform/db/in-slices.ts';
import { accounts } from '../../platform/db/schema/accounts.ts';
import { messageDue, messageSettings, messages } from '../../platform/db/schema/messages.ts';

export type MessageRow = typeof messages.$inferSelect;
export type SettingsRow = typeof messageSettings.$inferSelect;

export async function readSettings(db: Db, storeId: string): Promise<SettingsRow | null> {
  const [row] = await db.select().from(messageSettings).where(eq(messageSettings.storeId, storeId));
  return row ?? null;
}

/** Whoever counts what was sent, or changes how, does it one after another. */
export async function lockSettings(db: Db, storeId: string): Promise<SettingsRow | null> {
  const [row] = await db
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.storeId, storeId))
    .for('update');
  return row ?? null;
}

export async function writeSettings(db: Db, row: SettingsRow): Promise<void> {
  const { storeId: _, ...set } = row;
  await db.insert(messageSettings).values(row).onConflictDoUpdate({ target: messageSettings.storeId, set });
}

export const countPaid = (db: Db, storeId: string, since: Date): Promise<number> =>
  countPaidWhere(db, storeId, since);

export const countPaidOfTemplate = (
  db: Db,
  storeId: string,
  since: Date,
  template: MessageTemplate,
): Promise<number> => countPaidWhere(db, storeId, since, eq(messages.template, template));

async function countPaidWhere(db: Db, storeId: string, since: Date, more?: SQL): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, storeId),
        gt(messages.createdAt, since),
        inArray(messages.channel, [...PAID_CHANNELS]),
        ne(messages.state, 'dropped'),
        more,
      ),
    );
  return row?.found ?? 0;
}

/** Those that are new; one whose key is there is nobody's second. */
export async function insertMessages(db: Db, rows: MessageRow[], dueAt: Date): Promise<void> {
  for (const slice of inSlices(rows)) await insertSlice(db, slice, dueAt);
}

async function insertSlice(db: Db, rows: MessageRow[], dueAt: Date): Promise<void> {
  const written = await db
    .insert(messages)
    .values(rows)
    .onConflictDoNothing()
    .returning({ storeId: messages.storeId, messageId: messages.id, state: messages.state });
  const due = written
    .filter(({ state }) => state === 'queued')
    .map(({ storeId, messageId }) => ({ storeId, messageId, dueAt }));
  if (due.length > 0) await db.insert(messageDue).values(due);
}

export async function readMessage(db: Db, storeId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.storeId, storeId), eq(messages.id, id)));
  return row ?? null;
}

type Change = Partial<Omit<MessageRow, 'storeId' | 'id' | 'key'>>;

/** False when somebody else has noted what became of that try. */
export async function noteTry(
  db: Db,
  { storeId, id, tries }: Pick<MessageRow, 'storeId' | 'id' | 'tries'>,
  change: Change,
): Promise<boolean> {
  const isSameTry = and(eq(messages.state, 'queued'), eq(messages.tries, tries));
  const { rowCount } = await db
    .update(messages)
    .set(change)
    .where(and(eq(messages.storeId, storeId), eq(messages.id, id), isSameTry));
  return rowCount === 1;
}

/** What was sent without waiting in the queue. */
export async function settleMessage(db: Db, storeId: string, id: string, change: Change): Promise<void> {
  await db
    .update(messages)
    .set(change)
    .where(and(eq(messages.storeId, storeId), eq(messages.id, id)));
}

/** Back into the queue; false where it has not failed, or its words are gone. */
export async function requeue(db: Db, storeId: string, id: string, validUntil: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ state: 'queued', tries: 0, reason: '', validUntil, settledAt: null })
    .where(
      and(
        eq(messages.storeId, storeId),
        eq(messages.id, id),
        eq(messages.state, 'failed'),
        sql`${messages.contentSealed} is not null`,
      ),
    );
  return rowCount === 1;
}

export async function listMessages(db: Db, storeId: string, most: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.storeId, storeId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most);
}

export async function deleteOldMessages(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db.delete(messages).where(and(inArray(messages.storeId, storeIds), lt(messages.createdAt, before)));
}

export async function insertDue(db: Db, row: typeof messageDue.$inferInsert): Promise<void> {
  await db.insert(messageDue).values(row).onConflictDoNothing();
}

/** Nothing, where it has been settled meanwhile. */
export async function putOffDue(db: Db, messageId: string, dueAt: Date): Promise<void> {
  await db.update(messageDue).set({ dueAt }).where(eq(messageDue.messageId, messageId));
}

export async function forgetDue(db: Db, messageId: string): Promise<void> {
  await db.delete(messageDue).where(eq(messageDue.messageId, messageId));
}

/** Where somebody of the staff is to be reached. */
export async function readOwnAddress(db: Db, id: string): Promise<{ email: string; phone: string } | null> {
  const [row] = await db
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.disabledAt)));
  return row ?? null;
}
