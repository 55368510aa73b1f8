import { expect, test } from 'vitest';
import { expectRightTab } from '#money/tabs/server/testing/expect-right-tab.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, moveOrder, simpleItem } from '#testing/server/test-stores.ts';
import { addTable, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const taxes = [{ label: 'GST', value: 5 }];
const plates = { label: 'Plates', value: 10, valueType: 'absolute', taxes: [{ label: 'GST', value: 18 }] };
const service = { label: 'Service', value: 5, valueType: 'percentage' };
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Chai', 30, { taxes }), simpleItem('Thali', 200, { taxes })], {
    orderTypes: [{ label: 'Dine-In', contents: [plates, service] }],
  }),
);
const { storeId, token } = store;
const [PLATES, CHAI, THALI] = [11.8, 33, 220];

const desk = (path: string, body?: object) =>
  thali.call('POST', `/api/stores/${storeId}/${path}`, { token, body });
const sit = async () => sitDown(thali, store, await addTable(thali, store));
const right = async (tab: string) => {
  await expectRightTab(
    async (sql: string, ...values: unknown[]) =>
      (await thali.database.pool.query(sql, [storeId, ...values])).rows,
    tab,
  );
};

/** Orders a dish at the sum that the table shows for it. */
async function order(phone: Phone, dish: 'Chai' | 'Thali') {
  const line = await phone.put(dish);
  const { sums } = await phone.read();
  const { status, body } = await phone.send([line], sums.all);
  expect([status, body.amount]).toEqual([201, sums.all]);
  return body as { _id: string; amount: number };
}
const amounts = async (phone: Phone): Promise<number[]> =>
  (await phone.read()).orders.map(({ amount }: { amount: number }) => amount);
const takeOffAll = async (phone: Phone, orderId: string, discarded = true) => {
  const { orders } = await phone.read();
  const found = orders.find(({ _id }: { _id: string }) => _id === orderId);
  for (const { _id } of found.items) await desk(`orders/${orderId}/items/${_id}/discard`, { discarded });
};

test('a fixed charge comes once for a table, and the quote says so', async () => {
  const phone = await sit();
  expect((await order(phone, 'Chai')).amount).toBe(PLATES + CHAI);
  expect((await order(phone, 'Chai')).amount).toBe(CHAI);
  await right(phone.sittingId);
  const { body } = await desk(`sittings/${phone.sittingId}/close`, { reason: 'Test' });
  expect(body.charged).toBe(true);
});

test('the staff’s round has none either', async () => {
  const phone = await sit();
  await order(phone, 'Chai');
  const { table } = await phone.read();
  const items = [{ itemID: store.items['Chai'], itemLabel: 'Chai', configs: [], quantity: 1, value: 30 }];
  const taken = { orderType: 'Dine-In', items, table: { iden: table.iden, idel: table.label } };
  expect((await desk('orders', { ...taken, amount: PLATES + CHAI })).body.code).toBe('PRICE_CHANGED');
  const { status, body } = await desk('orders', { ...taken, amount: CHAI });
  expect([status, body.amount]).toEqual([201, CHAI]);
});

test.each(['cancelled', 'taken off whole'])(
  'where the first round is %s, the next that stands bears it, on its bill too',
  async (how) => {
    const phone = await sit();
    const [first] = [await order(phone, 'Chai'), await order(phone, 'Thali'), await order(phone, 'Chai')];
    await desk(`orders/${first?._id}/bill`);
    if (how === 'cancelled') await moveOrder(thali, store, first._id, { from: 1, to: 5 });
    else await takeOffAll(phone, first._id);
    expect((await amounts(phone)).slice(1)).toEqual([PLATES + THALI, CHAI]);
    expect((await phone.read()).total).toBeCloseTo(PLATES + THALI + CHAI, 5);
    await right(phone.sittingId);
    if (how === 'cancelled') return;
    await takeOffAll(phone, first._id, false);
    expect(await amounts(phone)).toEqual([CHAI, PLATES + THALI, CHAI]);
    await right(phone.sittingId);
  },
);

test('where nothing is left, the next round bears it, and what is put back does not', async () => {
  const phone = await sit();
  const first = await order(phone, 'Chai');
  await takeOffAll(phone, first._id);
  expect((await order(phone, 'Thali')).amount).toBe(PLATES + THALI);
  await takeOffAll(phone, first._id, false);
  expect(await amounts(phone)).toEqual([CHAI, PLATES + THALI]);
  await right(phone.sittingId);
});

test('two tables that become one bear it once, and what was paid for the other counts', async () => {
  const [one, other] = [await sit(), await sit()];
  const paid = await order(one, 'Chai');
  await desk(`orders/${paid._id}/payments`, { method: 'Cash' });
  await order(other, 'Thali');
  await desk(`sittings/${one.sittingId}/merge`, { into: other.sittingId });
  const view = await other.read();
  expect([view.total, view.paid]).toEqual([PLATES + THALI + CHAI, PLATES + CHAI]);
  await right(other.sittingId);
});

test('it stays at the table where a round is split off, and moves with the guests', async () => {
  const phone = await sit();
  const first = await order(phone, 'Chai');
  await order(phone, 'Thali');
  const { orders } = await phone.read();
  const lines = [orders[0].items[0]._id];
  const { body } = await desk(`sittings/${phone.sittingId}/split`, {
    lines,
    to: await addTable(thali, store),
  });
  expect(body).toMatchObject({ total: CHAI, rounds: [{ _id: first._id }] });
  expect(await amounts(phone)).toEqual([PLATES + THALI]);
  await right(phone.sittingId);
  await right(body._id);
  await desk(`sittings/${phone.sittingId}/move`, { to: await addTable(thali, store) });
  expect((await order(phone, 'Chai')).amount).toBe(CHAI);
});

test('two who send the first round at the same moment: one is asked for the fixed charge', async () => {
  const phone = await sit();
  const [mine, other] = [await phone.put('Chai'), await phone.put('Chai')];
  const first = PLATES + CHAI;
  const sent = await Promise.all([phone.send([mine], first), phone.send([other], first)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = sent.find(({ status }) => status === 409);
  expect([refused?.body.code, refused?.body.details.amount]).toEqual(['PRICE_CHANGED', CHAI]);
});
