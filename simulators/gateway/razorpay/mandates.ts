import { createHash } from 'node:crypto';
import type { RazorpayAccount } from '../accounts.ts';
import type { Desk } from '../desk.ts';
import { type Answer, json } from '../http/call.ts';
import type { Route } from '../http/router.ts';
import { razorpayId } from '../ids.ts';
import type { Mandate, Order } from '../ledger.ts';
import { NOT_THERE, refuse, withAccess } from './access.ts';
import { razorpayCashier } from './cashier.ts';
import { signReturn } from './signature.ts';

const SECOND = 1000;

/** Recurring payments: customers, their tokens, and charges of these. */
export function mandateRoutes(desk: Desk): Route[] {
  const customer = withAccess(desk, ({ body: { name, email, contact } }) => {
    if (typeof name !== 'string' || typeof email !== 'string') return refuse('The email field is required.');
    // The same person is the same customer, so nothing is kept of them.
    const id = `cust_${createHash('sha256').update(email).digest('hex').slice(0, 14)}`;
    return json({ id, entity: 'customer', name, email, contact: contact ?? null, notes: [] });
  });
  const onToken = (act: (mandate: Mandate) => Answer) =>
    withAccess(desk, ({ account, params: [customerId = '', token = ''] }) => {
      const mandate = findToken(desk, account, token)?.mandate;
      return mandate?.customer === customerId ? act(mandate) : refuse(NOT_THERE);
    });
  const cancel = (answer: object) => (mandate: Mandate) => {
    mandate.state = 'cancelled';
    desk.ledger.hasChanged();
    return json(answer);
  };
  const charge = withAccess(desk, ({ account, body }) => chargeToken(desk, account, body));
  const one = '/v1/customers/:id/tokens/:token';
  return [
    { method: 'POST', path: '/v1/customers', handle: customer },
    { method: 'GET', path: one, handle: onToken((mandate) => json(presentToken(mandate))) },
    { method: 'PUT', path: `${one}/cancel`, handle: onToken(cancel({ status: 'cancellation_initiated' })) },
    { method: 'DELETE', path: one, handle: onToken(cancel({ deleted: true })) },
    { method: 'POST', path: '/v1/payments/create/recurring', handle: charge },
  ];
}

/** What an order asks to register. Null for other orders. */
export function readMandate({ customer_id, method, token }: Record<string, unknown>): Mandate | null {
  if (typeof token !== 'object' || token === null) return null;
  const { max_amount, expire_at } = token as Record<string, unknown>;
  const isWhole = typeof customer_id === 'string' && (method === 'upi' || method === 'card');
  if (!isWhole) return null;
  const [most, expiresAt] = [Number(max_amount), Number(expire_at) * SECOND];
  return { customer: customer_id, method, most, expiresAt, token: null, state: 'initiated' };
}

const findToken = ({ ledger }: Desk, { keyId }: RazorpayAccount, token: string): Order | undefined =>
  ledger.orders.find(({ merchantId, mandate }) => merchantId === keyId && mandate?.token === token);

function presentToken({ token, method, state, most, expiresAt }: Mandate) {
  return {
    id: token,
    entity: 'token',
    method,
    recurring: state === 'confirmed',
    max_amount: most,
    recurring_details: { status: state, failure_reason: null },
    expired_at: Math.floor(expiresAt / SECOND),
  };
}

function chargeToken(desk: Desk, account: RazorpayAccount, body: Record<string, unknown>): Answer {
  const { ledger, faults, now } = desk;
  const order = ledger.find(account.keyId, String(body['order_id']));
  const mandate = findToken(desk, account, String(body['token']))?.mandate;
  if (!order || !mandate || mandate.customer !== body['customer_id']) return refuse(NOT_THERE);
  if (mandate.state !== 'confirmed' || mandate.expiresAt <= now())
    return refuse('Recurring payments can not be made with a token that is not confirmed.');
  if (body['amount'] !== order.amount)
    return refuse('Your payment amount is different from your order amount.');
  if (order.amount > mandate.most) return refuse('The amount exceeds the maximum amount of the token.');
  if (order.payments.some(({ state }) => state !== 'failed')) return refuse('This order is already paid.');
  if (faults.charges === 'refused') return refuse('Your payment has been declined by your bank.');
  const { charges } = faults;
  const state = charges === 'silent' ? 'paid' : charges;
  const payment = ledger.pay(order, {
    paymentId: razorpayId('pay'),
    state,
    amount: order.amount,
    reason: state === 'failed' ? 'Your account has insufficient funds.' : null,
  });
  razorpayCashier.tell(desk, order, payment).catch(process.emitWarning);
  if (charges === 'silent') return { status: 504, headers: {}, body: '' };
  return json({
    razorpay_payment_id: payment.paymentId,
    razorpay_order_id: order.orderId,
    razorpay_signature: signReturn(order.orderId, payment.paymentId, account.keySecret),
  });
}
