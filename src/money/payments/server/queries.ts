import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { Started } from '#platform/ports/server/gateways.ts';
import { BETWEEN_DOUBTS } from '../rules/doubts.ts';
import { gatewayEvents, paymentAttempts, paymentDue } from '../tables.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Inserts the attempt and the time of its first question. */
export async function insertAttempt(db: Db, row: AttemptRow, dueAt: Date): Promise<void> {
  const { storeId, id: attemptId } = row;
  await db.insert(paymentAttempts).values(row);
  await db.insert(paymentDue).values({ storeId, attemptId, dueAt });
}

export async function selectAttempt(db: Db, storeId: string, id: string): Promise<AttemptRow | null> {
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id))),
  );
}

/** Null once its order no longer waits, or the part was paid or given up. */
export async function selectOpenForm(db: Db, { storeId, id }: Key): Promise<AttemptRow['form']> {
  const isItsOrder = and(eq(orders.storeId, storeId), eq(orders.id, paymentAttempts.tabId));
  const [row] = await db
    .select({ form: paymentAttempts.form })
    .from(paymentAttempts)
    .leftJoin(orders, isItsOrder)
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.id, id),
        or(
          eq(orders.paymentState, 'awaiting'),
          and(isNotNull(paymentAttempts.partId), eq(paymentAttempts.state, 'awaiting')),
        ),
      ),
    );
  return row?.form ?? null;
}

export async function lockAttemptRow(db: Db, storeId: string, id: string): Promise<AttemptRow | null> {
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)))
      .for('update'),
  );
}

/** Finds an attempt by our name for it or by the gateway's. */
export async function selectAttemptByName(db: Db, storeId: string, name: string): Promise<AttemptRow | null> {
  const isNamed = or(eq(paymentAttempts.gatewayOrderId, name), eq(paymentAttempts.reference, name));
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), isNamed)),
  );
}

type Key = Pick<AttemptRow, 'storeId' | 'id'>;

/** Keeps the first form: does nothing if there is one. */
export async function updateStarted(db: Db, { storeId, id }: Key, started: Started): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ ...started, startFault: null })
    .where(
      and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id), isNull(paymentAttempts.form)),
    );
}

export async function updateStartFault(db: Db, { storeId, id }: Key, startFault: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ startFault })
    .where(
      and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id), isNull(paymentAttempts.form)),
    );
}

/** Whether another attempt can still pay the order. Call it under the order's lock, which every settling takes. */
export async function hasOtherAwaiting(
  db: Db,
  { storeId, tabId, id }: Pick<AttemptRow, 'storeId' | 'tabId' | 'id'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.tabId, tabId),
        eq(paymentAttempts.state, 'awaiting'),
        ne(paymentAttempts.id, id),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** When the attempt's order was placed, from which its waiting counts. */
export async function selectPlacedAt(
  db: Db,
  { storeId, tabId }: Pick<AttemptRow, 'storeId' | 'tabId'>,
): Promise<Date | null> {
  const [row] = await db
    .select({ placedAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, tabId)));
  return row?.placedAt ?? null;
}

/** False if the event is already known. */
export async function insertEvent(db: Db, row: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(gatewayEvents).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteOldEvents(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(gatewayEvents)
    .where(and(inArray(gatewayEvents.storeId, storeIds), lt(gatewayEvents.at, before)));
}

/** The latest attempt to pay a tab. */
export async function selectAttemptOf(db: Db, storeId: string, tabId: string): Promise<AttemptRow | null> {
  return queryOne(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.tabId, tabId)))
      .orderBy(desc(paymentAttempts.id))
      .limit(1),
  );
}

type Change = Pick<AttemptRow, 'state' | 'settledAt'> &
  Partial<
    Pick<AttemptRow, 'gatewayTransactionId' | 'captured' | 'capturedCurrency' | 'unclear' | 'checkedAt'>
  >;

export async function updateSettled(db: Db, { storeId, id }: Key, change: Change): Promise<void> {
  await db
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)));
}

/** Whether the error says that another attempt of the store has this transaction. */
export function isTransactionTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'payment_attempts_transaction');
}

/** When the gateway is to be asked about an attempt, as read by the caller. */
export interface Due {
  id: string;
  dueAt: Date;
}

export async function selectDue(db: Db, attemptId: string): Promise<Due | null> {
  return queryOne(
    db
      .select({ id: paymentDue.attemptId, dueAt: paymentDue.dueAt })
      .from(paymentDue)
      .where(eq(paymentDue.attemptId, attemptId)),
  );
}

/** Does nothing if the row has changed since it was read. */
export async function updatePaymentDue(db: Db, seen: Due, dueAt: Date): Promise<void> {
  await db.update(paymentDue).set({ dueAt }).where(isStill(seen));
}

/** Does nothing if the row has changed since it was read, since a newer payment may be due. */
export async function deletePaymentDue(db: Db, seen: Due): Promise<void> {
  await db.delete(paymentDue).where(isStill(seen));
}

const isStill = ({ id, dueAt }: Due) => and(eq(paymentDue.attemptId, id), eq(paymentDue.dueAt, dueAt));

/** Due at that time at the latest, and never at the same time as before, so that workers with the earlier time skip it. */
export async function upsertEarlierDue(db: Db, { storeId, id: attemptId }: Key, at: Date): Promise<Due> {
  const earlier = sql`least(${paymentDue.dueAt} - interval '1 ms', excluded.due_at)`;
  const [row] = await db
    .insert(paymentDue)
    .values({ storeId, attemptId, dueAt: at })
    .onConflictDoUpdate({ target: paymentDue.attemptId, set: { dueAt: earlier } })
    .returning({ dueAt: paymentDue.dueAt });
  return { id: attemptId, dueAt: row?.dueAt ?? at };
}

/** Lists the attempt for the staff with the latest reason, unless somebody has checked it. */
export async function updateDoubt(db: Db, { storeId, id }: Key, unclear: string): Promise<void> {
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

/** Adds a reason for the staff to check the attempt, even if it was checked before; no reason is added twice. */
export async function updateUnclear(db: Db, { storeId, id }: Key, news: string): Promise<void> {
  const { unclear } = paymentAttempts;
  await db
    .update(paymentAttempts)
    .set({ unclear: sql`concat_ws(${BETWEEN_DOUBTS}, ${unclear}, ${news}::text)`, checkedAt: null })
    .where(
      and(
        eq(paymentAttempts.storeId, storeId),
        eq(paymentAttempts.id, id),
        sql`strpos(coalesce(${unclear}, ''), ${news}) = 0`,
      ),
    );
}

export async function updateChecked(db: Db, { storeId, id }: Key, checkedAt: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ checkedAt })
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)));
}

/** Stops asking the gateway about the attempt. */
export async function deleteDueOf(db: Db, attemptId: string): Promise<void> {
  await db.delete(paymentDue).where(eq(paymentDue.attemptId, attemptId));
}
