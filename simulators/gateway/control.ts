import { CASHIERS } from './cashiers.ts';
import type { Desk } from './desk.ts';
import { changeFaults } from './faults.ts';
import { type Answer, type Call, json, readEither, seeOther } from './http/call.ts';
import type { Route } from './http/router.ts';
import { type MandateState, paymentOf } from './ledger.ts';
import { viewLedger } from './ledger-view.ts';
import { homePage } from './pages/home-page.ts';

/** Routes for people and tests: the ledger, faults, and the settling of pending payments. */
export function controlRoutes(desk: Desk): Route[] {
  const { ledger, faults } = desk;
  return [
    { method: 'GET', path: '/', handle: () => homePage(desk) },
    { method: 'GET', path: '/ledger', handle: () => json(viewLedger(ledger.orders)) },
    { method: 'GET', path: '/faults', handle: () => json(faults) },
    {
      method: 'POST',
      path: '/faults',
      handle(call) {
        changeFaults(faults, readEither(call));
        return answerTo(call, faults);
      },
    },
    {
      method: 'POST',
      path: '/orders/:id/settle',
      async handle(call) {
        const { outcome } = readEither(call);
        if (outcome === 'paid' || outcome === 'failed')
          await settlePayment(desk, call.params[0] ?? '', outcome);
        return answerTo(call, viewLedger(ledger.orders));
      },
    },
    {
      method: 'POST',
      path: '/mandates/:id/settle',
      handle(call) {
        const { outcome } = readEither(call);
        if (outcome === 'confirmed' || outcome === 'rejected' || outcome === 'cancelled')
          settleMandate(desk, call.params[0] ?? '', outcome);
        return answerTo(call, viewLedger(ledger.orders));
      },
    },
    {
      method: 'POST',
      path: '/refunds/:id/settle',
      async handle(call) {
        const { outcome } = readEither(call);
        if (outcome === 'done' || outcome === 'failed')
          await settleRefund(desk, call.params[0] ?? '', outcome);
        return answerTo(call, viewLedger(ledger.orders));
      },
    },
  ];
}

/** Sends people back to the page, and answers programs with the state. */
function answerTo({ headers }: Pick<Call, 'headers'>, now: object): Answer {
  return headers['content-type']?.startsWith('application/json') ? json(now) : seeOther('/');
}

/** Settles a payment that is pending, has failed, or was never made. A payment that succeeded stays. */
export async function settlePayment(desk: Desk, orderId: string, outcome: 'paid' | 'failed'): Promise<void> {
  const { ledger, now } = desk;
  const order = ledger.findById(orderId);
  if (!order) throw new Error(`No order ${orderId}`);
  const cashier = CASHIERS[order.flow];
  const earlier = paymentOf(order);
  if (earlier?.state === 'paid') return;
  const { amount } = order;
  const payment =
    earlier ??
    ledger.pay(order, { paymentId: cashier.newPaymentId(now()), state: outcome, amount, reason: null });
  payment.state = outcome;
  payment.reason = outcome === 'failed' ? 'The bank has refused it later.' : null;
  ledger.hasChanged();
  await cashier.tell(desk, order, payment);
}

/** What the bank or the payer does with a mandate. */
export function settleMandate({ ledger }: Desk, token: string, state: MandateState): void {
  const mandate = ledger.orders.find((order) => order.mandate?.token === token)?.mandate;
  if (!mandate) throw new Error(`No mandate ${token}`);
  mandate.state = state;
  ledger.hasChanged();
}

export async function settleRefund(desk: Desk, refundId: string, outcome: 'done' | 'failed'): Promise<void> {
  const found = desk.ledger.findRefund(refundId);
  if (!found) throw new Error(`No refund ${refundId}`);
  const { order, payment, refund } = found;
  if (refund.state !== 'pending') return;
  refund.state = outcome;
  desk.ledger.hasChanged();
  await CASHIERS[order.flow].tellRefund(desk, order, payment, refund);
}
