import { CASHIERS } from './cashiers.ts';
import type { Choice, Decision, Desk, WayHome } from './desk.ts';
import { razorpayId } from './ids.ts';
import { type Fields, type Order, type Payment, paymentOf } from './ledger.ts';
import { postAway } from './post-away.ts';

const RUPEE = 100;
const REASON = 'Your payment has been declined by your bank.';
const STATES = { pay: 'paid', fail: 'failed', pending: 'pending' } as const;

/** Razorpay lets guests try again after a failure. At Paytm the order is over. */
export function isOver(order: Order): boolean {
  const payment = paymentOf(order);
  if (order.flow === 'razorpay') return payment !== null && payment.state !== 'failed';
  return payment !== null || order.isCancelled;
}

/**
 * Applies a choice made on the page of an order. Returns where the browser goes next, or null for nowhere.
 */
export async function decide(desk: Desk, order: Order, choice: Choice): Promise<WayHome | null> {
  const cashier = CASHIERS[order.flow];
  if (isOver(order)) return cashier.wayHome(desk, order, paymentOf(order));
  const { decision, wayBack } = choice;
  if (decision === 'pay' && (wayBack === 'forged' || wayBack === 'replay')) {
    const fields = wayBack === 'forged' ? cashier.forge(desk, order) : lastReturn(desk, order);
    return { url: order.callbackUrl, method: 'post', fields };
  }
  const payment = record(desk, order, choice);
  if (payment) cashier.tell(desk, order, payment).catch(process.emitWarning);
  const home = cashier.wayHome(desk, wayBack === 'foreign-order' ? otherOrder(desk, order) : order, payment);
  if (payment?.state === 'paid' && wayBack === 'once') desk.lastReturns.set(order.merchantId, home.fields);
  if (wayBack === 'twice' && home.method === 'post') await postForm(home);
  return wayBack === 'never' ? null : home;
}

function record({ ledger, faults, now }: Desk, order: Order, { decision, wayBack }: Choice): Payment | null {
  if (decision === 'cancel') {
    order.isCancelled = true;
    ledger.hasChanged();
    return null;
  }
  if (order.mandate && decision !== 'fail')
    Object.assign(order.mandate, { token: razorpayId('token'), state: faults.mandates });
  return ledger.pay(order, {
    paymentId: CASHIERS[order.flow].newPaymentId(now()),
    state: STATES[decision],
    amount: wayBack === 'wrong-amount' ? Math.max(1, order.amount - RUPEE) : order.amount,
    reason: decision === 'fail' ? REASON : null,
  });
}

/** Returns the merchant's latest other order, or an unknown one. */
function otherOrder({ ledger }: Desk, order: Order): Order {
  const others = ledger.orders.filter((one) => one.merchantId === order.merchantId && one !== order);
  return { ...order, orderId: others.at(-1)?.orderId ?? `${order.orderId.slice(0, -1)}X` };
}

const lastReturn = ({ lastReturns }: Desk, { merchantId }: Order): Fields =>
  lastReturns.get(merchantId) ?? {};

async function postForm({ url, fields }: WayHome): Promise<void> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await postAway(url, new URLSearchParams(fields).toString(), type);
}

const DECISIONS: readonly string[] = ['pay', 'fail', 'pending', 'cancel'];

export function isDecision(text: unknown): text is Decision {
  return typeof text === 'string' && DECISIONS.includes(text);
}
