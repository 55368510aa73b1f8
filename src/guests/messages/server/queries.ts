import type { Db } from '#platform/db/server/client.ts';
import { and, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from '#platform/db/server/drizzle.ts';
import { inSlices } from '#platform/db/server/in-slices.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { type MessageTemplate, PAID_CHANNELS } from '../rules/messages.ts';
import { messageDue, messageSettings, messages } from '../tables.ts';

export type MessageRow = typeof messages.$inferSelect;
export type SettingsRow = typeof messageSettings.$inferSelect;

export async function selectMessageSettings(db: Db, storeId: string): Promise<SettingsRow | null> {
  return queryOne(db.select().from(messageSettings).where(eq(messageSettings.storeId, storeId)));
}

/** Locks the settings, so that counts and changes follow one another. */
export async function lockMessageSettings(db: Db, storeId: string): Promise<SettingsRow | null> {
  return queryOne(
    db.select().from(messageSettings).where(eq(messageSettings.storeId, storeId)).for('update'),
  );
}

export async function upsertMessageSettings(db: Db, row: SettingsRow): Promise<void> {
  const { storeId: _, ...set } = row;
  await db.insert(messageSettings).values(row).onConflictDoUpdate({ target: messageSettings.storeId, set });
}

/** Of all templates, or of one. */
export async function countPaidMessages(
  db: Db,
  storeId: string,
  since: Date,
  template?: MessageTemplate,
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, storeId),
        gt(messages.createdAt, since),
        inArray(messages.channel, [...PAID_CHANNELS]),
        ne(messages.state, 'dropped'),
        template && eq(messages.template, template),
      ),
    );
  return row?.found ?? 0;
}

/** Inserts messages whose key is new. */
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

export async function selectMessage(db: Db, storeId: string, id: string): Promise<MessageRow | null> {
  return queryOne(
    db
      .select()
      .from(messages)
      .where(and(eq(messages.storeId, storeId), eq(messages.id, id))),
  );
}

type Change = Partial<Omit<MessageRow, 'storeId' | 'id' | 'key'>>;

/** False if another process has recorded this try. */
export async function updateTry(
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

/** Takes messages of one kind about an order back, as far as they still wait. */
export async function dropWaiting(
  db: Db,
  { storeId, orderId, template }: { storeId: string; orderId: string; template: MessageTemplate },
  change: Change,
): Promise<void> {
  const isWaiting = and(eq(messages.template, template), eq(messages.state, 'queued'));
  const dropped = await db
    .update(messages)
    .set(change)
    .where(and(eq(messages.storeId, storeId), eq(messages.orderId, orderId), isWaiting))
    .returning({ id: messages.id });
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .delete(messageDue)
      .where(and(eq(messageDue.storeId, storeId), inArray(messageDue.messageId, ids)));
}

/** Updates a message that was sent without the queue. */
export async function updateMessage(db: Db, storeId: string, id: string, change: Change): Promise<void> {
  await db
    .update(messages)
    .set(change)
    .where(and(eq(messages.storeId, storeId), eq(messages.id, id)));
}

/** Queues a failed message again. False if it has not failed or its content is erased. */
export async function updateRequeued(
  db: Db,
  storeId: string,
  id: string,
  validUntil: Date,
): Promise<boolean> {
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

export async function selectMessages(db: Db, storeId: string, most: number): Promise<MessageRow[]> {
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

export async function insertMessageDue(db: Db, row: typeof messageDue.$inferInsert): Promise<void> {
  await db.insert(messageDue).values(row).onConflictDoNothing();
}

/** Does nothing if it was settled meanwhile. */
export async function updateMessageDue(db: Db, messageId: string, dueAt: Date): Promise<void> {
  await db.update(messageDue).set({ dueAt }).where(eq(messageDue.messageId, messageId));
}

export async function deleteMessageDue(db: Db, messageId: string): Promise<void> {
  await db.delete(messageDue).where(eq(messageDue.messageId, messageId));
}

/** The address and number of a member. */
export async function selectOwnAddress(db: Db, id: string): Promise<{ email: string; phone: string } | null> {
  return queryOne(
    db
      .select({ email: accounts.email, phone: accounts.phone })
      .from(accounts)
      .where(and(eq(accounts.id, id), isNull(accounts.disabledAt))),
  );
}
