import { expect, test } from 'vitest';
import type { ReportView } from '#money/reports/wire/report.ts';
import type { ClosedDay, TillView } from '../wire/till.ts';
import { type Dice, eveningDeeds, throwFrom } from './testing/evening-deeds.ts';
import { seenSums } from './testing/seen-sums.ts';
import { type Sums, sumsByHand, sumsOf, withoutZeros } from './testing/sums-by-hand.ts';
import { type Evening, useEvening } from './testing/use-evening.ts';

const ORDERS = 40;
const FLOAT = 3_000_00;
const SHORT = 40_00;

type Deeds = ReturnType<typeof eveningDeeds>;

/** Guests come, order, change their minds and pay; then all that goes wrong in an evening. */
async function live(evening: Evening, deeds: Deeds, dice: Dice): Promise<void> {
  const { desk, due, bar, people } = evening;
  await desk('POST', 'till/entries', { what: 'float', amount: 3000 }, people.cashier);
  await desk('POST', 'till/entries', { what: 'float', amount: 3000, drawer: bar }, people.waiter);
  await deeds.payParts();
  while (deeds.orders.length < ORDERS) {
    await [deeds.round, deeds.round, deeds.round, deeds.sell, deeds.ring][dice(5)]?.();
    if (dice(3) === 0) await deeds.edit(deeds.orders.at(-1 - dice(2)) ?? '');
    if (dice(8) === 0) await deeds.turnOver();
  }
  const open: string[] = [];
  for (const tab of deeds.tabs.keys()) if ((await due(tab)) > 60_00) open.push(tab);
  const [wrong = '', gone = '', hair = '', later = '', twice = '', _unpaid, ...rest] = open;
  await deeds.correct(wrong);
  await deeds.settle(gone, { how: 'LeftUnpaid', reason: 'They ran' });
  await deeds.settle(hair, { how: 'WrittenOff', reason: 'A hair', amount: 40.5 });
  const khata = await deeds.openAccount();
  await deeds.settle(later, { how: 'Account', khata });
  await deeds.payAccount(khata, 50_00);
  await deeds.pay(twice, { method: 'Card', amount: 25_50 });
  for (const tab of [hair, twice, ...rest])
    await deeds.pay(tab, { method: deeds.method(), amount: await due(tab), tip: dice(3) * 10_00 });
  for (const order of deeds.orders.slice(0, 12)) await deeds.edit(order);
  for (const order of deeds.orders.slice(12, 15)) await deeds.cancel(order);
  for (const order of deeds.orders.slice(0, 36)) await deeds.refund(order);
  await desk('POST', 'till/entries', { what: 'out', amount: 450, reason: 'supplier', note: 'Fish' });
  await desk('POST', 'till/entries', { what: 'in', amount: 200, reason: 'change', drawer: bar });
}

/** The staff count what is there without seeing what is expected. */
async function countBlind({ desk, bar, people }: Evening, main: number, inBar: number): Promise<void> {
  const count = { what: 'count', amount: main / 100 };
  const blind: TillView = await desk('POST', 'till/entries', count, people.cashier);
  expect(blind).toMatchObject({ report: null, drawers: [{ expected: null }, { expected: null }] });
  await desk('POST', 'till/entries', { what: 'count', amount: inBar / 100, drawer: bar }, people.waiter);
}

const allOf = ({ sums }: ClosedDay, kind: string) =>
  sums.reduce((all, one) => (one.kind === kind ? all + one.amount : all), 0);

const named = (kind: string, rows: readonly { method: string; amount: number }[] = []): Sums =>
  withoutZeros(Object.fromEntries(rows.map(({ method, amount }) => [`${kind} ${method}`, amount])));

/** Those of some kinds. */
const ofKind = (sums: Sums, ...kinds: string[]): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => kinds.includes(name.split(' ')[0] ?? '')));

type Hand = ReturnType<typeof sumsByHand>;

/** What came, was lost or is due makes up what was sold, and the report of the day says the same. */
function expectTies(closed: ClosedDay, { money, ...report }: ReportView, hand: Hand): void {
  const all = (kind: string) => allOf(closed, kind);
  const due = hand.unpaid.reduce((sum, one) => sum + one.due, 0);
  const given = all('discount') + all('complimentary');
  const [billed, credited] = ['bill', 'credit'].map(
    (series) => closed.bills.find((one) => one.series === series)?.amount ?? 0,
  );
  expect((billed ?? 0) - (credited ?? 0)).toBe(all('order'));
  expect(all('gross') - given + all('charge') + all('tax') + all('rounding')).toBe(all('order'));
  const came = all('received') - all('forAccounts') + all('settled') - all('refund');
  expect(came + due - money.owed.amount).toBe(all('order'));

  expect([report.totals.revenue, report.totals.orders]).toEqual([hand.revenue, hand.orders]);
  expect(report.totals.revenue + money.rounding).toBe(all('order'));
  expect(money.due.reduce((sum, one) => sum + one.amount, 0)).toBe(due);
  const sums = sumsOf(closed);
  const received = Object.entries(ofKind(sums, 'received', 'settled')).map(([name, amount]) => {
    const method = name.split(' ')[1] ?? '';
    return { method, amount: amount - (sums[`forAccounts ${method}`] ?? 0) };
  });
  expect(named('came', money.received)).toEqual(named('came', received));
  expect(named('forAccounts', money.forAccounts)).toEqual(ofKind(sums, 'forAccounts'));
  expect(named('refund', money.givenBack)).toEqual(ofKind(sums, 'refund'));
  expect(named('tip', money.tips)).toEqual(ofKind(sums, 'tip'));
  // Orders round a tax for each line, and bills once, with the rest of it in their rounding.
  const taxes = report.taxes.reduce((sum, { amount }) => sum + amount, 0);
  expect(taxes + money.rounding).toBe(all('tax') + all('rounding'));
  expect(report.discarded.amount).toBe(all('takenOff'));
  const removed = closed.cancellations.filter(({ dish }) => dish !== null);
  expect(removed.reduce((sum, { amount }) => sum + amount, 0)).toBe(all('takenOff'));
  expect(report.discounts?.reduce((sum, { amount }) => sum + amount, 0)).toBe(given);
}

// Other numbers are other evenings.
test.each([1, 2, 3])(
  'all that an evening came to is what its log, orders, bills and cash say (%i)',
  async (seed) => {
    const evening = await useEvening();
    const { desk, bar, read } = evening;
    const dice = throwFrom(seed);
    const deeds = eveningDeeds(evening, dice);
    await live(evening, deeds, dice);
    const { cash, refunds, forAccount } = deeds.slip;
    const [inMain, inBar] = [FLOAT - 450_00 + cash.main, FLOAT + 200_00 + cash.bar];
    await countBlind(evening, inMain - SHORT, inBar);
    const report: ReportView = await desk('GET', 'reports/sales?period=today');
    const closed: ClosedDay = await desk('POST', 'till/close', { number: 1 });

    const log = await read(
      `select l.kind, l.event, l.actor, l.order_id as "orderId", l.sitting_id as "sittingId" from store_log l
      join till_days d on d.store_id = l.store_id and l.seq > d.from_seq and l.seq <= d.to_seq
      where l.store_id = $1 and d.number = 1 order by l.seq`,
    );
    const hand = sumsByHand(log);
    const { 'refund ': back = 0, ...sums } = hand.sums;
    const given = Object.entries(refunds).map(([method, amount]) => ({ method, amount }));
    const ofDrawers = { 'drawer ': cash.main, [`drawer ${bar}`]: cash.bar };
    const seen = await seenSums(evening, deeds.orders);
    expect(sumsOf(closed)).toEqual(
      withoutZeros({ ...sums, ...seen, ...named('refund', given), ...ofDrawers }),
    );
    expect(back).toBe(given.reduce((all, { amount }) => all + amount, 0));
    expect(sums['forAccounts Cash']).toBe(forAccount);
    expect(closed.drawers).toMatchObject([
      { float: FLOAT, out: 450_00, expected: inMain, counted: inMain - SHORT, difference: -SHORT },
      { float: FLOAT, in: 200_00, expected: inBar, counted: inBar, difference: 0 },
    ]);
    const countOf = (kind: string) => closed.sums.find((sum) => sum.kind === kind)?.count;
    expect([countOf('order'), countOf('covers')]).toEqual([hand.orders, hand.covers]);
    expect([closed.firstOrder, closed.lastOrder]).toEqual([1, ORDERS]);
    const dues = closed.unpaid.map(({ orderId: id, due }) => ({ id, due }));
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(dues.toSorted(byId)).toEqual(hand.unpaid.toSorted(byId));
    expectTies(closed, report, hand);

    // What is paid after the close belongs to the next day.
    const [{ id, due } = { id: '', due: 0 }] = dues;
    await deeds.pay(id, { method: 'UPI', amount: due });
    expect(await desk('GET', 'till/days/1')).toEqual(closed);
    const next: TillView = await desk('GET', 'till');
    expect(next.report?.sums).toMatchObject([
      { kind: 'received', key: 'UPI', amount: due },
      { kind: 'person', amount: due },
    ]);
  },
);
