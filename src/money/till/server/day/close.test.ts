import { expect, test } from 'vitest';
import { askOffice, setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import { PAYEE } from '#money/receipts/server/testing/payee.ts';
import { createReceiptStore, receiptScene } from '#money/receipts/server/testing/receipt-scene.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, patchStore } from '#testing/server/test-stores.ts';
import { tillAt } from '../testing/till-at.ts';

const thali = await useTestApp();

async function scene() {
  const store = await createReceiptStore(thali);
  const { place, record, cancel } = receiptScene(thali, store);
  const post = (path: string, body: object) =>
    thali.call('POST', `/api/stores/${store.storeId}/${path}`, {
      body,
      token: store.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const read = async (sql: string) => (await thali.database.pool.query(sql, [store.storeId])).rows;
  return { store, place, record, cancel, post, read, till: tillAt(thali, store) };
}

test('a close compares each UPI ID and each other way with what its slip says', async () => {
  const { store, place, record, cancel, post, till } = await scene();
  const [first, second, third, back] = [await place(), await place(), await place(), await place()];
  await record(first, { method: 'UPI' });
  await patchStore(thali, store, { upi: { ...PAYEE, vpa: 'new@upi' } });
  await record(second, { method: 'UPI' });
  await record(third, { method: 'Card', amount: 30 });
  await record(back, { method: 'UPI' });
  await cancel(back);
  await post(`orders/${back.id}/refunds`, { how: 'hand', method: 'UPI' });
  const open = { counted: null, difference: null };
  expect((await till.read()).ways).toEqual([
    { way: 'UPI', account: 'new@upi', expected: 70_00, ...open },
    { way: 'UPI', account: PAYEE.vpa, expected: 70_00, ...open },
    { way: 'Card', account: '', expected: 30_00, ...open },
  ]);
  const slips = [
    { way: 'UPI', account: 'new@upi', amount: 70 },
    { way: 'Card', amount: 25.5 },
  ];
  const { body } = await till.close(1, undefined, slips);
  expect(body.ways).toEqual([
    { way: 'UPI', account: 'new@upi', expected: 70_00, counted: 70_00, difference: 0 },
    { way: 'UPI', account: PAYEE.vpa, expected: 70_00, ...open },
    { way: 'Card', account: '', expected: 30_00, counted: 25_50, difference: -4_50 },
  ]);
  expect(await till.day(1)).toEqual(body);
  expect(await till.days()).toMatchObject([
    { difference: null, ways: [{ way: 'Card', account: '', difference: -4_50 }] },
  ]);
  expect((await till.close(2, undefined, [{ way: 'Cash', amount: 1 }])).status).toBe(422);
});

test('a day that the previous release closed is still read, and the next one knows its own bills', async () => {
  const { place, post, read, till } = await scene();
  await post(`orders/${(await place()).id}/bill`, {});
  await till.close(1);
  await read(`update till_days set figures = figures - '{ways,bills,billed,allUnpaid,told}'::text[]
    where store_id = $1`);
  expect(await till.day(1)).toMatchObject({ number: 1, ways: [], bills: [], told: [], allUnpaid: null });
  thali.clock.advance(60_000);
  const order = await place();
  await post(`orders/${order.id}/bill`, {});
  expect((await till.close(2)).body.bills).toMatchObject([{ series: 'bill', count: 1, amount: 70_00 }]);
});

test('the numbers of bills and credit notes follow on from day to day without a gap', async () => {
  const { place, cancel, post, till } = await scene();
  const orders = [await place(), await place(), await place()];
  for (const { id } of orders) await post(`orders/${id}/bill`, {});
  const [first, second] = [(await till.close(1)).body, await place()];
  await post(`orders/${second.id}/bill`, {});
  if (orders[0]) await cancel(orders[0]);
  await thali.services.afterwards.settled();
  await post(`orders/${orders[0]?.id}/bill`, {});
  const { bills } = (await till.close(2)).body;
  expect(first.bills).toMatchObject([{ series: 'bill', count: 3, amount: 210_00 }]);
  expect(bills).toMatchObject([
    { series: 'bill', count: 1, amount: 70_00 },
    { series: 'credit', count: 1, amount: 70_00 },
  ]);
  expect(bills[0].first).toBe(bills[0].last);
  expect((await till.close(3)).body.bills).toEqual([]);
});

test('all that is unpaid is counted, though only the first of it is listed', async () => {
  const { place, record, till } = await scene();
  const [part] = [await place(), await place()];
  await record(part, { method: 'Cash', amount: 20 });
  expect((await till.read()).report).toMatchObject({
    unpaid: [{ due: 50_00 }, { due: 70_00 }],
    allUnpaid: { count: 2, amount: 120_00 },
  });
});

test('losses and corrections are told with who did them for whom; the sums are of whoever took the money', async () => {
  const { store, place, record, post, till } = await scene();
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const [wrong, lost] = [await place(), await place()];
  await record(wrong, { method: 'Cash' }, waiter);
  const url = `/api/stores/${store.storeId}/tabs/${wrong.id}/receipts`;
  const { body: listed } = await thali.call('GET', url, { token: store.token });
  const [{ _id: receipt, by: taker }] = listed.receipts;
  await post(`receipts/${receipt}/reverse`, { reason: 'By card', instead: { method: 'Card', amount: 60 } });
  await post(`tabs/${lost.id}/settle`, { how: 'LeftUnpaid', reason: 'They ran' });
  const { report } = await till.read();
  const people = report?.sums.filter(({ kind }) => kind === 'person') ?? [];
  expect(people.map(({ label, key, amount }) => [label, key.split(' ')[1], amount])).toEqual([
    [taker, 'Card', 60_00],
    [taker, 'Cash', 0],
  ]);
  const by = listed.receipts[0].by;
  expect(report?.told).toEqual([
    expect.objectContaining({ orderNo: wrong.orderNo, method: 'Cash', amount: -70_00, takenBy: by }),
    expect.objectContaining({ orderId: lost.id, method: 'LeftUnpaid', amount: 70_00, takenBy: null }),
  ]);
  expect(report?.told.map(({ reason }) => reason)).toEqual(['By card', 'They ran']);
  const sales = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: store,
    token: store.token,
    query: { period: 'today' },
  });
  const received = sales.body.people?.map(({ name, received: all }) => [name, all]);
  expect(received).toContainEqual([taker, [expect.objectContaining({ method: 'Card', times: 1 })]]);
  expect(JSON.stringify(received)).not.toContain('-7000');
});

test('each cancelled order and removed dish is told with its reason, on its own day', async () => {
  const { place, cancel, post, till } = await scene();
  const [gone, less] = [await place(), await place()];
  await cancel(gone);
  const [tea] = less.lineIds;
  await post(`orders/${less.id}/edit`, { changes: [{ kind: 'off', line: tea }], reason: 'Cold' });
  const told = [
    { orderId: gone.id, dish: null, quantity: null, amount: 70_00, reason: 'Sold out' },
    { orderNo: less.orderNo, dish: 'Tea', quantity: null, amount: 20_00, reason: 'Cold' },
  ];
  expect((await till.read()).report?.cancellations).toMatchObject(told);
  await till.close(1);
  expect((await till.day(1)).cancellations).toMatchObject(told);
  expect((await till.day(1)).cancellations[0]?.by).not.toBe('');
  expect((await till.read()).report?.cancellations).toEqual([]);
});

test('where more was cancelled than a report lists, what the staff did is listed, and the others are counted', async () => {
  const { place, cancel, read, till } = await scene();
  const order = await place();
  await cancel(order);
  await read(`insert into store_log (store_id, seq, at, kind, order_id, event, actor)
    select store_id, seq + 1000 + n, at, kind, order_id, event, '{"kind":"guest"}' from store_log, generate_series(1, 201) n
    where store_id = $1 and event->>'to' = '5'`);
  await read('update store_counters set log_seq = log_seq + 1300 where store_id = $1');
  const { report } = await till.read();
  expect(report?.cancellations).toHaveLength(200);
  expect(report?.cancellations[0]?.by).not.toBe('');
  expect(report?.unlisted.cancellations).toBe(2);
});

test('cash that is refunded comes out of the drawer of whoever hands it out', async () => {
  const { place, record, cancel, post, till } = await scene();
  await till.save({ drawers: [{ name: 'Bar' }] });
  const bar = (await till.read()).drawers[1]?._id;
  const order = await place();
  await record(order, { method: 'Cash' });
  await cancel(order);
  const refund = await post(`orders/${order.id}/refunds`, { how: 'hand', method: 'Cash', drawer: bar });
  expect(refund.status).toBe(200);
  expect((await till.read()).drawers.map(({ expected }) => expected)).toEqual([70_00, -70_00]);
});

test('a removed drawer is told as long as cash moved in it', async () => {
  const { place, record, cancel, post, read, till } = await scene();
  await till.save({ drawers: [{ name: 'Bar' }] });
  const bar = (await till.read()).drawers[1]?._id;
  const [wrong, cold] = [await place(), await place()];
  for (const order of [wrong, cold]) await record(order, { method: 'Cash', drawer: bar });
  await till.close(1);
  const [{ id }] = await read('select id from receipts where store_id = $1 order by id');
  expect((await post(`receipts/${id}/reverse`, { reason: 'It was not theirs' })).status).toBe(200);
  await cancel(cold);
  await post(`orders/${cold.id}/refunds`, { how: 'hand', method: 'Cash', drawer: bar });
  await till.save({ drawers: [] });
  const drawers = (await till.read()).drawers.map(({ name, expected }) => [name, expected]);
  expect(drawers).toEqual([
    [null, 0],
    ['Bar', -140_00],
  ]);
});

test('a manager’s PIN approves a close by the floor', async () => {
  const { store, place, till } = await scene();
  await place();
  const ravi = await addTestPerson(thali, store);
  const meera = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const close = (headers = {}) =>
    thali.call('POST', `/api/stores/${store.storeId}/till/close`, {
      body: { number: 1 },
      headers: { cookie, ...headers },
    });
  const permission = 'till.close';
  const act = { on: `POST /api/stores/${store.storeId}/till/close` };
  expectError(await close(), 403, 'FORBIDDEN', { details: { permission, act } });
  const body = { accountId: meera, pin: PIN, permission, act };
  const { approval } = (await thali.call('POST', '/api/tablet/approvals', { headers: { cookie }, body }))
    .body;
  expect(await close({ approval })).toMatchObject({ status: 200, body: { number: 1, closedBy: 'Ravi' } });
  expect(await till.days()).toHaveLength(1);
});

test('the open day is printed as X, and both reports come as PDF in either language', async () => {
  const { store, place, record, read, till } = await scene();
  await record(await place(), { method: 'Cash' });
  const { id: printer } = await setUpPrinter(thali, store, { kind: 'star', name: 'Counter' });
  const printed = await askOffice(thali, store, 'POST', 'till/days/now/print', { printer });
  expect(printed.status).toBe(204);
  const [{ lines }] = await read('select lines from print_jobs where store_id = $1');
  expect(JSON.stringify(lines)).toContain('Report so far (X)');
  expectError(await askOffice(thali, store, 'GET', 'till/days/now'), 404, 'TILL_DAY_NOT_FOUND');
  await till.close(1);
  for (const path of ['now/report.pdf', '1/report.pdf?paper=80mm&language=hi']) {
    const pdf = await askOffice(thali, store, 'GET', `till/days/${path}`);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
  }
  expectError(await askOffice(thali, store, 'GET', 'till/days/2/report.pdf'), 404, 'TILL_DAY_NOT_FOUND');
});
