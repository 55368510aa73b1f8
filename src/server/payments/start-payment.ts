import type { PaymentForm } from '#domain/api/order.ts';
import { PAYMENT_PATIENCE_MS } from '#domain/payment.ts';
import type { DecidedOrder } from '#domain/place-order.ts';
import type { Ctx } from '../context.ts';
import { uuidV7 } from '../ids.ts';
import type { StoreRow } from '../stores/find-store.ts';
import { openGateway, takesOnlinePayment } from '../stores/gateway.ts';
import { insertAttempt, readAttemptOf } from './queries.ts';

/** An order of nothing is not worth a payment; where there is no gateway, everything is paid as it always was. */
export function isPaidOnline(store: StoreRow, { orderType, priced }: DecidedOrder): boolean {
  return orderType.onlinePayment && priced.grandTotal > 0 && takesOnlinePayment(store);
}

interface Payable {
  id: string;
  amount: number;
  currency: string;
  createdAt: Date;
}

/** In the transaction of the order. */
export async function startPayment(
  tx: Ctx,
  { storeId, gatewaySealed }: StoreRow,
  { id: orderId, amount, currency, createdAt }: Payable,
): Promise<void> {
  if (gatewaySealed === null) throw new Error('The store has no gateway');
  const id = uuidV7(tx.now);
  const gatewayOrderId = id.replaceAll('-', '');
  const gateway = openGateway(tx.services.secrets, gatewaySealed);
  const form = tx.services.payments.start(gateway, { storeId, gatewayOrderId, amount });
  const dueAt = new Date(createdAt.getTime() + PAYMENT_PATIENCE_MS);
  const attempt = { storeId, id, orderId, state: 'awaiting' as const, amount, currency, gatewayOrderId };
  const rest = { gatewaySealed, form, createdAt, gatewayTransactionId: null, settledAt: null };
  await insertAttempt(tx.db, { ...attempt, ...rest }, dueAt);
}

/** What the browser was told to post, for as long as nothing has come of it. */
export async function findPaymentForm(
  ctx: Ctx,
  { storeId, id }: { storeId: string; id: string },
): Promise<PaymentForm | null> {
  const attempt = await readAttemptOf(ctx.db, storeId, id);
  return attempt?.state === 'awaiting' ? attempt.form : null;
}
