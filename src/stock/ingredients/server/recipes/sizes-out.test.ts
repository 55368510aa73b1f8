import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import {
  catalogueOf,
  type OrderParts,
  orderBody,
  patchStore,
  postOrder,
  replaceCatalogue,
  simpleItem,
  unique,
} from '#testing/server/test-stores.ts';
import { useStockScene } from '../testing/use-stock-scene.ts';

const { thali, store: bare, stock, mark, onMenu } = await useStockScene();

const SIZES = {
  label: 'Size',
  required: true,
  maxSelection: 1,
  contents: [
    { label: 'Half', value: 120 },
    { label: 'Full', value: 220 },
  ],
};
const ALONE = simpleItem('Lunch', 300);
const MAIN = {
  label: 'Main',
  required: true,
  maxSelection: 1,
  contents: [{ label: 'Paneer tikka', value: 0, itemID: 'tikka' }],
};
const store = await replaceCatalogue(
  thali,
  bare,
  catalogueOf([
    { _id: 'tikka', label: 'Paneer tikka', configs: [SIZES] },
    { ...ALONE, configs: [...ALONE.configs, MAIN] },
  ]),
);
const itemId = store.items['Paneer tikka'] ?? '';
const size = (option: string) => ({ kind: 'choice' as const, itemId, choice: { group: 'Size', option } });
const portion = (option: string, value = option === 'Half' ? 120 : 220, ...more: object[]) => ({
  lines: [
    {
      item: 'Paneer tikka',
      value: value.toFixed(2),
      quantity: 1,
      configs: [{ label: 'Size', contents: [option] }, ...more],
    },
  ],
  amount: value,
});
const order = (option: string, ...more: object[]) =>
  postOrder(thali, store, portion(option, undefined, ...more));
const office = (method: string, path: string, body?: object) =>
  thali.call(method, `/api/stores/${store.storeId}/${path}`, {
    token: store.token,
    ...(body ? { body } : {}),
  });
const offered = async () => {
  const { state, configs } = await onMenu('Paneer tikka');
  return { state, sizes: configs[0]?.contents.map(({ label }) => label), asked: configs[1]?.label };
};
for (const name of ['Paneer', 'Tofu', 'Cream']) await stock.add(name);

beforeEach(async () => {
  for (const name of ['Paneer', 'Tofu', 'Cream']) await mark(name, false);
  thali.clock.advance(1_000);
  await stock.setRecipe(size('Half'), { Paneer: 120 });
  await stock.setRecipe(size('Full'), { Paneer: 240, Cream: 20 });
  thali.clock.advance(1_000);
});

test('a size whose ingredient is out is not offered and not sold, and comes back', async () => {
  await mark('Cream', true);
  expect(await offered()).toEqual({ state: 'Available', sizes: ['Half'], asked: undefined });
  expectError(await order('Full'), 422, 'OPTIONS_INVALID', { details: expect.anything() });
  const { body } = await order('Half');
  const { items } = (await thali.call('GET', `/order/status/${body.slug}/`)).body;
  expect(items[0].options).toEqual(['Half']);
  await mark('Cream', false);
  expect(await offered()).toMatchObject({ sizes: ['Half', 'Full'] });
});

test('a dish whose sizes are all out is sold out', async () => {
  await mark('Paneer', true);
  expect((await offered()).state).toBe('Sold out');
  expectError(await order('Half'), 409, 'ITEM_UNAVAILABLE', { details: expect.anything() });
});

test('sizes that are all made with the same swap stay, and take what was agreed to', async () => {
  for (const option of ['Half', 'Full'])
    await stock.setRecipe(
      size(option),
      { Paneer: option === 'Half' ? 120 : 240 },
      { swaps: { Paneer: ['Tofu', option === 'Half' ? 100 : 200] } },
    );
  thali.clock.advance(1_000);
  await mark('Paneer', true);
  expect(await offered()).toEqual({ state: 'Available', sizes: ['Half', 'Full'], asked: 'No Paneer today' });
  expectError(await order('Half'), 422, 'OPTIONS_INVALID', { details: expect.anything() });
  const agreed = { label: 'No Paneer today', contents: ['Tofu instead of Paneer'] };
  expect((await order('Half', agreed)).status).toBe(201);
  await stock.follow();
  expect((await stock.held())['Tofu']).toEqual([0, 100]);
});

/** A sale of a tablet that was away, which knew the menu as it was when it left. */
async function sellLate(sold: OrderParts, ago: number, revision: number) {
  const waiter = await addTestPerson(thali, store, { name: `Waiter ${unique()}` });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), waiter);
  const paid = { method: 'Cash', amount: sold.amount };
  return thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    headers: {
      cookie,
      'idempotency-key': unique(),
      'made-at': new Date(thali.clock.now - ago).toISOString(),
      'sent-at': new Date(thali.clock.now).toISOString(),
      'menu-revision': String(revision),
    },
    body: { order: orderBody(store, sold), paid },
  });
}

test('a tablet without the line sells a size that was out by then: the sale stands, and somebody is told', async () => {
  const { revision } = (await office('GET', 'catalogue')).body;
  await mark('Cream', true);
  thali.clock.advance(HOUR);
  const before = await sellLate(portion('Full'), 2 * HOUR, revision);
  const other = await sellLate(portion('Half'), MINUTE, revision);
  expect([before.status, other.status], before.text + other.text).toEqual([201, 201]);
  expect((await office('GET', 'questions')).body.questions).toEqual([]);
  const sold = await sellLate(portion('Full'), MINUTE, revision);
  expect([sold.status, sold.body.amount], sold.text).toEqual([201, 220]);
  expect((await office('GET', 'questions')).body.questions).toMatchObject([
    {
      kind: 'refused',
      isSaved: true,
      code: 'ITEM_UNAVAILABLE',
      order: { _id: sold.body._id },
      sum: 220,
      dishes: [{ label: 'Paneer tikka', quantity: 1 }],
    },
  ]);
});

test('a tablet without the line sells a combo with a size that was out by then, although it had a swap: it is asked about too', async () => {
  const configs = [
    { label: 'Portion', contents: ['Regular'] },
    { label: 'Main', contents: ['Paneer tikka'] },
  ];
  const lunch = { lines: [{ item: 'Lunch', value: '300.00', configs }], amount: 300 };
  await stock.setRecipe(size('Half'), { Paneer: 120 }, { swaps: { Paneer: ['Tofu', 100] } });
  await mark('Tofu', true);
  const { revision } = (await office('GET', 'catalogue')).body;
  const settled = (await office('GET', 'questions')).body.questions.length;
  await mark('Cream', true);
  thali.clock.advance(HOUR);
  const there = await sellLate(lunch, MINUTE, revision);
  expect(there.status, there.text).toBe(201);
  expect((await office('GET', 'questions')).body.questions).toHaveLength(settled);
  await mark('Paneer', true);
  thali.clock.advance(HOUR);
  const before = await sellLate(lunch, 2 * HOUR - MINUTE, revision);
  const sold = await sellLate(lunch, MINUTE, revision);
  expect([before.status, sold.status], before.text + sold.text).toEqual([201, 201]);
  const { questions } = (await office('GET', 'questions')).body;
  expect(questions).toHaveLength(settled + 1);
  expect(questions.find(({ sum }: { sum: number }) => sum === 300)).toMatchObject({
    kind: 'refused',
    isSaved: true,
    code: 'ITEM_UNAVAILABLE',
    order: { _id: sold.body._id },
  });
});

test('a program does not sell a size that is out, nor do its quotes have it', async () => {
  const secret = await makeTestKey(thali, store, ['orders.write', 'orders.read', 'menu.read']);
  const headers = { authorization: `Bearer ${secret}` };
  const place = (option: string) =>
    thali.call('POST', `/api/stores/${store.storeId}/orders`, {
      headers: { ...headers, 'idempotency-key': unique() },
      body: orderBody(store, portion(option)),
    });
  await mark('Cream', true);
  expectError(await place('Full'), 422, 'OPTIONS_INVALID', { details: expect.anything() });
  const half = await place('Half');
  expect(half.status, half.text).toBe(201);
  const dishes = async () => (await thali.call('GET', '/v1/menu', { headers })).text;
  expect(await dishes()).not.toContain('Full');
  await mark('Cream', false);
  expect((await place('Full')).status).toBe(201);
  expect(await dishes()).toContain('Full');
});

test('a price rule holds for the sizes that are left, and for the one that is out once it is back', async () => {
  const priceRules = [aRule('half', { how: { kind: 'percent', percent: -5_000 } })];
  await mark('Cream', true);
  expect((await patchStore(thali, store, { priceRules })).status).toBe(200);
  expect((await postOrder(thali, store, portion('Half', 60))).status).toBe(201);
  expectError(await postOrder(thali, store, portion('Full', 110)), 422, 'OPTIONS_INVALID', {
    details: expect.anything(),
  });
  await mark('Cream', false);
  expect((await postOrder(thali, store, portion('Full', 110))).status).toBe(201);
  await patchStore(thali, store, { priceRules: [] });
});
