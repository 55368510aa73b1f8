import type { Db } from '#platform/db/server/client.ts';
import {
  alias,
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  notExists,
  type PgColumn,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { Folder, SystemLabel } from '../rules/mailbox.ts';
import { mailLetters } from '../tables.ts';

const { storeWords: _, ...whole } = getTableColumns(mailLetters);
const { text: __, html: ___, references: ____, verdict: _____, ...head } = whole;
export type LetterRow = Omit<typeof mailLetters.$inferSelect, 'storeWords'>;
export type LetterHead = Omit<LetterRow, 'text' | 'html' | 'references' | 'verdict'>;
/** A letter in a list, for its thread. */
export type ListedRow = LetterHead & { inThread: number; unreadInThread: number };
export type Named = Pick<LetterRow, 'storeId' | 'id'>;

const { storeId: ofStore, folder, receivedAt, id } = mailLetters;
const isOne = (named: Named) =>
  and(eq(ofStore, named.storeId), eq(id, named.id), eq(mailLetters.isGone, false));

interface Listed {
  storeId: string;
  /** A list that every store has, or the id of a label. */
  list: Exclude<SystemLabel, 'drafts'> | { label: string };
  words: string[];
  after: { receivedAt: Date; id: string } | null;
  most: number;
}

/** The latest letter of each thread, the latest first. A search finds all letters. */
export async function selectLetters(
  db: Db,
  { storeId, list, words, after, most }: Listed,
): Promise<ListedRow[]> {
  const behind =
    after &&
    sql`(${receivedAt}, ${id}) < (${after.receivedAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isSearch = words.length > 0;
  const later = alias(mailLetters, 'later');
  const isLatest = notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.storeId, storeId),
          eq(later.thread, mailLetters.thread),
          isIn(list, later),
          eq(later.isGone, false),
          sql`(${later.receivedAt}, ${later.id}) > (${receivedAt}, ${id})`,
        ),
      ),
  );
  const ofThread = (only?: SQL) => {
    const of = and(
      eq(later.storeId, storeId),
      eq(later.thread, mailLetters.thread),
      inArray(later.folder, list === 'trash' || list === 'spam' ? [list] : SHOWN),
      eq(later.isGone, false),
      only,
    );
    return sql<number>`(select count(*)::int from ${mailLetters} "later" where ${of})`;
  };
  return db
    .select({ ...head, inThread: ofThread(), unreadInThread: ofThread(eq(later.isRead, false)) })
    .from(mailLetters)
    .where(
      and(
        eq(ofStore, storeId),
        isIn(list),
        isSearch ? undefined : isLatest,
        eq(mailLetters.isGone, false),
        isSearch ? hasWords(storeId, words) : undefined,
        behind ?? undefined,
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(most);
}

/** What is neither thrown away nor spam. */
const SHOWN: Folder[] = ['inbox', 'sent', 'archive'];

type Sorted = Record<'labels' | 'folder' | 'isStarred' | 'isImportant', PgColumn>;

function isIn(list: Listed['list'], of: Sorted = mailLetters): SQL | undefined {
  if (typeof list === 'object')
    return and(sql`${of.labels} <> '[]'`, sql`${of.labels} ? ${list.label}::text`);
  if (list === 'all') return inArray(of.folder, SHOWN);
  if (list === 'starred') return eq(of.isStarred, true);
  if (list === 'important') return eq(of.isImportant, true);
  return eq(of.folder, list);
}

/** The index holds all stores, so the store is one of the words. */
function hasWords(storeId: string, words: string[]): SQL {
  const asked = words.map((word) => `'${word}':*`).join(' & ');
  return sql`${mailLetters.storeWords} @@ (${`'store ${storeId}'`}::tsquery && to_tsquery('simple', ${asked}))`;
}

export async function selectLetter(db: Db, named: Named): Promise<LetterRow | null> {
  return queryOne(db.select(whole).from(mailLetters).where(isOne(named)));
}

const MOST_IN_THREAD = 100;

/** The latest letters of a thread. */
export async function selectThread(db: Db, storeId: string, thread: string): Promise<LetterHead[]> {
  return db
    .select(head)
    .from(mailLetters)
    .where(and(eq(ofStore, storeId), eq(mailLetters.thread, thread), eq(mailLetters.isGone, false)))
    .orderBy(desc(receivedAt), desc(id))
    .limit(MOST_IN_THREAD);
}

export type LetterChange = Partial<
  Pick<LetterRow, 'isRead' | 'isStarred' | 'isImportant' | 'labels' | 'folder' | 'isGone'>
>;

/** Changes it here. `isOutside`: the mailbox is to be brought to it. */
export async function updateLetter(
  db: Db,
  named: Named,
  change: LetterChange,
  isOutside: boolean,
): Promise<LetterRow | null> {
  const changes = isOutside ? { changes: sql`${mailLetters.changes} + 1` } : {};
  const updated = db
    .update(mailLetters)
    .set({ ...change, ...changes })
    .where(isOne(named));
  return queryOne(updated.returning(whole));
}

/** Deletes for good what is in the trash. */
export async function updateGone(db: Db, named: Named): Promise<boolean> {
  const gone = await db
    .update(mailLetters)
    .set({ isGone: true, changes: sql`${mailLetters.changes} + 1` })
    .where(and(isOne(named), eq(folder, 'trash')))
    .returning({ id });
  return gone.length > 0;
}

const AT_ONCE = 1_000;

/** Deletes copies that are older than they are kept. */
export async function deleteLettersBefore(
  db: Db,
  storeIds: string[],
  inFolder: Folder,
  before: Date,
): Promise<void> {
  const old = db
    .select({ id })
    .from(mailLetters)
    .where(and(inArray(ofStore, storeIds), eq(folder, inFolder), lt(receivedAt, before)))
    .limit(AT_ONCE);
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    const gone = await db
      .delete(mailLetters)
      .where(and(inArray(ofStore, storeIds), inArray(id, old)))
      .returning({ id });
    deleted = gone.length;
  }
}
