import { expect, test } from 'vitest';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { OrderEvent, OrderState } from '#ordering/orders/rules/order.ts';
import { HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { nextTry, occasionsOf } from './messages.ts';

const placed: OrderEvent = { what: 'placed', state: 1, amount: 2000 };
const payment = (
  settled: 'paid' | 'failed' | 'refund_due',
  from: OrderState,
  to: OrderState,
  method?: ReceiptMethod,
  ofTable = false,
): OrderEvent => ({
  what: 'payment',
  payment: settled,
  from,
  to,
  amount: 2000,
  ...(method && { received: { method } }),
  ...(ofTable && { ofTable }),
});

test.each<[OrderEvent, string[]]>([
  [placed, ['new-order']],
  [{ ...placed, payment: 'awaiting' }, []],
  [{ ...placed, state: 4 }, []],
  [payment('paid', 1, 1), ['new-order', 'paid']],
  [payment('paid', 4, 4), ['paid']],
  [payment('paid', 1, 1, 'UPI'), ['paid']],
  [payment('paid', 4, 4, 'UPI'), ['paid']],
  [payment('paid', 2, 2, 'Cash'), []],
  [payment('paid', 2, 2, 'Card'), []],
  [payment('refund_due', 5, 5, 'UPI'), []],
  [payment('paid', 1, 1, undefined, true), []],
  [payment('paid', 1, 1, 'UPI', true), []],
  [payment('failed', 1, 5), ['cancelled']],
  [payment('refund_due', 5, 5), []],
  [{ what: 'state', from: 1, to: 2 }, []],
  [{ what: 'state', from: 3, to: 4 }, ['served']],
  [{ what: 'state', from: 4, to: 3 }, []],
  [{ what: 'state', from: 4, to: 5 }, ['cancelled']],
  [{ what: 'state', from: 1, to: 5, byGuest: true }, []],
  [{ what: 'rated', from: 4, to: 4, stars: 2 }, ['poor-rating']],
  [{ what: 'rated', from: 4, to: 4, stars: 3 }, []],
  [{ what: 'answered', from: 4, to: 4 }, []],
  [{ what: 'seen' }, []],
  [{ what: 'ready', lineId: 'x', ready: true }, []],
])('%j triggers %j', (event, occasions) => {
  expect(occasionsOf(event)).toEqual(occasions);
});

test('the pauses between tries grow, until there is no next try', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map((tries) => nextTry(tries, 0));
  expect(pauses).toEqual([30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, null]);
});
