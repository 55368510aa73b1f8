import { afterEach, expect, test } from 'vitest';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { codesIn, decodeEscPos, linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { READY, useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, follow, followAndSend, send, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const printer = await useFakePrinter();
const MENU = catalogueOf([simpleItem('Masala dosa', 90), simpleItem('मसाला डोसा', 100)], {
  orderTypes: [{ label: 'Dine-In' }, { label: 'Pickup' }],
});
const dosa = (more: object = {}) => ({
  lines: [{ item: 'Masala dosa', value: '90.00', quantity: 2 }],
  amount: 180,
  more: { table: { iden: '4', idel: 'Table' }, user: { name: 'Ravi' }, ...more },
});

afterEach(async () => {
  Object.assign(printer, { tickets: [], state: READY, breakAfter: null, mostAtOnce: 0 });
});

async function kitchen(more: object = {}) {
  const store = await createTestStore(thali, MENU);
  const { id } = await setUpPrinter(thali, store, { address: printer.address, ...more });
  return { store, id };
}

const printed = () => printer.tickets.map(linesIn);
/** The order numbers, ticket by ticket. */
const numbers = () => printed().map((lines) => /Order #(\d+)/.exec(lines.join())?.[1]);
const waiting = async (store: Parameters<typeof askOffice>[1]) =>
  (await askOffice(thali, store, 'GET', 'printers')).body.printers[0];

test.each([
  [80, 48],
  [58, 32],
] as const)('a ticket on %i mm has all that the kitchen needs of the order', async (paper, columns) => {
  const { store } = await kitchen({ paper });
  const order = dosa({ remarks: 'No onions\nI am ALLERGIC to peanuts' });
  const lines = order.lines.map((line) => ({ ...line, remarks: 'Crisp, please\nand hot' }));
  await placeTestOrder(thali, store, { ...order, lines });
  await followAndSend(thali);
  const [ticket = []] = printed();
  expect(ticket.map((line) => line.trim())).toEqual([
    'Table 4',
    expect.stringMatching(/^Order #1 +Dine-In$/),
    'KOT 1/1',
    ...(paper === 58
      ? [expect.stringMatching(/^Test {12}20\/11\/2026 12:00$/), expect.stringMatching(/^[0-9a-f]{12}$/)]
      : [expect.stringMatching(/^Test [0-9a-f]{12} {15}20\/11\/2026 12:00$/)]),
    '-'.repeat(columns),
    '2 x Masala dosa',
    '> Crisp, please',
    'and hot',
    '-'.repeat(columns),
    '!! ALLERGY !!',
    'No onions',
    'I am ALLERGIC to peanuts',
  ]);
  expect(Math.max(...ticket.map((line) => line.length))).toBeLessThanOrEqual(columns);
});

test('a name in Hindi is drawn, and guests can’t send the printer commands', async () => {
  const { store } = await kitchen();
  const lines = [{ item: 'मसाला डोसा', value: '100.00' }];
  await placeTestOrder(thali, store, {
    lines,
    amount: 100,
    more: { remarks: 'Hot\u001d\u0056\u0041 please' },
  });
  await followAndSend(thali);
  expect(printer.tickets).toHaveLength(1);
  const entries = decodeEscPos(printer.tickets[0] as Buffer);
  const pictures = entries.flatMap((entry) => (entry !== 'cut' && 'picture' in entry ? [entry.picture] : []));
  expect(pictures).toEqual([expect.objectContaining({ width: 576, height: 54 })]);
  expect(pictures[0]?.dark).toBeGreaterThan(500);
  expect(linesIn(printer.tickets[0] as Buffer)).toContain('NOTE: Hot VA please');
});

test('discarding, putting back and cancelling print tickets of their own, except once served', async () => {
  const { store } = await kitchen();
  const { _id } = await placeTestOrder(thali, store, dosa());
  const { body } = await askOffice(thali, store, 'GET', 'orders');
  const url = `orders/${_id}/items/${body.orders[0].items[0]._id}/discard`;
  await askOffice(thali, store, 'POST', url, { discarded: true, keep: 1, reason: 'Burnt' });
  await askOffice(thali, store, 'POST', url, { discarded: true, reason: 'Sold out' });
  await askOffice(thali, store, 'POST', url, { discarded: false });
  await moveOrder(thali, store, _id, { from: 1, to: 3 });
  await moveOrder(thali, store, _id, { from: 3, to: 5, reason: 'Placed twice' });
  await followAndSend(thali);
  const [, one = [], other = [], restored = [], cancelled = []] = printed();
  expect(printed()).toHaveLength(5);
  expect(one).toEqual(expect.arrayContaining(['CANCELLED: 1 x Masala dosa', 'Reason: Burnt']));
  expect(other).toEqual(expect.arrayContaining(['CANCELLED: 1 x Masala dosa', 'Reason: Sold out']));
  expect(restored.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['PUT BACK', '2 x Masala dosa']),
  );
  expect(cancelled.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['ORDER CANCELLED', 'Reason: Placed twice']),
  );

  const served = await placeTestOrder(thali, store, dosa());
  await moveOrder(thali, store, served._id, { from: 1, to: 4 });
  await moveOrder(thali, store, served._id, { from: 4, to: 5, reason: 'Sent back' });
  await followAndSend(thali);
  expect(printer.tickets).toHaveLength(6);
});

test('an order that its guest cancels prints a ticket', async () => {
  const { store } = await kitchen();
  const { slug } = await placeTestOrder(thali, store, dosa());
  await followAndSend(thali);
  const { status } = await thali.call('POST /order/status/:slug/cancel', { params: { slug }, body: {} });
  expect(status).toBe(200);
  await followAndSend(thali);
  const [, cancelled = []] = printed();
  expect(cancelled.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['ORDER CANCELLED', 'Reason: Cancelled by the guest']),
  );
});

test('a further order of a table is marked and prints only what was added', async () => {
  const { store } = await kitchen();
  await placeTestOrder(thali, store, dosa());
  await placeTestOrder(thali, store, dosa({ table: { iden: '5', idel: 'Table' } }));
  await placeTestOrder(thali, store, dosa());
  await followAndSend(thali);
  expect(printed().map((lines) => lines.some((line) => line.trim() === 'ADDITION'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('a printout adds up like the order, with Rs. for the rupee', async () => {
  const { store } = await kitchen({ receipts: true, tickets: false });
  const { _id } = await placeTestOrder(thali, store, dosa());
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  await followAndSend(thali);
  const [printout = []] = printed();
  expect(printout).toContain(`2 x Masala dosa${' '.repeat(48 - 15 - 6)}180.00`);
  expect(printout).toContain(`TOTAL${' '.repeat(48 - 5 - 9)}Rs.180.00`);
  expect(printout).toContain('NOT PAID');
  const { body } = await thali.call('POST', `/api/stores/${store.storeId}/orders/${_id}/bill`, {
    token: store.token,
  });
  const [{ content }] = body.bills;
  expect(printout).toContain(`Bill no.${content.number.padStart(48 - 8)}`);
});

test('a printout shows what was paid less refunds, and a code for the rest', async () => {
  const { store } = await kitchen({ receipts: true, tickets: false });
  const { token } = store;
  await setPayee(thali, store);
  const { _id } = await placeTestOrder(thali, store, dosa());
  await thali.call('POST /api/stores/:storeId/orders/:orderId/payments', {
    params: { storeId: store.storeId, orderId: _id },
    token,
    body: { method: 'Card' },
  });
  const unpaid = await placeTestOrder(thali, store, dosa());
  for (const id of [_id, unpaid._id]) await moveOrder(thali, store, id, { from: 1, to: 4 });
  await followAndSend(thali);
  const [paid = [], open = []] = printed();
  expect(paid).toContain(`PAID (Card)${' '.repeat(48 - 11 - 9)}Rs.180.00`);
  const [ofPaid, ofOpen] = printer.tickets.map(codesIn);
  expect([ofPaid, open.join().includes('NOT PAID')]).toEqual([[], true]);
  expect(ofOpen).toEqual([expect.stringMatching(/^upi:\/\/pay\?pa=teahouse@upi&.*&am=180\.00&/)]);
});

test('jobs of a printer that was off are printed once and in order when it is on', async () => {
  const { store } = await kitchen();
  await printer.switchOff();
  for (let order = 0; order < 3; order++) await placeTestOrder(thali, store, dosa());
  await followAndSend(thali);
  expect(await waiting(store)).toMatchObject({ waiting: 3, fault: 'silent', seenAt: null });
  await printer.switchOn();
  await send(thali);
  expect(printer.tickets).toHaveLength(0);
  thali.clock.advance(1_000);
  await send(thali);
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(await waiting(store)).toMatchObject({ waiting: 0, fault: null, failingSince: null });
});

test('after a broken connection the ticket is printed again, marked as a possible copy', async () => {
  const { store } = await kitchen();
  await placeTestOrder(thali, store, dosa());
  printer.breakAfter = 40;
  await followAndSend(thali);
  expect(await waiting(store)).toMatchObject({ waiting: 1, fault: 'silent', seenAt: null });
  thali.clock.advance(1_000);
  await send(thali);
  expect(printed()).toEqual([expect.arrayContaining([expect.stringContaining('COPY?')])]);
});

test.each([
  ['an open cover', { status: 0x12 | 0b1100, paper: 0x12 }, 'cover', false],
  ['no paper', { status: 0x12 | 0b1000, paper: 0x72 }, 'paper', false],
  ['paper that ends meanwhile', { status: 0x12, paper: 0x72 }, 'paper', true],
] as const)('%s is reported, and nothing is lost', async (_what, state, fault, isMarked) => {
  const { store } = await kitchen();
  await placeTestOrder(thali, store, dosa());
  printer.state = state;
  await followAndSend(thali);
  expect(await waiting(store)).toMatchObject({ waiting: 1, fault });
  Object.assign(printer, { state: READY, tickets: [] });
  thali.clock.advance(1_000);
  await send(thali);
  expect(printed().map((lines) => lines.some((line) => line.includes('COPY?')))).toEqual([isMarked]);
});

test('a printer that reports no state still prints', async () => {
  const { store } = await kitchen();
  printer.state = null;
  await placeTestOrder(thali, store, dosa());
  await followAndSend(thali);
  await printer.until(1);
  expect(await waiting(store)).toMatchObject({ waiting: 0, fault: null });
});

test('a ticket that can’t be drawn is given up and listed, and blocks none behind it', async () => {
  const { store } = await kitchen();
  for (let order = 0; order < 3; order++) await placeTestOrder(thali, store, dosa());
  await follow(thali);
  await thali.database.pool.query('update print_jobs set lines = $2 where store_id = $1 and order_no = 1', [
    store.storeId,
    JSON.stringify([{ kind: 'qr', text: 'x'.repeat(5_000) }]),
  ]);
  await send(thali);
  expect(numbers()).toEqual(['2', '3']);
  const { body } = await askOffice(thali, store, 'GET', 'print-jobs');
  expect(body.jobs).toMatchObject([{ orderNo: 1, state: 'failed' }]);
  expect(await waiting(store)).toMatchObject({ waiting: 0, fault: null });
  const [{ _id }] = body.jobs;
  expect(thali.logs.some((line) => line.includes(_id) && line.includes('cannot be printed'))).toBe(true);
});

test('concurrent processes print each ticket once, over one connection', async () => {
  const { store } = await kitchen();
  for (let order = 0; order < 6; order++) await placeTestOrder(thali, store, dosa());
  await Promise.all([follow(thali), follow(thali)]);
  await Promise.all([send(thali), send(thali), send(thali)]);
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(printer.mostAtOnce).toBe(1);
});

test('a ticket of a process that died is printed by another after its lease, marked as a possible copy', async () => {
  const { store } = await kitchen();
  await placeTestOrder(thali, store, dosa());
  await follow(thali);
  const { pool } = thali.database;
  await pool.query("update print_jobs set state = 'sent', tries = 1 where store_id = $1", [store.storeId]);
  const until = new Date(thali.clock.now + MINUTE);
  await pool.query('update print_due set lease = gen_random_uuid(), leased_until = $2 where store_id = $1', [
    store.storeId,
    until,
  ]);
  await send(thali);
  expect(printer.tickets).toHaveLength(0);
  thali.clock.advance(MINUTE);
  await send(thali);
  expect(printed()).toEqual([expect.arrayContaining([expect.stringContaining('COPY?')])]);
});
