import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { bills } from '../../platform/db/schema/bills.ts';
import { type LineRow, type OrderRow, orderLines, orders } from '../../platform/db/schema/orders.ts';
import { paymentAttempts } from '../../platform/db/schema/payments.ts';
import { upiTransfers } from '../../platform/db/schema/receipts.ts';
import {
  sittingCalls,
  sittingGuests,
  sittingLines,
  sittingParts,
} from '../../platform/db/schema/sittings.ts';
import { storeCounters } from '../../platform/db/schema/stores.ts';
import { receipts } from '../../platform/db/schema/tabs.ts';

// What moves when sittings become one, or a part of one goes to another. Their rows are locked.

export async function hasBill(db: Db, storeId: string, tabIds: string[]): Promise<boolean> {
  const rows = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.storeId, storeId), inArray(bills.tabId, tabIds)))
    .limit(1);
  return rows.length > 0;
}

/** Whether somebody may be paying now. */
export async function hasOpenPayment(db: Db, storeId: string, tabIds: string[]): Promise<boolean> {
  const attempts = await db.$count(
    paymentAttempts,
    and(
      eq(paymentAttempts.storeId, storeId),
      inArray(paymentAttempts.tabId, tabIds),
      eq(paymentAttempts.state, 'awaiting'),
    ),
  );
  const parts = await db.$count(
    sittingParts,
    and(
      eq(sittingParts.storeId, storeId),
      inArray(sittingParts.sittingId, tabIds),
      inArray(sittingParts.state, ['open', 'claimed', 'awaiting']),
    ),
  );
  return attempts + parts > 0;
}

/** The rounds of these sittings, locked in the order of their ids. */
export async function lockRoundsOf(db: Db, storeId: string, ids: string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.sittingId, ids)))
    .orderBy(asc(orders.id))
    .for('update');
}

export async function updateOrder(
  db: Db,
  { storeId, id }: Pick<OrderRow, 'storeId' | 'id'>,
  to: Partial<OrderRow>,
): Promise<void> {
  await db
    .update(orders)
    .set(to)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
}

export async function updateOff(
  db: Db,
  { storeId, id: orderId }: Pick<OrderRow, 'storeId' | 'id'>,
  { id, off }: Pick<LineRow, 'id' | 'off'>,
): Promise<void> {
  await db
    .update(orderLines)
    .set({ off })
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
}

export async function insertOrder(db: Db, row: OrderRow): Promise<void> {
  await db.insert(orders).values(row);
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

export async function moveLines(
  db: Db,
  storeId: string,
  { from, to, lineIds }: { from: string; to: string; lineIds: string[] },
): Promise<void> {
  await db
    .update(orderLines)
    .set({ orderId: to })
    .where(
      and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, from), inArray(orderLines.id, lineIds)),
    );
}

export async function insertLine(db: Db, row: LineRow): Promise<void> {
  await db.insert(orderLines).values(row);
}

export async function updateQuantity(
  db: Db,
  { storeId, id: orderId }: Pick<OrderRow, 'storeId' | 'id'>,
  { id, quantity }: Pick<LineRow, 'id' | 'quantity'>,
): Promise<void> {
  await db
    .update(orderLines)
    .set({ quantity })
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
}

interface Joining {
  storeId: string;
  from: string;
  to: string;
}

/** The guests keep their secrets and are numbered on. */
export async function moveGuests(
  db: Db,
  { storeId, from, to, after }: Joining & { after: number },
): Promise<void> {
  await db
    .update(sittingGuests)
    .set({ sittingId: to, number: sql`${sittingGuests.number} + ${after}` })
    .where(and(eq(sittingGuests.storeId, storeId), eq(sittingGuests.sittingId, from)));
}

/** What was one guest's is another's now. */
export async function giveAway(
  db: Db,
  { storeId, sittingId, id }: { storeId: string; sittingId: string; id: string },
  guestId: string,
): Promise<void> {
  for (const table of [sittingLines, sittingParts])
    await db
      .update(table)
      .set({ guestId })
      .where(and(eq(table.storeId, storeId), eq(table.sittingId, sittingId), eq(table.guestId, id)));
}

/** A line whose id is taken there gets another one. Phones make their ids, and need not make good ones. */
export async function moveCart(
  db: Db,
  { storeId, from, to }: Joining,
  taken: { id: string; newId: string }[],
): Promise<void> {
  const { sittingId } = sittingLines;
  const isFrom = and(eq(sittingLines.storeId, storeId), eq(sittingId, from));
  for (const { id, newId } of taken)
    await db
      .update(sittingLines)
      .set({ id: newId })
      .where(and(isFrom, eq(sittingLines.id, id)));
  await db.update(sittingLines).set({ sittingId: to }).where(isFrom);
}

export async function moveCalls(db: Db, { storeId, from, to }: Joining, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(sittingCalls)
    .set({ sittingId: to })
    .where(
      and(eq(sittingCalls.storeId, storeId), eq(sittingCalls.sittingId, from), inArray(sittingCalls.id, ids)),
    );
}

/** Parts, receipts, attempts and transfers: all that names the tab. */
export async function moveMoney(db: Db, { storeId, from, to }: Joining): Promise<void> {
  await db
    .update(sittingParts)
    .set({ sittingId: to })
    .where(and(eq(sittingParts.storeId, storeId), eq(sittingParts.sittingId, from)));
  await db
    .update(receipts)
    .set({ tabId: to })
    .where(and(eq(receipts.storeId, storeId), eq(receipts.tabId, from)));
  await db
    .update(paymentAttempts)
    .set({ tabId: to })
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.tabId, from)));
  await db
    .update(upiTransfers)
    .set({ tabId: to })
    .where(and(eq(upiTransfers.storeId, storeId), eq(upiTransfers.tabId, from)));
}
