import { expect } from 'vitest';
import { dueOf, owedToGuest } from '#money/bills/rules/balance.ts';
import type { PaymentState } from '#money/payments/rules/payment.ts';
import { expectRightTab } from '#money/tabs/server/testing/expect-right-tab.ts';
import type { OrderState } from '#ordering/orders/rules/order.ts';
import type { PartState } from '#tables/sittings/rules/sitting.ts';
import type { TableLife } from './table-life.ts';

interface Tab {
  rounds: {
    id: string;
    state: OrderState;
    amount: number;
    roundOff: number | null;
    paid: number;
    refunded: number;
  }[];
  receipts: {
    id: string;
    method: string;
    amount: number;
    tip: number;
    attempt: string | null;
    part: string | null;
    reverses: string | null;
  }[];
  attempts: { id: string; name: string; state: PaymentState; returned: number; isDue: boolean }[];
  refunds: { order: string; attempt: string | null; how: string; state: string; amount: number }[];
  parts: { id: string; state: PartState; amount: number; tip: number }[];
}

/** One statement, since it runs after every step of every life. */
const READ = `select
  array(select json_build_object('id', id, 'state', state, 'amount', amount, 'roundOff', round_off, 'paid', paid,
    'refunded', refunded) from orders where store_id = $1 and sitting_id = $2) as rounds,
  array(select json_build_object('id', id, 'method', method, 'amount', amount, 'tip', tip, 'attempt', attempt_id,
    'part', part_id, 'reverses', reverses) from receipts where store_id = $1 and tab_id = $2) as receipts,
  array(select json_build_object('id', a.id, 'name', gateway_order_id, 'state', a.state, 'returned', returned, 'isDue',
    exists (select from payment_due d where d.store_id = a.store_id and d.attempt_id = a.id))
    from payment_attempts a where a.store_id = $1 and a.order_id = $2) as attempts,
  array(select json_build_object('order', order_id, 'attempt', attempt_id, 'how', how, 'state', r.state, 'amount',
    r.amount) from refunds r where r.store_id = $1
    and order_id in (select id from orders where store_id = $1 and sitting_id = $2)) as refunds,
  array(select json_build_object('id', id, 'state', state, 'amount', amount, 'tip', tip)
    from sitting_parts where store_id = $1 and sitting_id = $2) as parts`;

const sumOf = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
const readTab = async ({ read }: TableLife, sittingId: string): Promise<Tab> =>
  (await read(READ, sittingId))[0];

/** Checks what must be true at every moment. */
export async function expectRightTables(life: TableLife): Promise<void> {
  expect(life.errors).toEqual([]);
  const listed = await life.owed();
  for (const { sittingId } of life.tables) {
    const tab = await readTab(life, sittingId);
    if (tab.rounds.length > 0) await expectRightTab(life.read, sittingId);
    expectReceipts(life, tab);
    expectReturned(tab);
    for (const round of tab.rounds) {
      const owed = owedToGuest(round);
      const here = listed.filter((one) => one.kind === 'order' && one.orderId === round.id);
      expect(here.map(({ amount }) => amount)).toEqual(owed > 0 ? [owed / 100] : []);
    }
    for (const { state, isDue } of tab.attempts) if (state === 'awaiting') expect(isDue).toBe(true);
  }
}

/** No money is made up: what came through the gateway came once for each attempt, and for nothing else. */
function expectReceipts({ gateway }: TableLife, { receipts, attempts, parts }: Tab): void {
  for (const { id, name, state } of attempts) {
    const own = receipts.filter(({ attempt }) => attempt === id);
    const payment = gateway.payments.get(name);
    const came = own.map(({ amount, tip }) => amount + tip);
    expect({ name, came }).toEqual({ name, came: state === 'paid' ? [payment?.amount] : [] });
    if (state === 'paid') expect(payment?.state).toBe('paid');
  }
  const fromGateway = receipts.filter(({ method }) => method === 'gateway');
  expect(fromGateway.every(({ attempt }) => attempt !== null)).toBe(true);
  const takenBack = new Set(receipts.map(({ reverses }) => reverses));
  const paid = new Set(receipts.flatMap(({ id, part }) => (takenBack.has(id) ? [] : (part ?? []))));
  for (const { id, state } of parts)
    expect({ id, isPaid: state === 'paid' }).toEqual({ id, isPaid: paid.has(id) });
}

/** Each attempt has given back what its refunds say, whichever rounds they are for. */
function expectReturned({ attempts, refunds, rounds }: Tab): void {
  const standing = refunds.filter(({ state }) => state !== 'failed');
  for (const { id, returned } of attempts)
    expect(returned).toBe(sumOf(standing.filter(({ attempt }) => attempt === id)));
  for (const { id, refunded } of rounds)
    expect(refunded).toBe(sumOf(standing.filter(({ order }) => order === id)));
}

/** Once everything is settled, the amounts equal the gateway's books to the paisa. */
export async function expectSameTableLedger(life: TableLife): Promise<void> {
  const { gateway } = life;
  for (const { sittingId } of life.tables) {
    const { receipts, attempts, refunds } = await readTab(life, sittingId);
    const payments = attempts.flatMap(({ name }) => gateway.payments.get(name) ?? []);
    const paid = sumOf(payments.filter(({ state }) => state === 'paid'));
    const received = receipts.filter(({ method }) => method === 'gateway');
    const given = payments.reduce((sum, { transactionId }) => sum + gateway.givenBack(transactionId), 0);
    const ours = sumOf(refunds.filter(({ how, state }) => how === 'gateway' && state === 'done'));
    const came = received.reduce((sum, { amount, tip }) => sum + amount + tip, 0);
    expect({ sittingId, came, given: ours }).toEqual({ sittingId, came: paid, given });
    expect(attempts.filter(({ isDue, state }) => isDue || state === 'awaiting')).toEqual([]);
    expect(refunds.filter(({ state }) => state === 'pending')).toEqual([]);
  }
}

/** Gives back all that is owed; then nothing is, and no round is paid more than it costs. */
export async function payEverybodyAtTables(life: TableLife): Promise<void> {
  for (const table of life.tables)
    for (const round of await life.rounds(table)) {
      await life.giveBack(round, { how: 'gateway' }, 'the last, by gateway');
      await life.giveBack(round, { how: 'hand' }, 'the last, by hand');
    }
  for (const { sittingId } of life.tables)
    for (const round of (await readTab(life, sittingId)).rounds) {
      expect(owedToGuest(round)).toBe(0);
      expect(dueOf(round)).toBeGreaterThanOrEqual(0);
    }
  expect(await life.owed()).toEqual([]);
}
