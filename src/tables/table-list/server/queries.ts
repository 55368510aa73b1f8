import { orderTypes } from '#ordering/order-types/tables.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { hasDue, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, getTableColumns, gte, inArray, isNotNull, ne, sql } from '#platform/db/server/drizzle.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { storeTables } from '../tables.ts';

type StoreTableRow = typeof storeTables.$inferSelect;
type NewTableRow = typeof storeTables.$inferInsert;

const { storeId: _, orderTypeId, typedAs, ...columns } = getTableColumns(storeTables);

const byName = new Intl.Collator('en', { numeric: true });

export type ListedTable = Omit<StoreTableRow, 'storeId' | 'orderTypeId' | 'typedAs'>;

const isItsType = sql`case when ${storeTables.orderType} = ${typedAs} then ${orderTypes.id} = ${orderTypeId}
  else ${orderTypes.label} = ${storeTables.orderType} end`;

/** In their order, with the present labels of their types. Tables without one are sorted by name, 2 before 10. */
export async function selectTables(db: Db, storeId: string): Promise<ListedTable[]> {
  const rows = await db
    .select({ ...columns, orderType: orderTypes.label })
    .from(storeTables)
    .leftJoin(orderTypes, and(eq(orderTypes.storeId, storeTables.storeId), isItsType))
    .where(eq(storeTables.storeId, storeId));
  return rows.toSorted((a, b) => a.position - b.position || byName.compare(a.name, b.name));
}

/**
 * What is due at each table for orders placed since then. Orders that wait for a gateway are left out, because nobody
 * pays them at the counter.
 */
export async function selectDueByTable(db: Db, storeId: string, since: number) {
  const { tableName, amount, roundOff, paid, refunded, state, paymentState } = orders;
  const rows = await db
    .select({
      name: sql<string>`${tableName}`,
      sum: sql<string>`sum(${amount} + coalesce(${roundOff}, 0) - ${paid} + ${refunded})`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.id, firstIdAt(since)),
        isNotNull(tableName),
        ne(state, CANCELLED),
        ne(paymentState, 'awaiting'),
        hasDue(orders),
      ),
    )
    .groupBy(tableName);
  return rows.map(({ name, sum }) => ({ name, amount: Number(sum) }));
}

/** Inserts the tables and returns the names that are new. */
export async function insertTables(db: Db, rows: NewTableRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(storeTables)
    .values(rows)
    .onConflictDoNothing()
    .returning({ name: storeTables.name });
  return added.map(({ name }) => name);
}

/** Locks these tables until COMMIT, so that nobody sits down there. Answers their ids. */
export async function lockTables(db: Db, storeId: string, names: string[]): Promise<string[]> {
  const locked = await db
    .select({ id: storeTables.id })
    .from(storeTables)
    .where(and(eq(storeTables.storeId, storeId), inArray(storeTables.name, names)))
    .orderBy(storeTables.name)
    .for('update');
  return locked.map(({ id }) => id);
}

export async function updateTables(
  db: Db,
  storeId: string,
  names: string[],
  change: Partial<Omit<StoreTableRow, 'storeId' | 'position'>>,
): Promise<void> {
  await db
    .update(storeTables)
    .set(change)
    .where(and(eq(storeTables.storeId, storeId), inArray(storeTables.name, names)));
}

/** Names types by id where the previous release has named them by label alone. */
export async function bindTypes(db: Db, storeId: string): Promise<void> {
  const { orderType } = storeTables;
  await db
    .update(storeTables)
    .set({ orderTypeId: sql`${orderTypes.id}`, typedAs: sql`${orderType}` })
    .from(orderTypes)
    .where(
      and(
        eq(storeTables.storeId, storeId),
        eq(orderTypes.storeId, storeId),
        eq(orderTypes.label, orderType),
        sql`${orderType} is distinct from ${typedAs}`,
      ),
    );
}

/** Sets each table's position to its place in the list. */
export async function updatePositions(db: Db, storeId: string, names: string[]): Promise<void> {
  await db
    .update(storeTables)
    .set({ position: sql`array_position(${sql.param(names)}::text[], ${storeTables.name})` })
    .where(and(eq(storeTables.storeId, storeId), inArray(storeTables.name, names)));
}

export async function deleteTables(db: Db, storeId: string, names: string[]): Promise<void> {
  await db.delete(storeTables).where(and(eq(storeTables.storeId, storeId), inArray(storeTables.name, names)));
}
