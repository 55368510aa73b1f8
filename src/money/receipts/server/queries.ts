import type { PaymentState } from '#money/payments/rules/payment.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq } from '#platform/db/server/drizzle.ts';

interface OrderName {
  storeId: string;
  id: string;
}

/** Updates the payment from the state that was read under lock. */
export async function updatePaymentState(
  db: Db,
  { storeId, id }: OrderName,
  { from, to }: { from: PaymentState; to: 'claimed' | 'unpaid' },
): Promise<void> {
  await db
    .update(orders)
    .set({ paymentState: to })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id), eq(orders.paymentState, from)));
}
