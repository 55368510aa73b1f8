import { expect } from 'vitest';
import { owedToGuest } from '#money/bills/rules/balance.ts';
import { PAYMENT_PATIENCE_MS, type PaymentState } from '#money/payments/rules/payment.ts';
import type { RefundState } from '#money/payments/rules/refund-ways.ts';
import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import type { LoggedOrderEvent, OrderState } from '#ordering/orders/rules/order.ts';
import { linesAfter, type StoredLine } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { OwedEntry } from '../../wire/refunds.ts';
import type { MoneyLife } from './money-life.ts';

interface OrderRow {
  id: string;
  state: OrderState;
  amount: number;
  payment_state: PaymentState;
  roundOff: number | null;
  paid: number;
  refunded: number;
}
interface AttemptRow {
  id: string;
  state: PaymentState;
  /** The gateway's name of the order. */
  name: string;
  returned: number;
  at: string;
  is_due: boolean;
}
interface RefundRow {
  id: string;
  state: RefundState;
  how: 'gateway' | 'hand';
  attempt: string | null;
  amount: number;
  is_due: boolean;
}
interface Books {
  row: OrderRow;
  attempts: AttemptRow[];
  refunds: RefundRow[];
  lines: (StoredLine & { base: number })[];
  log: LoggedOrderEvent[];
}

/** One statement, since it runs after every step of every life. */
const READ_BOOKS = `
  select json_build_object('id', o.id, 'state', o.state, 'amount', o.amount, 'payment_state', o.payment_state, 'roundOff', o.round_off,
      'paid', o.paid, 'refunded', o.refunded) as row,
    array(select json_build_object('id', a.id, 'state', a.state, 'name', a.gateway_order_id, 'returned', a.returned, 'at', a.created_at,
        'is_due', exists (select from payment_due d where d.store_id = a.store_id and d.attempt_id = a.id))
      from payment_attempts a where a.store_id = o.store_id and a.order_id = o.id) as attempts,
    array(select json_build_object('id', r.id, 'state', r.state, 'how', r.how, 'attempt', r.attempt_id, 'amount', r.amount,
        'is_due', exists (select from refunds_due d where d.store_id = r.store_id and d.refund_id = r.id))
      from refunds r where r.store_id = o.store_id and r.order_id = o.id) as refunds,
    array(select json_build_object('id', l.id, 'partOf', l.part_of, 'quantity', l.quantity, 'discarded', l.discarded, 'ready', l.ready,
        'base', l.base)
      from order_lines l where l.store_id = o.store_id and l.order_id = o.id order by l.position, l.id) as lines,
    array(select json_build_object('seq', l.seq, 'at', 0, 'event', l.event)
      from store_log l where l.store_id = o.store_id and l.order_id = o.id order by l.seq) as log
  from orders o where o.store_id = $1 and o.id = any($2)`;

export async function readBooks({ read, orders }: MoneyLife): Promise<Books[]> {
  return read(
    READ_BOOKS,
    orders.map(({ _id }) => _id),
  );
}

const sumOf = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Checks what must be true at every moment. */
export async function expectRightBooks(life: MoneyLife): Promise<void> {
  expect(life.errors).toEqual([]);
  const listed = await life.owed();
  for (const books of await readBooks(life)) {
    expectRowIsFold(books);
    expectLinesAreFold(books);
    expectReturned(books);
    expectNothingMadeUp(life, books);
    expectPaidStays(life, books);
    expectListed(life, books, listed);
  }
}

function expectRowIsFold({ row, log, refunds }: Books): void {
  const fold = foldOrder(log);
  const { state, amount, payment, paid, refunded, refundsPending } = fold;
  expect({
    id: row.id,
    roundOff: row.roundOff,
    state,
    amount,
    payment_state: payment,
    paid,
    refunded,
  }).toEqual(row);
  expect(sumOf(refunds.filter((refund) => refund.state !== 'failed'))).toBe(refunded);
  expect(sumOf(refunds.filter((refund) => refund.state === 'pending'))).toBe(refundsPending);
}

/** Removing moves portions between kept and off; the lines must equal the fold of the log. */
function expectLinesAreFold({ row, lines, log }: Books): void {
  const kept = lines.filter(({ discarded }) => !discarded);
  const { discounts } = foldOrder(log);
  const priced = kept.map((line) => ({ ...line, categoryDiscount: 0, itemDiscount: 0, taxes: [] }));
  expect(priceCart(priced, [], discounts).grandTotal).toBe(row.amount);
  expect(linesAfter(lines, foldOrder(log))).toEqual(lines);
  const later = log.flatMap(({ event }) => (event.what === 'item' && event.edit ? [event.edit] : []));
  expect(linesAfter(lines, foldOrder([]), later).map(({ quantity }) => quantity)).toEqual([2, 3]);
}

/** Each attempt's returned amount must equal its refunds, since the database bounds that amount. */
function expectReturned({ attempts, refunds }: Books): void {
  for (const { id, returned } of attempts) {
    const given = refunds.filter(({ attempt, state }) => attempt === id && state !== 'failed');
    expect(returned).toBe(sumOf(given));
  }
}

/** No order is paid without the gateway's word, and neither side refunds more than was paid. */
function expectNothingMadeUp({ gateway }: MoneyLife, { row, attempts, refunds, log }: Books): void {
  const payments = attempts.flatMap(({ name }) => gateway.payments.get(name) ?? []);
  const received = payments.filter(({ state }) => state === 'paid');
  expect(row.paid).toBeLessThanOrEqual(sumOf(received) + atCounter(log));
  expect(row.refunded).toBeLessThanOrEqual(row.paid);
  for (const { transactionId, amount } of payments)
    expect(gateway.givenBack(transactionId)).toBeLessThanOrEqual(amount);
  const byHand = sumOf(refunds.filter(({ how }) => how === 'hand'));
  const byGateway = payments.reduce((sum, { transactionId }) => sum + gateway.givenBack(transactionId), 0);
  expect(byHand + byGateway).toBeLessThanOrEqual(row.paid);
}

/** The sum that the staff have recorded. */
function atCounter(log: LoggedOrderEvent[]): number {
  const received = log.flatMap(({ event }) => (event.what === 'payment' && event.received ? [event] : []));
  return sumOf(received);
}

function expectPaidStays({ orders }: MoneyLife, { row }: Books): void {
  const order = orders.find(({ _id }) => _id === row.id);
  if (!order) return;
  if (order.wasPaid) expect(row.payment_state).toBe('paid');
  order.wasPaid = row.payment_state === 'paid';
}

/** Every open attempt or refund must be due to be asked about, and be listed for the staff. */
function expectListed({ thali }: MoneyLife, { row, attempts, refunds }: Books, all: OwedEntry[]): void {
  const listed = all.filter(({ orderId }) => orderId === row.id);
  const owed = owedToGuest({ ...row });
  const owedHere = listed.filter(({ kind }) => kind === 'order').map(({ amount }) => amount);
  expect(owedHere).toEqual(owed > 0 ? [owed / 100] : []);

  const pending = refunds.filter(({ state }) => state === 'pending').map(({ id }) => id);
  expect(refunds.filter(({ is_due }) => is_due).map(({ id }) => id)).toEqual(pending);
  expect(listed.flatMap((one) => (one.kind === 'refund' ? one.refundId : [])).toSorted()).toEqual(
    pending.toSorted(),
  );

  for (const { state, is_due } of attempts) if (state === 'awaiting') expect(is_due).toBe(true);
  const isLate = ({ at }: AttemptRow) => thali.clock.now - Date.parse(at) > PAYMENT_PATIENCE_MS;
  const hanging = attempts.filter((attempt) => attempt.is_due && isLate(attempt));
  expect(listed.flatMap((one) => (one.kind === 'payment' ? one.attemptId : [])).toSorted()).toEqual(
    hanging.map(({ id }) => id).toSorted(),
  );
}

/** Once everything is settled, the amounts equal the gateway's books to the paisa. */
export async function expectSameLedger(life: MoneyLife): Promise<void> {
  const { gateway } = life;
  for (const { row, attempts, refunds, log } of await readBooks(life)) {
    const payments = attempts.flatMap(({ name }) => gateway.payments.get(name) ?? []);
    const received = sumOf(payments.filter(({ state }) => state === 'paid'));
    const given = payments.reduce((sum, { transactionId }) => sum + gateway.givenBack(transactionId), 0);
    const ours = sumOf(refunds.filter(({ how, state }) => how === 'gateway' && state === 'done'));
    expect({ id: row.id, paid: row.paid, given: ours }).toEqual({
      id: row.id,
      paid: received + atCounter(log),
      given,
    });
    expect(refunds.filter(({ state }) => state === 'pending')).toEqual([]);
    expect(attempts.filter(({ is_due, state }) => is_due || state === 'awaiting')).toEqual([]);
  }
}
