import type { Desk } from '../desk.ts';
import { type Answer, json } from '../http/call.ts';
import type { Route } from '../http/router.ts';
import { razorpayId } from '../ids.ts';
import { type Order, type Payment, type Refund, refundedOf } from '../ledger.ts';
import { NOT_THERE, refuse, withAccess } from './access.ts';
import { razorpayCashier } from './cashier.ts';
import { collection, presentPayment, presentRefund } from './entities.ts';

const IDEMPOTENCY_KEY = /^[\w-]{10,}$/;

export function paymentRoutes(desk: Desk): Route[] {
  const find = desk.ledger.findPayment;
  const read = withAccess(desk, ({ account, params: [id = ''] }) => {
    const found = find(account.keyId, id);
    return found ? json(presentPayment(found.order, found.payment)) : refuse(NOT_THERE);
  });
  const refunds = withAccess(desk, ({ account, params: [id = ''] }) => {
    const found = find(account.keyId, id);
    if (!found) return refuse(NOT_THERE);
    const { order, payment } = found;
    return json(collection(payment.refunds.map((refund) => presentRefund(order, payment, refund))));
  });
  const refund = withAccess(desk, ({ account, params: [id = ''], headers, body }) => {
    const found = find(account.keyId, id);
    if (!found) return refuse(NOT_THERE);
    const { amount = found.payment.amount, receipt } = body;
    const key = headers['x-refund-idempotency'];
    const wanted = { amount: Number(amount), reference: typeof receipt === 'string' ? receipt : '' };
    return giveBack(desk, found, { ...wanted, ...(typeof key === 'string' ? { key } : {}) });
  });
  return [
    { method: 'GET', path: '/v1/payments/:id', handle: read },
    { method: 'GET', path: '/v1/payments/:id/refunds', handle: refunds },
    { method: 'POST', path: '/v1/payments/:id/refund', handle: refund },
  ];
}

type Wanted = Pick<Refund, 'amount' | 'reference' | 'key'>;

function giveBack(
  desk: Desk,
  { order, payment }: { order: Order; payment: Payment },
  wanted: Wanted,
): Answer {
  const { key, amount, reference } = wanted;
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) return refuse('The idempotency key is invalid.');
  const earlier = key === undefined ? undefined : payment.refunds.find((refund) => refund.key === key);
  if (earlier) {
    const isSame = earlier.amount === amount && earlier.reference === reference;
    if (!isSame) return refuse('Different request body sent for the same Idempotency Header');
    return json(presentRefund(order, payment, earlier));
  }
  const fault = faultOf(payment, amount);
  if (fault) return refuse(fault);
  const refund = desk.ledger.refund(payment, {
    ...wanted,
    refundId: razorpayId('rfnd'),
    state: desk.faults.refunds,
  });
  razorpayCashier.tellRefund(desk, order, payment, refund).catch(process.emitWarning);
  return json(presentRefund(order, payment, refund));
}

function faultOf(payment: Payment, amount: number): string | null {
  if (payment.state !== 'paid') return 'The payment status should be captured for action to be taken';
  if (!Number.isSafeInteger(amount) || amount < 1) return 'The amount must be at least INR 1.00';
  const left = payment.amount - refundedOf(payment);
  if (left === 0) return 'The payment has been fully refunded already';
  return amount > left ? 'The total refund amount is greater than the refund payment amount' : null;
}
