import type { Minor } from '#domain/money/money.ts';
import type { PaymentState, Settlement } from '#domain/money/payment.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/drizzle.ts';
import { orders } from '../../platform/db/schema/orders.ts';

export interface PaymentChange {
  from: PaymentState;
  to: Settlement;
  state: OrderState;
  /** The total that the store has received for the order. */
  paid: Minor;
}

/** Updates the order's payment from the state that was read under lock. */
export async function updatePayment(
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
