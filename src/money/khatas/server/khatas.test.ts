import { expect, test } from 'vitest';
import { useCorrectionScene } from '#money/receipts/server/testing/use-correction-scene.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';

const scene = await useCorrectionScene();
const { place, settle, reverse, khata, readKhata, post, thali, store } = scene;
const waiter = await addTestStaff(thali, store, 'STAFF');
const DAY_MS = 86_400_000;

const charge = async (id: string, ...dishes: Parameters<typeof place>) => {
  const order = await place(...dishes);
  expect((await settle(order._id, { how: 'Account', khata: id })).status).toBe(200);
  return order;
};
const pay = (id: string, body: object, as: { token?: string; key?: string } = {}) =>
  post(`khatas/${id}/payments`, body, as);
const listed = async (id: string) => {
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/khatas`, { token: store.token });
  return body.khatas.find(({ _id }: { _id: string }) => _id === id);
};

test('a khata has what was put on it and what came for it, with the balance after each', async () => {
  const id = await khata();
  await charge(id, 'Cake', 'Tea');
  const first = new Date(thali.clock.now).toISOString();
  thali.clock.advance(DAY_MS);
  await charge(id, 'Tea');
  expect(await listed(id)).toMatchObject({ balance: 90, since: first });
  const key = 'one tap for it';
  const cash = { method: 'Cash', amount: 70, tendered: 100 };
  expect((await pay(id, cash, { token: waiter, key })).status).toBe(200);
  expect((await pay(id, cash, { token: waiter, key })).status).toBe(200);
  expect(await readKhata(id)).toMatchObject({
    balance: 20,
    since: new Date(thali.clock.now).toISOString(),
    entries: [
      { method: 'Account', change: 70, balance: 70 },
      { method: 'Account', change: 20, balance: 90 },
      { method: 'Cash', change: -70, balance: 20, tendered: 100, order: null },
    ],
  });
  expect((await pay(id, { method: 'Cash', amount: 20.01 })).status).toBe(422);
  await pay(id, { method: 'Card', amount: 20 });
  expect(await listed(id)).toMatchObject({ balance: 0, since: null });
  expect((await pay(id, cash)).body.code).toBe('NOTHING_DUE');
});

test('money for a khata is taken back, and recorded as what it was', async () => {
  const id = await khata();
  await charge(id, 'Cake');
  await pay(id, { method: 'Cash', amount: 50 });
  const paid = (await readKhata(id)).entries[1]._id;
  const upi = { reason: 'By UPI', instead: { method: 'UPI', amount: 30, reference: '512345678901' } };
  expect((await reverse(paid, upi)).status).toBe(200);
  expect(await readKhata(id)).toMatchObject({
    balance: 20,
    entries: [
      { change: 50 },
      { change: -50, isReversed: true },
      { change: 50 },
      { method: 'UPI', change: -30 },
    ],
  });
  expect((await reverse(paid, upi)).body.code).toBe('PAYMENT_CHANGED');
  const other = await place('Tea');
  const taken = await scene.record(other._id, { method: 'UPI', reference: '512345678901' });
  expect(taken.body.code).toBe('UTR_TAKEN');
});

test('money taken back is owed again, beyond the limit by the office alone', async () => {
  const id = await khata({ limit: 50 });
  await charge(id, 'Cake');
  await pay(id, { method: 'Cash', amount: 50 }, { token: waiter });
  const paid = (await readKhata(id)).entries[1]._id;
  const wrong = { reason: 'Not paid' };
  await charge(id, 'Cake');
  expect((await reverse(paid, wrong, { token: waiter })).body.code).toBe('FORBIDDEN');
  const byCard = { ...wrong, instead: { method: 'Card', amount: 50 } };
  expect((await reverse(paid, byCard, { token: waiter })).status).toBe(200);
  const again = (await readKhata(id)).entries.at(-1)._id;
  expect((await reverse(again, wrong)).status).toBe(200);
  expect((await readKhata(id)).balance).toBe(100);
});

test('a khata is closed once nothing is owed, and takes nothing more', async () => {
  const id = await khata();
  await charge(id, 'Tea');
  const details = { name: 'Asha Rao', countryCode: '+91', phone: '', note: 'Pays on the first', limit: 500 };
  const url = `/api/stores/${store.storeId}/khatas/${id}`;
  const change = (isClosed: boolean, token = store.token) =>
    thali.call('PUT', url, { body: { ...details, isClosed }, token });
  expect((await change(true)).body.code).toBe('KHATA_OWES');
  expect((await change(false, waiter)).body.code).toBe('FORBIDDEN');
  await pay(id, { method: 'Cash', amount: 20 });
  expect((await change(true)).body).toMatchObject({ isClosed: true, limit: 500, note: 'Pays on the first' });
  const order = await place('Tea');
  expect((await settle(order._id, { how: 'Account', khata: id })).body.code).toBe('KHATA_CLOSED');
  expect((await settle(order._id, { how: 'Account', khata: order._id })).body.code).toBe('KHATA_NOT_FOUND');
});

test('two who put a bill on a khata at once stay within its limit', async () => {
  const id = await khata({ limit: 60 });
  const orders = [await place('Cake'), await place('Cake')];
  const both = orders.map(({ _id }) => settle(_id, { how: 'Account', khata: id }, { token: waiter }));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('a guest’s data has their account, which is erased once it is settled', async () => {
  const guest = { countryCode: '+91', phone: '9123456780' };
  const id = await khata(guest);
  await charge(id, 'Tea');
  const ask = (path: string) =>
    thali.call('POST', `/api/stores/${store.storeId}/guest-data/${path}`, {
      body: guest,
      token: store.token,
    });
  expect((await ask('export')).body.accounts).toMatchObject([
    { name: 'Asha Rao', phone: '+919123456780', entries: [{ method: 'Account', amount: 20 }] },
  ]);
  expect((await ask('erase')).body).toEqual({ erased: 0, kept: 1 });
  await pay(id, { method: 'Cash', amount: 20 });
  expect((await ask('erase')).body).toEqual({ erased: 1, kept: 0 });
  expect(await readKhata(id)).toMatchObject({ name: '', phone: '', isClosed: true, balance: 0 });
  expect(await listed(id)).toBeUndefined();
});
