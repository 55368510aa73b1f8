import { describe, expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, hire, moveOrder, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { billScene } from '../testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, saveSettings, place, issue, remove } = billScene(thali);

describe('bill numbers', () => {
  test('are consecutive for concurrent orders, one for each', async () => {
    const store = await newStore();
    const orders = await Promise.all(Array.from({ length: 20 }, () => place(store)));
    const asked = [...orders, ...orders].map(({ id }) => issue(store, id));
    const bills = await Promise.all(asked);
    const numbers = new Set(bills.map(([bill]) => bill?.number));
    const expected = orders.map((_, at) => `INV/26-27/${String(at + 1).padStart(4, '0')}`);
    expect([...numbers].toSorted()).toEqual(expected);
  });

  test('have no gap after a bill failed', async () => {
    const store = await newStore();
    const [one, other] = [await place(store), await place(store)];
    await remove(store, one.id, one.idOf('Curry'));
    await remove(store, one.id, one.idOf('Tea'));
    await expect(issue(store, one.id)).rejects.toThrow('409 BILL_UNAVAILABLE');
    expect((await issue(store, other.id))[0]?.number).toBe('INV/26-27/0001');
  });

  test('restart with the restaurant’s first day of April', async () => {
    const store = await newStore();
    const [one, other] = [await place(store), await place(store)];
    const then = thali.clock.now;
    thali.clock.now = Date.parse('2027-03-31T22:29:00Z');
    const token = await freshToken(store);
    const before = await issue({ ...store, token }, one.id);
    thali.clock.now = Date.parse('2027-03-31T22:30:00Z');
    const after = await issue({ ...store, token }, other.id);
    thali.clock.now = then;
    expect([before[0]?.number, after[0]?.number]).toEqual(['INV/26-27/0001', 'INV/27-28/0001']);
  });
});

/** A new session, since sessions expire as the clock advances. */
async function freshToken(store: TestStore): Promise<string> {
  const now = thali.clock.now;
  thali.clock.now = Date.parse('2026-11-20T06:30:00Z');
  const email = `${store.storeId}@thali.example`;
  await hire(thali, store.storeId, { name: 'Owner', email, role: 'OWNER' });
  thali.clock.now = now;
  const signIn = { email, password: 'a plain long one' };
  return (await thali.call('POST /tenant/api/login', { body: signIn })).body.token;
}

describe('the bill settings', () => {
  test.each([
    [{ prefix: 'TOO/LONG' }, 'prefix'],
    [{ prefix: 'A#' }, 'prefix'],
    [{ creditPrefix: 'inv/' }, 'creditPrefix'],
    [{ kind: 'receipt' }, 'kind'],
  ])('refuse %j', async (settings, field) => {
    const { status, body } = await saveSettings(await teaStore(thali), settings);
    expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]]);
  });

  test('keep two series from taking the same prefix at once', async () => {
    const store = await newStore();
    const [first, second] = [await place(store), await place(store)];
    for (const { id } of [first, second]) await issue(store, id);
    await remove(store, first.id, first.idOf('Tea'));
    await saveSettings(store, { creditPrefix: 'X/' });
    const held = await lockRows(
      thali.database,
      "select from bill_counters where store_id = $1 and series = 'credit' for update",
      [store.storeId],
    );
    const crediting = remove(store, second.id, second.idOf('Tea'));
    await held.whenWaiting(1);
    const saving = saveSettings(store, { prefix: 'X/', creditPrefix: 'Y/' });
    await held.whenWaiting(2);
    await held.release();
    await crediting;
    expect((await saving).status).toBe(422);
  });

  test('refuse a prefix that the other series has used, so that no number repeats', async () => {
    const store = await newStore();
    const [billed, credited] = [await place(store), await place(store)];
    await issue(store, billed.id);
    await issue(store, credited.id);
    await remove(store, credited.id, credited.idOf('Tea'));
    for (const [settings, field] of [
      [{ prefix: 'cn/', creditPrefix: 'X/' }, 'prefix'],
      [{ prefix: 'B/', creditPrefix: 'INV/' }, 'creditPrefix'],
    ] as const) {
      const { status, body } = await saveSettings(store, settings);
      expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]]);
    }
    expect((await saveSettings(store, { prefix: 'C/', creditPrefix: 'IN/' })).status).toBe(200);
  });

  test('are closed to serving staff', async () => {
    const store = await teaStore(thali);
    const token = await addTestStaff(thali, store, 'STAFF');
    expect((await saveSettings({ ...store, token }, {})).status).toBe(403);
  });
});

test('an order with nothing left gets no bill and no hourly error', async () => {
  const store = await newStore();
  const { id, idOf } = await place(store);
  for (const label of ['Curry', 'Tea']) await remove(store, id, idOf(label));
  await moveOrder(thali, store, id, { from: 1, to: 4 });
  thali.clock.advance(7 * HOUR);
  const told = thali.logs.length;
  await sweep(createContext(thali.services, { kind: 'system' }));
  expect(thali.logs.slice(told)).toEqual([]);
});

test('an order served some hours ago gets its bill automatically', async () => {
  const store = await newStore();
  const [served, open] = [await place(store), await place(store)];
  await moveOrder(thali, store, served.id, { from: 1, to: 4 });
  const list = async () =>
    (await thali.call('GET /api/stores/:storeId/bills', { params: store, token: store.token })).body.bills;
  const run = () => sweep(createContext(thali.services, { kind: 'system' }));
  thali.clock.advance(5 * HOUR);
  await run();
  expect(await list()).toEqual([]);
  thali.clock.advance(2 * HOUR);
  await Promise.all([run(), run()]);
  expect((await list()).map(({ orderId }: { orderId: string }) => orderId)).toEqual([served.id]);
  expect(open.id).not.toBe(served.id);
});

test('a paid order that was never moved to Served gets a bill, and so does one that was called back', async () => {
  const store = await newStore();
  const [paid, back, open] = [await place(store), await place(store), await place(store)];
  const { orderId, token } = { orderId: paid.id, token: store.token };
  const taken = await thali.call('POST /api/stores/:storeId/orders/:orderId/payments', {
    params: { storeId: store.storeId, orderId },
    body: { method: 'Cash', amount: 583.72 },
    token,
    headers: { 'idempotency-key': 'cash at the counter' },
  });
  expect(taken.status, taken.text).toBeLessThan(300);
  await moveOrder(thali, store, back.id, { from: 1, to: 4 });
  await moveOrder(thali, store, back.id, { from: 4, to: 3 });
  thali.clock.advance(7 * HOUR);
  await sweep(createContext(thali.services, { kind: 'system' }));
  const { body } = await thali.call('GET /api/stores/:storeId/bills', { params: store, token: store.token });
  const billed = body.bills.map((row: { orderId: string }) => row.orderId);
  expect(billed.toSorted()).toEqual([paid.id, back.id].toSorted());
  expect(billed).not.toContain(open.id);
});

test('an order counts as sold when a part payment covers it after a dish was taken off, though a claim was refused', async () => {
  const store = await newStore();
  await setPayee(thali, store);
  const { id, slug, idOf } = await place(store);
  const { token } = store;
  await thali.call('POST /api/stores/:storeId/orders/:orderId/payments', {
    params: { storeId: store.storeId, orderId: id },
    body: { method: 'Cash', amount: 487.43 },
    token,
  });
  const claimed = await thali.call('POST /order/status/:slug/claim', {
    params: { slug },
    body: { utr: '432156789012' },
  });
  expect(claimed.status, claimed.text).toBe(200);
  const refused = await thali.call('POST /api/stores/:storeId/orders/:orderId/claim/refuse', {
    params: { storeId: store.storeId, orderId: id },
    body: { reason: 'Not there' },
    token,
  });
  expect(refused.status, refused.text).toBe(200);
  const listed = async () =>
    (await thali.call('GET /api/stores/:storeId/bills', { params: store, token })).body?.unbilled?.count;
  expect(await listed()).toBe(0);
  await remove(store, id, idOf('Tea'));
  expect(await listed()).toBe(1);
  thali.clock.advance(7 * HOUR);
  await sweep(createContext(thali.services, { kind: 'system' }));
  expect((await issue(store, id))[0]?.figures.payable).toBe(487_43);
  expect(await listed()).toBe(0);
});

test('sales without a bill are counted, and can be billed at once', async () => {
  const store = await newStore();
  const [first, second, empty] = [await place(store), await place(store), await place(store)];
  for (const label of ['Curry', 'Tea']) await remove(store, empty.id, empty.idOf(label));
  const servedAt = thali.clock.now;
  for (const { id } of [first, second, empty]) await moveOrder(thali, store, id, { from: 1, to: 4 });
  const list = async () =>
    (await thali.call('GET /api/stores/:storeId/bills', { params: store, token: store.token })).body;
  const from = new Date(servedAt + 6 * HOUR).toISOString();
  expect(await list()).toMatchObject({ bills: [], unbilled: { count: 2, from } });
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const now = await thali.call('POST /api/stores/:storeId/bills', { params: store, token: waiter });
  expect(now.body).toEqual({ count: 0, from: null });
  const { bills, unbilled } = await list();
  expect(bills.map(({ number }: { number: string }) => number.slice(-4))).toEqual(['0002', '0001']);
  expect(unbilled?.count).toBe(0);
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  expect(
    (await thali.call('POST /api/stores/:storeId/bills', { params: store, token: kitchen })).status,
  ).toBe(403);
});

test('an order that fails to be billed does not block others', async () => {
  const store = await newStore();
  const [broken, good] = [await place(store), await place(store)];
  for (const { id } of [broken, good]) await moveOrder(thali, store, id, { from: 1, to: 4 });
  await thali.database.pool.query(
    "update order_lines set taxes = '[null]' where store_id = $1 and order_id = $2",
    [store.storeId, broken.id],
  );
  thali.clock.advance(7 * HOUR);
  const told = thali.logs.length;
  await sweep(createContext(thali.services, { kind: 'system' }));
  const { body } = await thali.call('GET /api/stores/:storeId/bills', { params: store, token: store.token });
  expect(body.bills.map(({ orderId }: { orderId: string }) => orderId)).toEqual([good.id]);
  expect(thali.logs.length).toBeGreaterThan(told);
});
