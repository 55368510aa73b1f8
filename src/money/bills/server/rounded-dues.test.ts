import { describe, expect, test } from 'vitest';
import type { PrintLine } from '#kitchen/printing/rules/paper/print-line.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  postOrder,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { billScene } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, saveSettings, place, issue, remove } = billScene(thali);

async function roundingStore(): Promise<TestStore> {
  const store = await newStore({ isRounded: true });
  await setPayee(thali, store);
  return store;
}

async function moneyOf({ slug }: { slug: string }) {
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  const { due, roundOff, upi } = body.money;
  const link = upi?.link.match(/&am=([\d.]+)&/)?.[1] ?? null;
  return { amount: body.amount, state: body.payment.state, due, roundOff, link };
}

const record = ({ storeId, token }: TestStore, id: string, body: object) =>
  thali.call('POST', `/api/stores/${storeId}/orders/${id}/payments`, { body, token });

const owedIn = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET /api/stores/:storeId/owed', { params: { storeId }, token })).body.owed;

async function printoutOf({ storeId, token }: TestStore, id: string) {
  const url = `/api/stores/${storeId}/orders/${id}/print?what=receipt&language=en`;
  const { body } = await thali.call('GET', url, { token });
  const rightOf = (label: string) => body.lines.find((line: PrintLine) => textOf(line) === label)?.right;
  const code = body.lines.find(({ kind }: PrintLine) => kind === 'qr')?.text.match(/&am=([\d.]+)&/)?.[1];
  return { roundOff: rightOf('Round off') ?? null, total: rightOf('TOTAL'), code: code ?? null };
}

const textOf = (line: PrintLine) => (line.kind === 'text' ? line.text : null);

describe('where a store rounds to the rupee, an order of 583.72 costs 584', () => {
  test.each(['bill first', 'pay first'])(
    '%s: the amount due, the code, the printout and the bill agree',
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

  test.each([0, 1])(
    'what is due of an order from before is settled whole, with %i dishes less',
    async (less) => {
      const store = await newStore({ isRounded: false });
      const { id, idOf } = await place(store);
      if (less === 1) await remove(store, id, idOf('Tea'));
      const url = `/api/stores/${store.storeId}/tabs/${id}`;
      const { due } = (await thali.call('GET', `${url}/receipts`, { token: store.token })).body;
      expect(due).toBe(less === 1 ? 487.43 : 583.72);
      await saveSettings(store, { isRounded: true });
      const body = { how: 'WrittenOff', reason: 'Cold', amount: due };
      const settled = await thali.call('POST', `${url}/settle`, { token: store.token, body });
      expect([settled.status, settled.body.due], settled.text).toEqual([200, 0]);
    },
  );

  test('an amount that was rounded down leaves nothing due', async () => {
    const store = await roundingStore();
    const { id, slug, idOf } = await place(store);
    // 427.50, packing 8.55, delivery 30.00, GST 21.38: 487.43.
    await remove(store, id, idOf('Tea'));
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

  test('a printout is rounded like its code, before the bill and after it', async () => {
    const store = await roundingStore();
    const { id } = await place(store);
    const rounded = { roundOff: '0.28', total: '₹584.00', code: '584.00' };
    expect(await printoutOf(store, id)).toEqual(rounded);
    await moveOrder(thali, store, id, { from: 1, to: 4 });
    expect(await printoutOf(store, id)).toEqual(rounded);
  });

  test('whole rupees are owed for a line that is taken off after payment', async () => {
    const store = await roundingStore();
    const { id, idOf } = await place(store);
    await issue(store, id);
    await record(store, id, { method: 'Cash' });
    await remove(store, id, idOf('Tea'));
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

test('a printout that issues the bill shows the rounded amount', async () => {
  const store = await newStore({ isRounded: false });
  await setPayee(thali, store);
  const { id } = await place(store);
  await moveOrder(thali, store, id, { from: 1, to: 4 });
  await saveSettings(store, { isRounded: true });
  expect(await printoutOf(store, id)).toEqual({ roundOff: '0.28', total: '₹584.00', code: '584.00' });
});

test('an order of whole rupees stays rounded when it is paid before its bill', async () => {
  const dishes = [simpleItem('Thali', 140.75), simpleItem('Lassi', 59.25)];
  const store = await createTestStore(thali, catalogueOf(dishes, { orderTypes: [{ label: 'Dine-In' }] }));
  await saveSettings(store, { isRounded: true, kind: 'bill_of_supply' });
  const lines = [
    { item: 'Thali', value: '140.75' },
    { item: 'Lassi', value: '59.25' },
  ];
  const { _id: id, slug } = (await postOrder(thali, store, { lines, amount: 200 })).body;
  const { body } = await thali.call('GET', `/order/status/${slug}`);
  await record(store, id, { method: 'Cash' });
  expect((await issue(store, id))[0]?.figures).toMatchObject({ roundOff: 0, payable: 200_00 });
  await remove(store, id, body.items[1]._id);
  expect(await moneyOf({ slug })).toMatchObject({ amount: 140.75, roundOff: 0.25 });
  expect(await owedIn(store)).toMatchObject([{ amount: 59 }]);
});

describe('a bill that rounds an order', () => {
  /** Places an order before the store rounds. */
  async function older() {
    const store = await newStore({ isRounded: false });
    const order = await place(store);
    await saveSettings(store, { isRounded: true });
    return { store, ...order };
  }

  test('tells readers of the order once and adds nothing to its timeline', async () => {
    const { store, id, slug } = await older();
    const told = async () => {
      const sql = 'select event from store_log where store_id = $1 and order_id = $2 order by seq';
      const { rows } = await thali.database.pool.query(sql, [store.storeId, id]);
      return rows.map(({ event }) => event).slice(1);
    };
    const timelineOf = async () =>
      (await thali.call('GET /order/status/:slug', { params: { slug } })).body.timeline;
    const before = await timelineOf();
    await issue(store, id);
    await issue(store, id);
    // It carries states, since the previous release reads them in each entry that it does not know.
    expect(await told()).toEqual([{ what: 'rounded', from: 1, to: 1, roundOff: 28 }]);
    expect(await timelineOf()).toEqual(before);
    expect(await moneyOf({ slug })).toMatchObject({ due: 584, roundOff: 0.28 });
  });

  test('leaves guests their minute to cancel', async () => {
    const { store, id, slug } = await older();
    const { cancelUntil } = (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
    await issue(store, id);
    const after = (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
    expect([cancelUntil, after.cancelUntil]).toEqual([expect.any(String), cancelUntil]);
  });

  test('counts in the sums of its day, including stored sums', async () => {
    const { store, id } = await older();
    thali.clock.advance(DAY);
    const rounding = async () => {
      return (
        await thali.call('GET /api/stores/:storeId/reports/sales', {
          params: store,
          query: { period: 'yesterday' },
          token: store.token,
        })
      ).body.money.rounding;
    };
    expect(await rounding()).toBe(0);
    await issue(store, id);
    expect(await rounding()).toBe(28);
  });
});
