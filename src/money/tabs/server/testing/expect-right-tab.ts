import { expect } from 'vitest';
import { dueOf, owedToGuest } from '#money/bills/rules/balance.ts';
import { isReceived, type PaymentState } from '#money/payments/rules/payment.ts';
import { roundOffsOf } from '#money/payments/rules/tab.ts';
import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import { CANCELLED, type LoggedOrderEvent, type OrderState } from '#ordering/orders/rules/order.ts';
import type { SittingState } from '#tables/sittings/rules/sitting.ts';

interface RoundRow {
  id: string;
  state: OrderState;
  amount: number;
  roundOff: number | null;
  payment: PaymentState;
  paid: number;
  refunded: number;
}
interface Round {
  row: RoundRow;
  log: LoggedOrderEvent[];
  shares: { receipt: string; amount: number }[];
}
interface Books {
  state: SittingState | null;
  rounds: Round[];
  receipts: { id: string; amount: number; part: string | null; method: string }[];
  bills: { kind: string; payable: number }[];
}

type Read = (sql: string, ...values: unknown[]) => Promise<unknown[]>;

/** One statement, since it runs after every step of every life. $1 is the store. */
const READ_TAB = `
  select (select state from sittings s where s.store_id = $1 and s.id = $2) as state,
    array(select json_build_object(
      'row', json_build_object('id', o.id, 'state', o.state, 'amount', o.amount, 'roundOff', o.round_off,
        'payment', o.payment_state, 'paid', o.paid, 'refunded', o.refunded),
      'log', array(select json_build_object('seq', l.seq, 'at', 0, 'event', l.event) from store_log l
        where l.store_id = o.store_id and l.order_id = o.id order by l.seq),
      'shares', array(select json_build_object('receipt', s.receipt_id, 'amount', s.amount) from receipt_shares s
        where s.store_id = o.store_id and s.order_id = o.id))
      from orders o where o.store_id = $1 and (o.id = $2 or o.sitting_id = $2) order by o.round) as rounds,
    array(select json_build_object('id', r.id, 'amount', r.amount, 'part', r.part_id, 'method', r.method)
      from receipts r where r.store_id = $1 and r.tab_id = $2) as receipts,
    array(select json_build_object('kind', b.kind, 'payable', b.payable) from bills b
      where b.store_id = $1 and b.order_id = $2) as bills`;

const sumOf = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Checks what must be true of the money of a tab at every moment. Answers what is due, owed and paid. */
export async function expectRightTab(read: Read, tabId: string) {
  const [books] = (await read(READ_TAB, tabId)) as Books[];
  if (!books) throw new Error('The tab has no books');
  for (const round of books.rounds) expectRowIsFold(round);
  expectShares(books);
  expectRoundedOnce(books);
  const rows = books.rounds.map(({ row }) => row);
  const due = rows.reduce((sum, row) => sum + dueOf(row), 0);
  const owed = rows.reduce((sum, row) => sum + owedToGuest(row), 0);
  expect({ tabId, level: Math.min(due, owed) }).toEqual({ tabId, level: 0 });
  const isOrdered = rows.some(({ state }) => state !== CANCELLED);
  if (books.state !== null && books.state !== 'closed')
    expect(books.state === 'paid').toBe(isOrdered && due === 0);
  expectBilled(books);
  return { due, owed, paid: sumOf(books.receipts), state: books.state };
}

function expectRowIsFold({ row, log }: Round): void {
  const { state, amount, payment, paid, refunded, roundOff } = foldOrder(log);
  // The log of an order alone does not tell how it was rounded when it was placed.
  const isRound = log.some(({ event }) => event.what === 'placed' && 'roundOff' in event);
  const folded = { id: row.id, state, amount, payment, paid, refunded };
  expect({ ...folded, roundOff: isRound ? roundOff : row.roundOff }).toEqual(row);
}

/** Each paisa that came went to one order, and each order has what its shares say, also by its log. */
function expectShares({ rounds, receipts }: Books): void {
  const shared = rounds.flatMap(({ shares }) => shares);
  for (const { id, amount } of receipts)
    expect({ id, shared: sumOf(shared.filter(({ receipt }) => receipt === id)) }).toEqual({
      id,
      shared: amount,
    });
  for (const { row, shares, log } of rounds) {
    expect({ id: row.id, shared: sumOf(shares) }).toEqual({ id: row.id, shared: row.paid });
    const told = new Map<string, number>();
    const payments = log
      .flatMap(({ event }) => (event.what === 'payment' && isReceived(event.payment) ? [event] : []))
      .filter(({ amount }) => amount !== 0);
    // The previous release names no receipts.
    if (payments.some(({ receiptId }) => receiptId === undefined)) continue;
    for (const { receiptId = '', amount } of payments)
      told.set(receiptId, (told.get(receiptId) ?? 0) + amount);
    const left = [...told].filter(([, amount]) => amount !== 0);
    expect(new Map(left)).toEqual(new Map(shares.map(({ receipt, amount }) => [receipt, amount])));
  }
}

function expectRoundedOnce({ rounds }: Books): void {
  const standing = rounds.map(({ row }) => row).filter(({ state }) => state !== CANCELLED);
  const isRounded = standing.some(({ roundOff }) => roundOff !== null);
  const exact = roundOffsOf(standing.map(({ amount }) => amount));
  expect(standing.map(({ roundOff }) => roundOff)).toEqual(isRounded ? exact : exact.map(() => null));
}

/** All that was issued for a tab adds up to what its orders cost. */
function expectBilled({ rounds, bills }: Books): void {
  if (bills.length === 0) return;
  const standing = rounds.map(({ row }) => row).filter(({ state }) => state !== CANCELLED);
  const price = standing.reduce((sum, { amount, roundOff }) => sum + amount + (roundOff ?? 0), 0);
  const issued = bills.reduce(
    (sum, { kind, payable }) => sum + (kind === 'credit_note' ? -payable : payable),
    0,
  );
  expect(issued).toBe(price);
}
