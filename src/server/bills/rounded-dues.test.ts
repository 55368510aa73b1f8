import { describe, expect, test } from 'vitest';
import { setPayee } from '../ordering/receipts/testing/payee.ts';
import { useTestApp } from '../testing/test-app.ts';
import { moveOrder, type TestStore } from '../testing/test-stores.ts';
import { billScene } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, saveSettings, place, issue, discard } = billScene(thali);

async function roundingStore(): Promise<TestStore> {
  const store = await newStore({ isRounded: true });
  await setPayee(thali, store);
  return store;
}

async function moneyOf({ slug }: { slug: string }) {
  const { body } = await thali.call('GET', `/order/status/${slug}`);
  const { due, roundOff, upi } = body.money;
  const link = upi?.link.match(/&am=([\d.]+)&/)?.[1] ?? null;
  return { amount: body.amount, state: body.payment.state, due, roundOff, link };
}

const record = ({ storeId, token }: TestStore, id: string, body: object) =>
  thali.call('POST', `/api/stores/${storeId}/orders/${id}/payments`, { body, token });

const owedIn = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/owed`, { token })).body.owed;

describe('where a store rounds to the rupee, an order of 583.72 costs 584', () => {
  test.each(['bill first', 'pay first'])(
    '%s: due, code, what is received and the bill agree',
    async (order) => {
      const store = await roundingStore();
      const { id, slug } = await place(store);
      const before = { amount: 583.72, state: 'unpaid', due: 584, roundOff: 0.28, link: '584.00' };
      expect(await moneyOf({ slug })).toEqual(before);
      const payable = async () => (await issue(store, id)).map(({ figures }) => figures.payable);
      if (order === 'bill first') expect(await payable()).toEqual([584_00]);
      expect(await moneyOf({ slug })).toEqual(before);
      const tooMuch = await record(store, id, { method: 'Cash', amount: 584.01 });
      expect(tooMuch.body.details.fields).toEqual({ amount: 'From 0.01 to 584.00' });
      expect((await record(store, id, { method: 'Cash', amount: 584 })).status).toBe(200);
      expect(await payable()).toEqual([584_00]);
      expect(await moneyOf({ slug })).toMatchObject({ state: 'paid', due: 0, roundOff: 0.28, link: null });
      expect(await owedIn(store)).toEqual([]);
    },
  );

  test('rounded down, nothing stays due for ever', async () => {
    const store = await roundingStore();
    const { id, slug, idOf } = await place(store);
    // 427.50, packing 8.55, delivery 30.00, GST 21.38: 487.43.
    await discard(store, id, idOf('Tea'));
    expect(await moneyOf({ slug })).toMatchObject({
      amount: 487.43,
      due: 487,
      roundOff: -0.43,
      link: '487.00',
    });
    await record(store, id, { method: 'UPI' });
    expect((await issue(store, id))[0]?.figures).toMatchObject({ roundOff: -43, payable: 487_00 });
    expect(await moneyOf({ slug })).toMatchObject({ state: 'paid', due: 0 });
    expect(await owedIn(store)).toEqual([]);
  });

  test('of what was taken off after it was paid, whole rupees are owed', async () => {
    const store = await roundingStore();
    const { id, idOf } = await place(store);
    await issue(store, id);
    await record(store, id, { method: 'Cash' });
    await discard(store, id, idOf('Tea'));
    expect(await owedIn(store)).toMatchObject([{ kind: 'order', amount: 97 }]);
    await moveOrder(thali, store, id, { from: 1, to: 5 });
    expect(await owedIn(store)).toMatchObject([{ amount: 584 }]);
  });
});

test('an order from before the store rounded is rounded by its bill, unless money came first', async () => {
  const store = await newStore({ isRounded: false });
  const [billed, paid] = [await place(store), await place(store)];
  expect((await moneyOf(billed)).roundOff).toBeUndefined();
  await saveSettings(store, { isRounded: true });
  await record(store, paid.id, { method: 'Cash' });
  expect((await issue(store, billed.id))[0]?.figures.payable).toBe(584_00);
  expect((await issue(store, paid.id))[0]?.figures.payable).toBe(583_72);
  expect(await moneyOf(billed)).toMatchObject({ due: 584, roundOff: 0.28 });
  expect(await moneyOf(paid)).toMatchObject({ due: 0, state: 'paid' });
});
