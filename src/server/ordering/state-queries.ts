import type { Minor } from '#domain/money.ts';
import { CANCELLED, OPEN, type OrderState } from '#domain/order.ts';
import type { PaymentState, Settlement } from '#domain/payment.ts';
import type { Db } from '../db/client.ts';
import { and, eq, inArray, isNull, ne, sql } from '../db/drizzle.ts';
import { orders } from '../db/schema/orders.ts';

interface Move {
  from: OrderState;
  to: OrderState;
  servedAt: Date | null;
}

/**
 * Moves the order only if it still is where the mover has seen it. One that waits for its payment is only cancelled,
 * and then it no longer waits.
 */
export async function moveOrder(
  db: Db,
  storeId: string,
  id: string,
  { from, to, servedAt }: Move,
): Promise<boolean> {
  const isCancelled = to === CANCELLED;
  const { rowCount } = await db
    .update(orders)
    .set({
      state: to,
      ...(servedAt ? { servedAt: sql`coalesce(${orders.servedAt}, ${servedAt.toISOString()})` } : {}),
      ...(isCancelled
        ? {
            paymentState: sql`case when ${orders.paymentState} = 'awaiting' then 'unpaid' else ${orders.paymentState} end`,
          }
        : {}),
    })
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.id, id),
        eq(orders.state, from),
        isCancelled ? undefined : ne(orders.paymentState, 'awaiting'),
      ),
    );
  return rowCount === 1;
}

/** Those of the orders that nobody has seen yet; each is found by one reader only. */
export async function markSeen(db: Db, storeId: string, ids: string[], seenAt: Date): Promise<string[]> {
  const rows = await db
    .update(orders)
    .set({ seenAt })
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.id, ids),
        isNull(orders.seenAt),
        inArray(orders.state, [...OPEN]),
        ne(orders.paymentState, 'awaiting'),
      ),
    )
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

interface PaymentChange {
  from: PaymentState;
  to: Settlement;
  state: OrderState;
  /** What the store has received by it. */
  paid: Minor;
}

/** Moves the payment from where it was seen under lock, and the order with it. */
export async function movePayment(
  db: Db,
  storeId: string,
  id: string,
  { from, to, state, paid }: PaymentChange,
): Promise<void> {
  await db
    .update(orders)
    .set({ paymentState: to, state, paid: sql`${orders.paid} + ${paid}` })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id), eq(orders.paymentState, from)));
}
