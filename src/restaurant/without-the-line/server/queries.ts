import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, lt, type SQL } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { storeTablets } from '#restaurant/tablets/tables.ts';
import { operatorCommands, storeCommands, storeQuestions } from '../tables.ts';

export type QuestionRow = typeof storeQuestions.$inferSelect;
type Note = Omit<typeof storeCommands.$inferSelect, 'storeId'>;

/** Where the keys of a store, or of the operators of a brand, are noted. */
interface Keys {
  /** Notes it, or waits for the one that is being carried out under this key. Answers whether it is the first. */
  insert: (db: Db, note: Note) => Promise<boolean>;
  select: (db: Db, key: string) => Promise<Pick<Note, 'fingerprint' | 'made'> | null>;
  updateMade: (db: Db, key: string, made: string) => Promise<void>;
}

/** Whose keys they are: of a store, or of the operators of a brand. */
export type Owner = { storeId: string } | { brandId: string };

export const keysOf = (owner: Owner): Keys =>
  'storeId' in owner
    ? keysIn(storeCommands, owner, eq(storeCommands.storeId, owner.storeId))
    : keysIn(operatorCommands, owner, eq(operatorCommands.brandId, owner.brandId));

function keysIn(table: typeof storeCommands | typeof operatorCommands, owner: Owner, isOwn: SQL): Keys {
  const isOne = (key: string) => and(isOwn, eq(table.key, key));
  return {
    async insert(db, note) {
      const row = { ...owner, ...note } as typeof table.$inferInsert;
      const added = db.insert(table).values(row).onConflictDoNothing().returning({ key: table.key });
      return (await added).length > 0;
    },
    select(db, key) {
      const { fingerprint, made } = table;
      return queryOne(db.select({ fingerprint, made }).from(table).where(isOne(key)));
    },
    async updateMade(db, key, made) {
      await db.update(table).set({ made }).where(isOne(key));
    },
  };
}

export async function deleteOldCommands(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(storeCommands)
    .where(and(inArray(storeCommands.storeId, storeIds), lt(storeCommands.createdAt, before)));
}

export async function deleteOldActs(db: Db, before: Date): Promise<void> {
  await db.delete(operatorCommands).where(lt(operatorCommands.createdAt, before));
}

/** The same command raises it once, however often it comes. */
export async function insertQuestion(db: Db, row: QuestionRow): Promise<boolean> {
  const added = db
    .insert(storeQuestions)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: storeQuestions.key });
  return (await added).length > 0;
}

/** When the browser was admitted as a tablet. */
export async function selectAdmitted(db: Db, storeId: string, tabletId: string): Promise<Date | null> {
  const isIt = and(eq(storeTablets.storeId, storeId), eq(storeTablets.id, tabletId));
  const row = await queryOne(db.select({ at: storeTablets.createdAt }).from(storeTablets).where(isIt));
  return row?.at ?? null;
}

export async function deleteSettledQuestions(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(storeQuestions)
    .where(and(inArray(storeQuestions.storeId, storeIds), lt(storeQuestions.settledAt, before)));
}
