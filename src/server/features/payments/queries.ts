import type { Db } from '../../platform/db/client.ts';
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from '../../platform/db/drizzle.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { gatewayEvents, paymentAttempts, paymentDue } from '../../platform/db/schema/payments.ts';
import type { Started } from '../../platform/ports/gateways.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** The attempt, and when to look after it. */
export async function insertAttempt(db: Db, row: AttemptRow, dueAt: Date): Promise<void> {
  const { storeId, id: attemptId } = row;
  await db.insert(paymentAttempts).values(row);
  await db.insert(paymentDue).values({ storeId, attemptId, dueAt });
}

export async function readAttempt(db: Db, storeId: string, id: string): Promise<AttemptRow | null> {
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id))),
  );
}

/** Null as soon as its order doesn't wait any more. */
export async function readOpenForm(db: Db, { storeId, id }: Key): Promise<AttemptRow['form']> {
  const isItsOrder = and(eq(orders.storeId, storeId), eq(orders.id, paymentAttempts.orderId));
  const [row] = await db
    .select({ form: paymentAttempts.form })
    .from(paymentAttempts)
    .innerJoin(orders, isItsOrder)
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.id, id),
        eq(orders.paymentState, 'awaiting'),
      ),
    );
  return row?.form ?? null;
}

export async function lockAttempt(db: Db, storeId: string, id: string): Promise<AttemptRow | null> {
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)))
      .for('update'),
  );
}

/** By our name for it or the gateway's own. */
export async function readAttemptByName(db: Db, storeId: string, name: string): Promise<AttemptRow | null> {
  const isNamed = or(eq(paymentAttempts.gatewayOrderId, name), eq(paymentAttempts.reference, name));
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), isNamed)),
  );
}

type Key = Pick<AttemptRow, 'storeId' | 'id'>;

/** Only where there is no form yet. */
export async function keepStarted(db: Db, { storeId, id }: Key, started: Started): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ ...started, startFault: null })
    .where(
      and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id), isNull(paymentAttempts.form)),
    );
}

export async function keepFault(db: Db, { storeId, id }: Key, startFault: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ startFault })
    .where(
      and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id), isNull(paymentAttempts.form)),
    );
}

/** Whether the order can still be paid by another attempt. Under the order's lock, which all of them take to be settled. */
export async function hasOtherAwaiting(
  db: Db,
  { storeId, orderId, id }: Pick<AttemptRow, 'storeId' | 'orderId' | 'id'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.state, 'awaiting'),
        ne(paymentAttempts.id, id),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** When its order was placed, which is the one that waits. */
export async function readPlacedAt(
  db: Db,
  { storeId, orderId }: Pick<AttemptRow, 'storeId' | 'orderId'>,
): Promise<Date | null> {
  const [row] = await db
    .select({ placedAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
  return row?.placedAt ?? null;
}

/** False when it has been told before. */
export async function noteEvent(db: Db, row: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(gatewayEvents).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteOldEvents(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(gatewayEvents)
    .where(and(inArray(gatewayEvents.storeId, storeIds), lt(gatewayEvents.at, before)));
}

/** The last attempt of an order. */
export async function readAttemptOf(db: Db, storeId: string, orderId: string): Promise<AttemptRow | null> {
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.orderId, orderId)))
      .orderBy(desc(paymentAttempts.id))
      .limit(1),
  );
}

type Change = Pick<AttemptRow, 'state' | 'settledAt'> &
  Partial<
    Pick<AttemptRow, 'gatewayTransactionId' | 'captured' | 'capturedCurrency' | 'unclear' | 'checkedAt'>
  >;

export async function settleAttempt(db: Db, { storeId, id }: Key, change: Change): Promise<void> {
  await db
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)));
}

/** Whether it failed because another attempt of the store has this transaction. */
export function isTransactionTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'payment_attempts_transaction');
}

/** When the gateway is to be asked about an attempt, as somebody has seen it. */
export interface Due {
  id: string;
  dueAt: Date;
}

export async function readDue(db: Db, attemptId: string): Promise<Due | null> {
  return queryOne(
    db
      .select({ id: paymentDue.attemptId, dueAt: paymentDue.dueAt })
      .from(paymentDue)
      .where(eq(paymentDue.attemptId, attemptId)),
  );
}

/** Leaves alone what has been changed since. */
export async function putOffDue(db: Db, seen: Due, dueAt: Date): Promise<void> {
  await db.update(paymentDue).set({ dueAt }).where(isStill(seen));
}

/** Leaves alone what has been changed since: somebody else wants to know of a later payment. */
export async function forgetDue(db: Db, seen: Due): Promise<void> {
  await db.delete(paymentDue).where(isStill(seen));
}

const isStill = ({ id, dueAt }: Due) => and(eq(paymentDue.attemptId, id), eq(paymentDue.dueAt, dueAt));

/** At that time at the latest, and always another than before: so those who have seen the earlier one leave it alone. */
export async function hastenDue(db: Db, { storeId, id: attemptId }: Key, at: Date): Promise<Due> {
  const earlier = sql`least(${paymentDue.dueAt} - interval '1 ms', excluded.due_at)`;
  const [row] = await db
    .insert(paymentDue)
    .values({ storeId, attemptId, dueAt: at })
    .onConflictDoUpdate({ target: paymentDue.attemptId, set: { dueAt: earlier } })
    .returning({ dueAt: paymentDue.dueAt });
  return { id: attemptId, dueAt: row?.dueAt ?? at };
}

/** Somebody is to look into it, with the latest reason, unless somebody has. */
export async function markDoubt(db: Db, { storeId, id }: Key, unclear: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ unclear })
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.id, id),
        isNull(paymentAttempts.checkedAt),
      ),
    );
}

/** Something has happened that somebody is to look into, also after a look at what was before; nothing is told twice. */
export async function markUnclear(db: Db, { storeId, id }: Key, news: string): Promise<void> {
  const { unclear } = paymentAttempts;
  await db
    .update(paymentAttempts)
    .set({ unclear: sql`concat_ws('; ', ${unclear}, ${news}::text)`, checkedAt: null })
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.id, id),
        sql`strpos(coalesce(${unclear}, ''), ${news}) = 0`,
      ),
    );
}

export async function setChecked(db: Db, { storeId, id }: Key, checkedAt: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ checkedAt })
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)));
}

/** It is asked about no more, whenever that was to be. */
export async function askNoMore(db: Db, attemptId: string): Promise<void> {
  await db.delete(paymentDue).where(eq(paymentDue.attemptId, attemptId));
}
