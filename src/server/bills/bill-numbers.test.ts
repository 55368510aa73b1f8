import { describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { sweep } from '../sweep.ts';
import { useTestApp } from '../testing/test-app.ts';
import { addTestStaff, moveOrder, type TestStore, teaStore } from '../testing/test-stores.ts';
import { billScene, HOUR_MS } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, saveSettings, place, issue, discard } = billScene(thali);

describe('numbers', () => {
  test('of many at once are consecutive, each order has one', async () => {
    const store = await newStore();
    const orders = await Promise.all(Array.from({ length: 20 }, () => place(store)));
    const asked = [...orders, ...orders].map(({ id }) => issue(store, id));
    const bills = await Promise.all(asked);
    const numbers = new Set(bills.map(([bill]) => bill?.number));
    const expected = orders.map((_, at) => `INV/26-27/${String(at + 1).padStart(4, '0')}`);
    expect([...numbers].toSorted()).toEqual(expected);
  });

  test('leave no gap where issuing has failed', async () => {
    const store = await newStore();
    const [one, other] = [await place(store), await place(store)];
    await discard(store, one.id, one.idOf('Curry'));
    await discard(store, one.id, one.idOf('Tea'));
    await expect(issue(store, one.id)).rejects.toThrow('409 BILL_UNAVAILABLE');
    expect((await issue(store, other.id))[0]?.number).toBe('INV/26-27/0001');
  });

  test('begin anew in April, by the clocks of the store', async () => {
    const store = await newStore();
    const [one, other] = [await place(store), await place(store)];
    const then = thali.clock.now;
    thali.clock.now = Date.parse('2027-03-31T18:29:00Z');
    const token = await freshToken(store);
    const before = await issue({ ...store, token }, one.id);
    thali.clock.now = Date.parse('2027-03-31T18:30:00Z');
    const after = await issue({ ...store, token }, other.id);
    thali.clock.now = then;
    expect([before[0]?.number, after[0]?.number]).toEqual(['INV/26-27/0001', 'INV/27-28/0001']);
  });
});

/** Sessions end with time. */
async function freshToken(store: TestStore): Promise<string> {
  const now = thali.clock.now;
  thali.clock.now = Date.parse('2026-11-20T06:30:00Z');
  const email = `${store.storeId}@thali.example`;
  const body = { name: 'Owner', email, password: 'a plain long one', role: 'OWNER' };
  await thali.call('POST', `/tenant/api/staff/${store.storeId}/`, { body, token: store.token });
  thali.clock.now = now;
  const signIn = { email, password: 'a plain long one' };
  return (await thali.call('POST', '/tenant/api/login/', { body: signIn })).body.token;
}

describe('the settings', () => {
  test.each([
    [{ prefix: 'TOO/LONG' }, 'prefix'],
    [{ prefix: 'A#' }, 'prefix'],
    [{ creditPrefix: 'inv/' }, 'creditPrefix'],
    [{ kind: 'receipt' }, 'kind'],
  ])('refuse %j', async (settings, field) => {
    const { status, body } = await saveSettings(await teaStore(thali), settings);
    expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]]);
  });

  test('give no series a beginning that the other has had: no number comes twice', async () => {
    const store = await newStore();
    const [billed, credited] = [await place(store), await place(store)];
    await issue(store, billed.id);
    await issue(store, credited.id);
    await discard(store, credited.id, credited.idOf('Tea'));
    for (const [settings, field] of [
      [{ prefix: 'cn/', creditPrefix: 'X/' }, 'prefix'],
      [{ prefix: 'B/', creditPrefix: 'INV/' }, 'creditPrefix'],
    ] as const) {
      const { status, body } = await saveSettings(store, settings);
      expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]]);
    }
    expect((await saveSettings(store, { prefix: 'C/', creditPrefix: 'IN/' })).status).toBe(200);
  });

  test('are for the office', async () => {
    const store = await teaStore(thali);
    const token = await addTestStaff(thali, store, 'STAFF');
    expect((await saveSettings({ ...store, token }, {})).status).toBe(403);
  });
});

test('of an order with nothing left there is no bill, and nobody is told every hour', async () => {
  const store = await newStore();
  const { id, idOf } = await place(store);
  for (const label of ['Curry', 'Tea']) await discard(store, id, idOf(label));
  await moveOrder(thali, store, id, { from: 1, to: 4 });
  thali.clock.advance(7 * HOUR_MS);
  const told = thali.logs.length;
  await sweep(createContext(thali.services, { kind: 'system' }));
  expect(thali.logs.slice(told)).toEqual([]);
});

test('what was served some hours ago and has no bill gets one by itself', async () => {
  const store = await newStore();
  const [served, open] = [await place(store), await place(store)];
  await moveOrder(thali, store, served.id, { from: 1, to: 4 });
  const list = async () =>
    (await thali.call('GET', `/api/stores/${store.storeId}/bills`, { token: store.token })).body.bills;
  const run = () => sweep(createContext(thali.services, { kind: 'system' }));
  thali.clock.advance(5 * HOUR_MS);
  await run();
  expect(await list()).toEqual([]);
  thali.clock.advance(2 * HOUR_MS);
  await Promise.all([run(), run()]);
  expect((await list()).map(({ orderId }: { orderId: string }) => orderId)).toEqual([served.id]);
  expect(open.id).not.toBe(served.id);
});
