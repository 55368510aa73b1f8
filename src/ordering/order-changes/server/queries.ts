import { type LineRow, type OrderRow, orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { storeCounters } from '#restaurant/stores/tables.ts';

type Named = Pick<OrderRow, 'storeId' | 'id'>;

/** Writes the columns that differ. */
export async function updateOrder(db: Db, before: OrderRow, after: OrderRow): Promise<void> {
  const changed = Object.fromEntries(
    Object.entries(after).filter(([column, value]) => before[column as keyof OrderRow] !== value),
  );
  if (Object.keys(changed).length === 0) return;
  await db
    .update(orders)
    .set(changed)
    .where(and(eq(orders.storeId, before.storeId), eq(orders.id, before.id)));
}

export async function insertOrder(db: Db, row: OrderRow): Promise<void> {
  await db.insert(orders).values(row);
}

/** Writes the lines that are new or differ, and removes those that are gone. */
export async function updateLines(
  db: Db,
  { storeId, id: orderId }: Named,
  { before, after }: { before: LineRow[]; after: LineRow[] },
): Promise<void> {
  const gone = before.filter((line) => !after.some(({ id }) => id === line.id)).map(({ id }) => id);
  if (gone.length > 0)
    await db
      .delete(orderLines)
      .where(
        and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId), inArray(orderLines.id, gone)),
      );
  for (const line of after) {
    const { quantity, discarded, ready, off, shares, hold } = line;
    const was = before.find(({ id }) => id === line.id);
    const isSame = was?.quantity === quantity && was.discarded === discarded && was.ready === ready;
    if (isSame && was.off === off && was.hold === hold) continue;
    await db
      .insert(orderLines)
      .values(line)
      .onConflictDoUpdate({
        target: [orderLines.storeId, orderLines.orderId, orderLines.id],
        set: { quantity, discarded, ready, off, shares, hold },
      });
  }
}

export async function takeOrderNumber(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .update(storeCounters)
    .set({ orderNo: sql`${storeCounters.orderNo} + 1` })
    .where(eq(storeCounters.storeId, storeId))
    .returning({ orderNo: storeCounters.orderNo });
  if (!row) throw new Error('The store has no counters');
  return row.orderNo;
}
