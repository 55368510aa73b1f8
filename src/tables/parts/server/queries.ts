import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, lte, sql } from '#platform/db/server/drizzle.ts';
import { isHeld, type SittingPartRow, sittingParts } from '../tables.ts';

interface Named {
  storeId: string;
  id: string;
}

export async function insertPart(db: Db, row: SittingPartRow): Promise<void> {
  await db.insert(sittingParts).values(row);
}

/** The number of the latest part, also of one that was dropped. */
export async function selectLastNumber(db: Db, { storeId, id }: Named): Promise<number> {
  const last = sql`coalesce(max(${sittingParts.number}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ last })
    .from(sittingParts)
    .where(and(eq(sittingParts.storeId, storeId), eq(sittingParts.sittingId, id)));
  return row?.last ?? 0;
}

/** The parts of a sitting that nobody says are paid. */
export async function selectHeld(db: Db, { storeId, id }: Named): Promise<SittingPartRow[]> {
  return db
    .select()
    .from(sittingParts)
    .where(and(eq(sittingParts.storeId, storeId), eq(sittingParts.sittingId, id), isHeld))
    .orderBy(asc(sittingParts.number));
}

/** The parts that were begun before an instant and that nobody says are paid. */
export async function selectHeldSince(db: Db, storeIds: string[], before: Date) {
  const { storeId, sittingId, id } = sittingParts;
  return db
    .select({ storeId, sittingId, id })
    .from(sittingParts)
    .where(and(inArray(storeId, storeIds), isHeld, lte(sittingParts.createdAt, before)));
}
