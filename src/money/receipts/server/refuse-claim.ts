import { lockOrder } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { RefuseClaimBody } from '../wire/receipts.ts';
import { updatePaymentState } from './queries.ts';

/** Refuses a claim whose money did not come. The guest sees the reason and can pay or claim again. */
export async function refuseClaim(
  ctx: StoreCtx,
  orderId: string,
  { reason }: RefuseClaimBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'payment.record');
  await withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, tx.storeId, orderId);
    if (order.paymentState !== 'claimed') throw new AppError('PAYMENT_CHANGED');
    await updatePaymentState(tx.db, order, { from: 'claimed', to: 'unpaid' });
    const event = { what: 'claim_refused' as const, reason };
    await appendLog(tx, tx.storeId, { kind: 'order', orderId, event });
  });
  return getForStaff(ctx, orderId);
}
