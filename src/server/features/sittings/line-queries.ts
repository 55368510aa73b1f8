import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, isNull } from '../../platform/db/drizzle.ts';
import { type SittingLineRow, sittingLines } from '../../platform/db/schema/sittings.ts';
import type { Named } from './queries.ts';

const isOf = ({ storeId, id }: Named) =>
  and(eq(sittingLines.storeId, storeId), eq(sittingLines.sittingId, id));

/** All of them in the order in which they were put there, also those that were sent. */
export async function selectLines(db: Db, named: Named): Promise<SittingLineRow[]> {
  return db
    .select()
    .from(sittingLines)
    .where(isOf(named))
    .orderBy(asc(sittingLines.createdAt), asc(sittingLines.id));
}

export async function selectCart(db: Db, named: Named): Promise<SittingLineRow[]> {
  return db
    .select()
    .from(sittingLines)
    .where(and(isOf(named), isNull(sittingLines.orderId)))
    .orderBy(asc(sittingLines.createdAt), asc(sittingLines.id));
}

type LineName = Pick<SittingLineRow, 'storeId' | 'sittingId' | 'id'>;

const isLine = ({ storeId, sittingId, id }: LineName) =>
  and(isOf({ storeId, id: sittingId }), eq(sittingLines.id, id));

export async function insertLine(db: Db, row: SittingLineRow): Promise<void> {
  await db.insert(sittingLines).values(row);
}

export async function updateLine(
  db: Db,
  name: LineName,
  to: Partial<Omit<SittingLineRow, keyof LineName>>,
): Promise<void> {
  await db.update(sittingLines).set(to).where(isLine(name));
}

export async function deleteLine(db: Db, name: LineName): Promise<void> {
  await db.delete(sittingLines).where(isLine(name));
}

/** Takes what one guest has not sent, and is not for everybody, out of the cart. */
export async function deleteOwnCart(db: Db, named: Named, guestId: string): Promise<string[]> {
  const gone = await db
    .delete(sittingLines)
    .where(
      and(
        isOf(named),
        eq(sittingLines.guestId, guestId),
        eq(sittingLines.isShared, false),
        isNull(sittingLines.orderId),
      ),
    )
    .returning({ id: sittingLines.id });
  return gone.map(({ id }) => id);
}
