import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, isNull } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { storeQuestions } from '#restaurant/without-the-line/tables.ts';

export type QuestionRow = typeof storeQuestions.$inferSelect;

const isOne = (storeId: string, key: string) =>
  and(eq(storeQuestions.storeId, storeId), eq(storeQuestions.key, key));

export async function selectOpenQuestions(db: Db, storeId: string, most: number): Promise<QuestionRow[]> {
  return db
    .select()
    .from(storeQuestions)
    .where(and(eq(storeQuestions.storeId, storeId), isNull(storeQuestions.settledAt)))
    .orderBy(asc(storeQuestions.madeAt))
    .limit(most);
}

export async function selectQuestion(db: Db, storeId: string, key: string): Promise<QuestionRow | null> {
  return queryOne(db.select().from(storeQuestions).where(isOne(storeId, key)));
}

/** Changes nothing if somebody has settled it before. */
export async function updateSettled(
  db: Db,
  { storeId, key, settledBy, settledAt }: Pick<QuestionRow, 'storeId' | 'key' | 'settledBy' | 'settledAt'>,
): Promise<void> {
  await db
    .update(storeQuestions)
    .set({ settledBy, settledAt })
    .where(and(isOne(storeId, key), isNull(storeQuestions.settledAt)));
}
