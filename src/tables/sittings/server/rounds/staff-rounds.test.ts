import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  orderBody,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { addTable, join, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Dine-In' }, { label: 'Banquet' }];
const store = await teaStore(thali, { orderTypes });
const waiter = await addTestStaff(thali, store, 'STAFF');
const at = (iden: string) => ({ table: { iden, idel: 'Table' } });

const take = (iden: string, more: object = {}, key = '') =>
  thali.call('POST', `/api/stores/${store.storeId}/orders`, {
    token: waiter,
    body: orderBody(store, { ...TEA, more: { ...at(iden), ...more } }),
    headers: key === '' ? {} : { 'idempotency-key': key },
  });
const sittingAt = async (iden: string) => {
  const { tables } = (await thali.call('GET', `/api/stores/${store.storeId}/floor`, { token: waiter })).body;
  return tables.find((table: { iden: string }) => table.iden === iden);
};
async function settle(of: TestStore, change: object) {
  const asked = { params: of, token: of.token };
  const { body } = await thali.call('GET /api/stores/:storeId/sitting-settings', asked);
  await thali.call('PUT /api/stores/:storeId/sitting-settings', { ...asked, body: { ...body, ...change } });
}

test('an order that the staff take opens a free table, and is theirs', async () => {
  const iden = await addTable(thali, store);
  expect((await take(iden)).status).toBe(201);
  expect((await take(iden)).status).toBe(201);
  const { sitting, loose } = await sittingAt(iden);
  expect(loose).toBe(0);
  expect(sitting).toMatchObject({
    guests: 0,
    waiter: { name: 'STAFF person' },
    rounds: [{ round: 1 }, { round: 2 }],
    due: 40,
  });
});

test('it joins the guests who sit there, for everybody', async () => {
  const iden = await addTable(thali, store);
  const phone = await sitDown(thali, store, iden);
  await phone.send([await phone.put('Tea')], 20);
  await take(iden);
  const view = await phone.read();
  expect(view).toMatchObject({ due: 40, orders: [{ round: 1 }, { round: 2 }], shares: [{ total: 40 }] });
  expect(Object.values(view.orders[1].who)).toEqual([{ guest: null, shared: true }]);
});

test('the same key takes one round, and opens one table', async () => {
  const iden = await addTable(thali, store);
  const answers = await Promise.all([
    take(iden, {}, 'one of these'),
    take(iden, {}, 'one of these'),
    take(iden),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  expect((await sittingAt(iden)).sitting.rounds).toHaveLength(2);
});

test('an order alone stays alone: no table, or a type that the store leaves out', async () => {
  const { body } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: store,
    token: store.token,
  });
  const banquet = body.orderConfigs.find(({ label }: { label: string }) => label === 'Banquet');
  await settle(store, { without: [banquet?._id ?? ''] });
  const iden = await addTable(thali, store);
  await take(iden, { orderType: 'Banquet' });
  const alone = await postOrder(thali, store, TEA);
  expect(await sittingAt(iden)).toMatchObject({ sitting: null, loose: 1 });
  expect(alone.status).toBe(201);
  await settle(store, { without: [], isOn: false });
  await take(iden);
  expect(await sittingAt(iden)).toMatchObject({ sits: false, sitting: null, loose: 2 });
  await settle(store, { isOn: true });
});

test('an older client orders alone at a table, but not past the code', async () => {
  const place = await teaStore(thali, { orderTypes: [{ label: 'Dine-In' }, { label: 'Pickup' }] });
  const iden = await addTable(thali, place);
  const order = () => postOrder(thali, place, { ...TEA, more: at(iden) });
  await join(thali, place, iden);
  expect((await order()).status).toBe(201);
  await settle(place, { admission: 'code' });
  const refused = await order();
  expect([refused.status, refused.body.code]).toEqual([409, 'SITTING_REQUIRED']);
  const typed = await postOrder(thali, place, TEA);
  expect([typed.status, typed.body.code]).toEqual([409, 'SITTING_REQUIRED']);
  expect((await postOrder(thali, place, { ...TEA, more: { orderType: 'Pickup' } })).status).toBe(201);
});
