import type { Cashier, Desk, WayHome } from '../desk.ts';
import { razorpayId } from '../ids.ts';
import type { Fields, Order, Payment } from '../ledger.ts';
import { presentPayment, presentRefund } from './entities.ts';
import { signReturn } from './signature.ts';
import { sendEvent } from './webhooks.ts';

const secretOf = ({ accounts }: Desk, { merchantId }: Order) =>
  accounts.razorpay.find(({ keyId }) => keyId === merchantId)?.keySecret ?? '';

export const razorpayCashier: Cashier = {
  newPaymentId: () => razorpayId('pay'),
  wayHome(desk, order, payment) {
    if (payment === null || payment.state === 'failed') return failed(order, payment);
    const fields = signed(order.orderId, payment.paymentId, secretOf(desk, order));
    return { url: order.callbackUrl, method: 'post', fields };
  },
  forge(_desk, order) {
    return signed(order.orderId, razorpayId('pay'), 'the secret of somebody else');
  },
  async tell(desk, order, payment) {
    if (payment.state === 'pending') return;
    const event = payment.state === 'paid' ? 'payment.captured' : 'payment.failed';
    const entities = { payment: presentPayment(order, payment) };
    await sendEvent(desk, { keyId: order.merchantId, event, entities });
  },
  async tellRefund(desk, order, payment, refund) {
    if (refund.state === 'pending') return;
    const event = refund.state === 'done' ? 'refund.processed' : 'refund.failed';
    const entities = {
      refund: presentRefund(order, payment, refund),
      payment: presentPayment(order, payment),
    };
    await sendEvent(desk, { keyId: order.merchantId, event, entities });
  },
};

function signed(orderId: string, paymentId: string, secret: string): Fields {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signReturn(orderId, paymentId, secret),
  };
}

/** Builds the return of a failure, which Razorpay does not sign. */
function failed({ orderId, callbackUrl, cancelUrl }: Order, payment: Payment | null): WayHome {
  if (payment === null && cancelUrl !== null) return { url: cancelUrl, method: 'get', fields: {} };
  const fields = {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': payment?.reason ?? 'Payment processing cancelled by user',
    'error[source]': payment ? 'bank' : 'customer',
    'error[step]': payment ? 'payment_authorization' : 'payment_authentication',
    'error[reason]': payment ? 'payment_failed' : 'payment_cancelled',
    'error[metadata]': JSON.stringify({
      ...(payment ? { payment_id: payment.paymentId } : {}),
      order_id: orderId,
    }),
  };
  return { url: callbackUrl, method: 'post', fields };
}
