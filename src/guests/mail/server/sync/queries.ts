import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { Folder } from '../../rules/mailbox.ts';
import { mailLetters } from '../../tables.ts';
import type { LetterRow, Named } from '../letter-queries.ts';

export type NewLetter = Omit<typeof mailLetters.$inferInsert, 'storeWords'>;

const { storeId: ofStore, id, uid, place, changes, messageId, isRead, isStarred, folder } = mailLetters;
const isOne = (named: Named) => and(eq(ofStore, named.storeId), eq(id, named.id));
/** In one parameter, because there may be more of them than a statement has. */
const areThese = (storeId: string, ids: string[]) =>
  and(eq(ofStore, storeId), sql`${id} = any(${sql.param(ids)}::uuid[])`);

export type Placed = Pick<LetterRow, 'id' | 'isRead' | 'isStarred'> & { uid: number };

/** The letters whose number in this folder is known. */
export async function selectPlaced(db: Db, storeId: string, at: Folder): Promise<Placed[]> {
  const rows = await db
    .select({ id, uid, isRead, isStarred })
    .from(mailLetters)
    .where(and(eq(ofStore, storeId), eq(place, at), gt(uid, 0)));
  return rows.flatMap((row) => (row.uid === null ? [] : [{ ...row, uid: row.uid }]));
}

/** They are no longer where they were, and are to be found by their Message-ID, or are gone. */
export async function updateLost(db: Db, storeId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.update(mailLetters).set({ uid: null }).where(areThese(storeId, ids));
}

/** All letters of a folder whose numbers no longer count. */
export async function updateAllLost(db: Db, storeId: string, at: Folder): Promise<void> {
  await db
    .update(mailLetters)
    .set({ uid: null })
    .where(and(eq(ofStore, storeId), eq(place, at)));
}

/** What is so in the mailbox. What was changed here and has not been brought there stays. */
export async function updateFlags(
  db: Db,
  storeId: string,
  ids: string[],
  flags: Partial<Pick<LetterRow, 'isRead' | 'isStarred'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mailLetters)
    .set(flags)
    .where(and(areThese(storeId, ids), eq(changes, 0)));
}

/** A letter that was lost elsewhere and is the same; the one that was in this folder first. */
export async function selectLost(db: Db, storeId: string, message: string, at: Folder) {
  return queryOne(
    db
      .select({ id, changes })
      .from(mailLetters)
      .where(and(eq(ofStore, storeId), eq(messageId, message), isNull(uid)))
      .orderBy(desc(sql`${place} = ${at}`), asc(id))
      .limit(1)
      .for('update'),
  );
}

export async function updatePlaced(
  db: Db,
  named: Named,
  to: Partial<Pick<LetterRow, 'uid' | 'place' | 'folder' | 'isRead' | 'isStarred'>>,
): Promise<void> {
  await db.update(mailLetters).set(to).where(isOne(named));
}

/** Answers whether it is new: a letter that has been read before is not doubled. */
export async function insertLetter(db: Db, row: NewLetter): Promise<boolean> {
  const inserted = db.insert(mailLetters).values({ ...row, storeWords: wordsOf(row) });
  return (await inserted.onConflictDoNothing().returning({ id })).length > 0;
}

const MOST_SEARCHED = 4_000;

/** Addresses are searched by their parts. */
function wordsOf({ storeId, subject, fromName, fromAddress, text }: NewLetter): SQL<string> {
  const words = `${subject} ${fromName} ${fromAddress} ${text.slice(0, MOST_SEARCHED)}`;
  const plain = words.replace(/[@./_-]/g, ' ');
  return sql`array_to_tsvector(array[${`store ${storeId}`}]) || to_tsvector('simple', ${plain})`;
}

/** The threads of letters with these ids. */
export async function selectThreads(db: Db, storeId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ messageId, thread: mailLetters.thread })
    .from(mailLetters)
    .where(and(eq(ofStore, storeId), inArray(messageId, ids)));
  return new Map(rows.map((row) => [row.messageId, row.thread]));
}

const MOST_OF_SUBJECT = 50;

/** Letters of a stretch of time whose subject ends so, the latest first. */
export async function selectOfSubject(
  db: Db,
  storeId: string,
  ending: string,
  { since, until }: { since: Date; until: Date },
) {
  const { subject, fromAddress, to, cc, thread, receivedAt } = mailLetters;
  const hasEnding = sql`right(lower(${subject}), length(${ending})) = lower(${ending})`;
  return db
    .select({ subject, fromAddress, to, cc, thread })
    .from(mailLetters)
    .where(and(eq(ofStore, storeId), between(receivedAt, since, until), hasEnding))
    .orderBy(desc(receivedAt), desc(id))
    .limit(MOST_OF_SUBJECT);
}

/** Letters that were found nowhere after all folders have been read. */
export async function deleteLost(db: Db, storeId: string): Promise<void> {
  await db
    .delete(mailLetters)
    .where(and(eq(ofStore, storeId), isNull(uid), or(eq(changes, 0), eq(mailLetters.isGone, true))));
}

export type Changed = Pick<
  LetterRow,
  'storeId' | 'id' | 'uid' | 'place' | 'folder' | 'isRead' | 'isStarred' | 'isGone' | 'changes' | 'messageId'
>;

/** Letters whose mailbox is to be brought to what is shown, in the order in which they came. */
export async function selectChanged(db: Db, storeId: string, most: number): Promise<Changed[]> {
  const { isGone } = mailLetters;
  return db
    .select({ storeId: ofStore, id, uid, place, folder, isRead, isStarred, isGone, changes, messageId })
    .from(mailLetters)
    .where(and(eq(ofStore, storeId), gt(changes, 0)))
    .orderBy(asc(id))
    .limit(most);
}

/** The mailbox is now as it was shown then. What was changed since is still to be brought there. */
export async function updateBrought(
  db: Db,
  { storeId, id: letterId, changes: seen }: Changed,
  at: Pick<LetterRow, 'uid' | 'place'> & Partial<Pick<LetterRow, 'folder'>>,
): Promise<void> {
  await db
    .update(mailLetters)
    .set({ ...at, changes: sql`case when ${changes} = ${seen} then 0 else ${changes} end` })
    .where(isOne({ storeId, id: letterId }));
}

export async function deleteLetter(db: Db, named: Named): Promise<void> {
  await db.delete(mailLetters).where(isOne(named));
}
