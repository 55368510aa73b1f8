import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, inArray, lte, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { mailDrafts } from '../tables.ts';

export type DraftRow = typeof mailDrafts.$inferSelect;
export type NewDraft = typeof mailDrafts.$inferInsert;
type Named = Pick<DraftRow, 'storeId' | 'id'>;

const { storeId: ofStore, id, state } = mailDrafts;
const isOne = (named: Named) => and(eq(ofStore, named.storeId), eq(id, named.id));
/** Being written, or come back. */
const isOpen = inArray(state, ['draft', 'failed', 'unknown']);

/** What is not yet among the sent letters, the latest first. */
export async function selectDrafts(db: Db, storeId: string, most: number): Promise<DraftRow[]> {
  return db
    .select()
    .from(mailDrafts)
    .where(and(eq(ofStore, storeId), ne(state, 'sent')))
    .orderBy(desc(mailDrafts.changedAt), desc(id))
    .limit(most);
}

export async function selectDraft(db: Db, named: Named): Promise<DraftRow | null> {
  return queryOne(db.select().from(mailDrafts).where(isOne(named)));
}

/** Writes it unless it is on its way. Null if it is. */
export async function upsertDraft(
  db: Db,
  { storeId, id: draftId, ...row }: NewDraft,
): Promise<DraftRow | null> {
  return queryOne(
    db
      .insert(mailDrafts)
      .values({ storeId, id: draftId, ...row })
      .onConflictDoUpdate({ target: [ofStore, id], set: row, setWhere: isOpen })
      .returning(),
  );
}

/** Answers whether it was in one of the states in which it can be changed so. */
export async function updateDraft(
  db: Db,
  named: Named,
  from: DraftRow['state'][],
  to: Partial<Omit<DraftRow, keyof Named>>,
): Promise<boolean> {
  const updated = await db
    .update(mailDrafts)
    .set(to)
    .where(and(isOne(named), inArray(state, from)))
    .returning({ id });
  return updated.length > 0;
}

/** Answers whether it was there and not on its way. */
export async function deleteDraft(db: Db, named: Named): Promise<boolean> {
  const deleted = await db
    .delete(mailDrafts)
    .where(and(isOne(named), isOpen))
    .returning({ id });
  return deleted.length > 0;
}

/** Of which it is known that the mailbox has it among its sent ones. */
export async function deleteSent(db: Db, named: Named): Promise<void> {
  await db.delete(mailDrafts).where(and(isOne(named), eq(state, 'sent')));
}

export async function selectInState(db: Db, storeId: string, in_: DraftRow['state']): Promise<DraftRow[]> {
  return db
    .select()
    .from(mailDrafts)
    .where(and(eq(ofStore, storeId), eq(state, in_)))
    .orderBy(asc(mailDrafts.sendAt), asc(id));
}

/** Takes the next letter that is due. From now on it may have been sent. */
export async function takeDueDraft(db: Db, storeId: string, now: Date): Promise<DraftRow | null> {
  const due = db
    .select({ id })
    .from(mailDrafts)
    .where(and(eq(ofStore, storeId), eq(state, 'waiting'), lte(mailDrafts.sendAt, now)))
    .orderBy(asc(mailDrafts.sendAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  return queryOne(
    db
      .update(mailDrafts)
      .set({ state: 'sending', tries: sql`${mailDrafts.tries} + 1` })
      .where(and(eq(ofStore, storeId), eq(id, sql`(${due})`)))
      .returning(),
  );
}

/** When the next one is due. */
export async function selectNextSending(db: Db, storeId: string): Promise<Date | null> {
  const [row] = await db
    .select({ sendAt: mailDrafts.sendAt })
    .from(mailDrafts)
    .where(and(eq(ofStore, storeId), eq(state, 'waiting')))
    .orderBy(asc(mailDrafts.sendAt))
    .limit(1);
  return row?.sendAt ?? null;
}
