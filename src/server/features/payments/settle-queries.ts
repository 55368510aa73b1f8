import type { PaymentState, Settlement } from '#domain/money/payment.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { orders } from '../../platform/db/schema/orders.ts';

export interface PaymentChange {
  from: PaymentState;
  to: Settlement;
  state: OrderState;
}

/** Updates the order's payment from the state that was read under lock. */
export async function updatePayment(
  db: Db,
  storeId: string,
  id: string,
  { from, to, state }: PaymentChange,
): Promise<void> {
  await db
    .update(orders)
    .set({ paymentState: to, state })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id), eq(orders.paymentState, from)));
}
