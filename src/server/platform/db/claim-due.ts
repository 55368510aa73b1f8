import type { Db } from './client.ts';
import type { PgTable } from './drizzle.ts';
import { and, asc, eq, getTableName, inArray, lte, notInArray, sql } from './drizzle.ts';
import type { messageDue } from './schema/messages.ts';
import type { paymentDue } from './schema/payments.ts';
import type { pictureDue } from './schema/pictures.ts';
import type { refundsDue } from './schema/refunds.ts';

/** A table of due work over all stores. */
export interface DueList {
  table: typeof paymentDue | typeof refundsDue | typeof messageDue | typeof pictureDue;
  id:
    | typeof paymentDue.attemptId
    | typeof refundsDue.refundId
    | typeof messageDue.messageId
    | typeof pictureDue.pictureId;
}

export interface DueEntry {
  id: string;
  storeId: string;
  /** When it becomes due again. */
  dueAt: Date;
}

interface Claim {
  now: Date;
  /** When the work is due again if this process dies with it. */
  again: Date;
  most: number;
  ofOneStore: number;
  /** Stores to leave out. */
  without: string[];
}

/** Whether anything in the list is due. A resting program asks several times a second, so its claims are built only then. */
export async function hasDue({ $client }: Db, table: PgTable, now: Date): Promise<boolean> {
  const list = getTableName(table);
  const text = `select from "${list}" where due_at <= $1 limit 1`;
  const { rows } = await $client.query({ name: `due in ${list}`, text, values: [now] });
  return rows.length > 0;
}

/** Claims due work for one process alone: the first of each store before the second of any. */
export async function claimDue(
  db: Db,
  { table, id }: DueList,
  { now, again, most, ofOneStore, without }: Claim,
): Promise<DueEntry[]> {
  if (!(await hasDue(db, table, now))) return [];
  const { storeId, dueAt } = table;
  const isDue = lte(dueAt, now);
  const place = sql<number>`row_number() over (partition by ${storeId} order by ${dueAt})`;
  const inTurn = db
    .select({ id: sql<string>`${id}`.as('turn_id'), place: place.as('place') })
    .from(table)
    .where(and(isDue, notInArray(storeId, without)))
    .as('in_turn');
  const due = db
    .select({ id })
    .from(table)
    .innerJoin(inTurn, eq(inTurn.id, id))
    .where(and(isDue, lte(inTurn.place, ofOneStore)))
    .orderBy(asc(inTurn.place), asc(dueAt))
    .limit(most)
    .for('update', { of: table, skipLocked: true });
  return db.update(table).set({ dueAt: again }).where(inArray(id, due)).returning({ id, storeId, dueAt });
}
