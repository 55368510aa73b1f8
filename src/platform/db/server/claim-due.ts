import type { Db } from './client.ts';
import type { PgColumn, PgTable, SQL } from './drizzle.ts';
import { and, asc, eq, getTableColumns, getTableName, lte, notInArray, sql } from './drizzle.ts';

/** A table of due work over all stores. */
export interface DueList<Row> {
  table: PgTable & { $inferSelect: Row; dueAt: PgColumn };
  id: PgColumn;
  /** What takes turns: stores, or each entry by itself. */
  store: PgColumn;
  /** What makes an entry due, where it is more than its time. */
  isDue?: (now: Date) => SQL | undefined;
}

export interface DueEntry {
  id: string;
  storeId: string;
  /** When it becomes due again. */
  dueAt: Date;
}

export interface Claim {
  now: Date;
  /** What is written to claimed entries, such as when they are due again if this process dies with them. */
  taken: Record<string, unknown>;
  most: number;
  ofOneStore: number;
  /** Stores to leave out. */
  without: string[];
  /** Claims these alone. */
  only?: SQL | undefined;
  /** Decides whose turn it is, before the time does. */
  first?: SQL;
}

/** Whether anything in the list is due. A resting program asks several times a second, so its claims are built only then. */
async function hasDue({ $client }: Db, table: PgTable, now: Date): Promise<boolean> {
  const list = getTableName(table);
  const text = `select from "${list}" where due_at <= $1 limit 1`;
  const { rows } = await $client.query({ name: `due in ${list}`, text, values: [now] });
  return rows.length > 0;
}

/** Claims due work for one process alone: the first of each store before the second of any. */
export async function claimDue<Row>(
  db: Db,
  { table, id, store, isDue }: DueList<Row>,
  { now, taken, most, ofOneStore, without, only, first }: Claim,
): Promise<(Row & DueEntry)[]> {
  if (!isDue && !(await hasDue(db, table, now))) return [];
  const isFree = and(isDue?.(now) ?? lte(table.dueAt, now), only);
  const turn = sql.join(first ? [first, table.dueAt] : [table.dueAt], sql`, `);
  const place = sql<number>`row_number() over (partition by ${store} order by ${turn})`;
  const inTurn = db
    .select({ id: sql<string>`${id}`.as('turn_id'), place: place.as('place') })
    .from(table as PgTable)
    .where(and(isFree, notInArray(store, without)))
    .as('in_turn');
  const due = db
    .select({ id })
    .from(table as PgTable)
    .innerJoin(inTurn, eq(inTurn.id, id))
    .where(and(isFree, lte(inTurn.place, ofOneStore)))
    .orderBy(...(first ? [first] : []), asc(inTurn.place), asc(table.dueAt))
    .limit(most)
    .for('update', { of: table, skipLocked: true });
  // As an array it is read once. A join may read it again for each row, and would then claim more than it asks for.
  const claimed = await db
    .update(table as PgTable)
    .set(taken)
    .where(sql`${id} = any(array(${due}))`)
    .returning({ ...getTableColumns(table), id, storeId: store });
  return claimed as (Row & DueEntry)[];
}
