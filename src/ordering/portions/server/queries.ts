import type { Portions } from '#ordering/menu/rules/portions.ts';
import { items } from '#ordering/menu/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq } from '#platform/db/server/drizzle.ts';
import { portions } from '../tables.ts';
import { lockPortions, takeCounted } from './take-sql.ts';

export async function selectPortions(db: Db, storeId: string): Promise<Portions[]> {
  return db
    .select({
      itemId: portions.itemId,
      remaining: portions.remaining,
      usual: portions.usual,
      day: portions.day,
    })
    .from(portions)
    .where(eq(portions.storeId, storeId))
    .orderBy(asc(portions.itemId));
}

export async function hasItem(db: Db, storeId: string, itemId: string): Promise<boolean> {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.storeId, storeId), eq(items.id, itemId)));
  return found.length > 0;
}

export async function upsertPortions(db: Db, row: typeof portions.$inferInsert): Promise<void> {
  const { remaining, usual, day } = row;
  await db
    .insert(portions)
    .values(row)
    .onConflictDoUpdate({ target: [portions.storeId, portions.itemId], set: { remaining, usual, day } });
}

export async function deletePortions(db: Db, storeId: string, itemId: string): Promise<void> {
  await db.delete(portions).where(and(eq(portions.storeId, storeId), eq(portions.itemId, itemId)));
}

/** `$5`: whether it was sold already, and is taken as far as there is any. */
const TAKE = `with counted as (${lockPortions({ store: '$1', items: '$2' })})
  ${takeCounted({ store: '$1', items: '$2', quantities: '$3', day: '$4', isDone: '$5' })}`;

interface Taking {
  storeId: string;
  /** By dish. Less than none are given back. */
  quantities: ReadonlyMap<string, number>;
  day: string;
  isDone: boolean;
}

/** What is left of those that were taken. */
export async function takeFromPortions(
  { $client }: Db,
  { storeId, quantities, day, isDone }: Taking,
): Promise<{ itemId: string; left: number }[]> {
  const values = [storeId, [...quantities.keys()], [...quantities.values()], day, isDone];
  const { rows } = await $client.query<{ itemId: string; left: number }>({
    name: 'take portions',
    text: TAKE,
    values,
  });
  return rows;
}
