import type { Portions } from '#domain/menu/portions.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import { portions } from '../../platform/db/schema/menus.ts';

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

/**
 * Rows are locked in the order of their dishes, so that two orders never wait for each other. `$5`: what has been sold
 * already is taken as far as there is any.
 */
const TAKE = `
  with counted as (
    select item_id from portions where store_id = $1 and item_id = any($2::text[]) order by item_id for update
  )
  update portions p
  set day = $4, remaining = greatest(case when p.day = $4 then p.remaining else p.usual end - a.quantity, 0)
  from counted c join unnest($2::text[], $3::int[]) as a (item_id, quantity) on a.item_id = c.item_id
  where p.store_id = $1 and p.item_id = c.item_id and (p.day = $4 or p.usual is not null)
    and ($5 or case when p.day = $4 then p.remaining else p.usual end >= a.quantity)
  returning p.item_id as "itemId", p.remaining as left`;

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
