import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CANCELLED, PREPARING, RECEIVED, SERVED } from '#domain/order/order.ts';
import { HOUR } from '#domain/time/durations.ts';
import { expectError, expectFields } from '../../testing/expect-error.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
  type TestStore,
  unique,
} from '../../testing/test-stores.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '../../testing/test-tablets.ts';
import { stockScene } from './testing/stock-scene.ts';

const thali = await useTestApp();
let store: TestStore;
let stock: ReturnType<typeof stockScene>;

beforeAll(async () => {
  store = await createTestStore(thali, catalogueOf([simpleItem('Biryani', 200), simpleItem('Tea', 20)]));
  stock = stockScene(thali, store);
});

const dish = (name: string) => ({ kind: 'dish' as const, itemId: store.items[name] ?? '' });
const order = async (quantity: number) => {
  const lines = [{ item: 'Biryani', value: '200.00', quantity }];
  const placed = await placeTestOrder(thali, store, { lines, amount: 200 * quantity });
  await stock.follow();
  return placed._id as string;
};

describe('what people write down', () => {
  beforeAll(async () => {
    await stock.add('Rice', 'g', { packs: [{ name: 'Bag', quantity: 25_000 }], par: 5_000 });
    await stock.add('Onions');
    await stock.add('Gravy', 'ml');
  });

  test('adds up: what was there, was bought, was thrown away; and each kilogram costs the average', async () => {
    await stock.enter('opening', { Rice: [10_000, 600] });
    await stock.enter('bought', { Rice: [10_000, 800] });
    const { body } = await stock.enter('wasted', { Rice: 500 }, { reason: 'spoilt', note: 'Weevils' });
    expect(body.ingredients.find(({ name }: { name: string }) => name === 'Rice')).toMatchObject({
      ...{ unit: 'g', par: 5_000, packs: [{ name: 'Bag', quantity: 25_000 }] },
      ...{ quantity: 19_500, reserved: 0, value: 1_365, cost: 70 },
    });
  });

  test('a count says what is there, and the ledger what was missing', async () => {
    await stock.enter('counted', { Rice: 19_000 });
    const { body } = await stock.call('GET', `/ingredients/${stock.idOf('Rice')}`);
    expect(body.ingredient).toMatchObject({ quantity: 19_000, value: 1_330 });
    expect(
      body.entries.map(({ what, quantity, value }: Record<string, unknown>) => [what, quantity, value]),
    ).toEqual([
      ['counted', -500, -35],
      ['wasted', -500, -35],
      ['bought', 10_000, 800],
      ['opening', 10_000, 600],
    ]);
    expect(body.entries[1]).toMatchObject({ reason: 'spoilt', note: 'Weevils', order: null });
  });

  /** What a tablet wrote down without the line, and sends now. */
  async function sendLate(madeAt: number, what: string, quantity: number, more: object = {}) {
    const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
    const cookie = await startTestTurn(thali, await admitTestTablet(thali, store, unique()), ravi);
    const times = {
      'made-at': new Date(madeAt).toISOString(),
      'sent-at': new Date(thali.clock.now).toISOString(),
    };
    const sent = await thali.call('POST', `/api/stores/${store.storeId}/stock/entries`, {
      headers: { cookie, 'idempotency-key': unique(), ...times },
      body: { what, lines: [{ ingredient: stock.idOf('Rice'), quantity }], ...more },
    });
    expect(sent.status, sent.text).toBe(200);
  }
  const rice = async () => (await stock.read()).find(({ name }) => name === 'Rice');

  test('a count that comes late is of when it was made, whatever went since', async () => {
    thali.clock.advance(HOUR);
    const madeAt = thali.clock.now;
    thali.clock.advance(HOUR);
    await stock.enter('wasted', { Rice: 200 }, { reason: 'dropped' });
    thali.clock.advance(HOUR);
    await sendLate(madeAt, 'counted', 18_500);
    expect(await rice()).toMatchObject({ quantity: 18_300, countedAt: new Date(madeAt).toISOString() });
  });

  test('what comes late after a newer count was in that count', async () => {
    const before = thali.clock.now;
    thali.clock.advance(HOUR);
    await stock.enter('counted', { Rice: 19_000 });
    thali.clock.advance(HOUR);
    await sendLate(before, 'counted', 12_000);
    await sendLate(before, 'wasted', 500, { reason: 'spoilt' });
    expect(await rice()).toMatchObject({ quantity: 19_000 });
  });

  test('a batch takes its ingredients, and is worth what they were', async () => {
    await stock.enter('opening', { Onions: [5_000, 200] });
    expectFields(await stock.enter('made', { Gravy: 2_000 }), { lines: expect.anything() });
    const of = { kind: 'made' as const, ingredientId: stock.idOf('Gravy') };
    expect((await stock.setRecipe(of, { Onions: 1_000, Rice: 100 }, 1_000)).status).toBe(200);
    await stock.enter('made', { Gravy: 2_000 });
    expect(await stock.held()).toMatchObject({ Onions: [3_000, 0], Rice: [18_800, 0], Gravy: [2_000, 0] });
    const gravy = (await stock.read()).find(({ name }) => name === 'Gravy');
    expect(gravy).toMatchObject({ value: 94, cost: 47 });
  });

  test('is written down once, however often it is sent', async () => {
    const headers = { 'idempotency-key': unique() };
    const body = {
      what: 'wasted',
      reason: 'dropped',
      lines: [{ ingredient: stock.idOf('Onions'), quantity: 100 }],
    };
    const send = () =>
      thali.call('POST', `/api/stores/${store.storeId}/stock/entries`, { token: store.token, body, headers });
    for (const answer of [await send(), await send()]) expect(answer.status).toBe(200);
    expect(await stock.held()).toMatchObject({ Onions: [2_900, 0] });
  });

  test('is refused where it makes no sense', async () => {
    expectFields(await stock.enter('wasted', { Rice: 1 }), { reason: expect.anything() });
    expectFields(await stock.enter('counted', { Rice: 0.0001 }), { 'lines[0].quantity': expect.anything() });
    const other = stockScene(thali, await createTestStore(thali));
    const theirs = await other.add('Rice');
    const lines = [{ ingredient: theirs, quantity: 1 }];
    expectError(
      await stock.call('POST', '/entries', { what: 'counted', lines }),
      404,
      'INGREDIENT_NOT_FOUND',
    );
    const rice = { kind: 'made' as const, ingredientId: stock.idOf('Onions') };
    expectError(await stock.setRecipe(rice, { Gravy: 1 }, 1), 409, 'RECIPE_CIRCULAR');
  });

  test('the cook counts and throws away, and is told no prices', async () => {
    const cook = await addTestStaff(thali, store, 'KITCHEN');
    const kitchen = stockScene(thali, { ...store, token: cook });
    const { body } = await kitchen.call('GET', '');
    expect(body.ingredients[0]).toMatchObject({ value: null, cost: null });
    const lines = [{ ingredient: stock.idOf('Onions'), quantity: 2_800 }];
    expect((await kitchen.call('POST', '/entries', { what: 'counted', lines })).status).toBe(200);
    expectError(await kitchen.call('POST', '/entries', { what: 'bought', lines }), 403, 'FORBIDDEN');
    expectError(await kitchen.call('PUT', '/recipes', { of: dish('Tea'), lines: [] }), 403, 'FORBIDDEN');
  });
});

describe('what orders take', () => {
  beforeEach(async () => {
    await stock.add('Rice 2');
    await stock.add('Ghee');
    await stock.enter('opening', { 'Rice 2': [10_000, 600], Ghee: [1_000, 500] });
    await stock.setRecipe(dish('Biryani'), { 'Rice 2': 150, Ghee: 10.5 });
  });

  test('is held until it is cooked, and used then; a cancellation before that gives it back', async () => {
    const [one, other] = [await order(2), await order(1)];
    expect(await stock.held()).toMatchObject({ 'Rice 2': [10_000, 450], Ghee: [1_000, 31.5] });
    await moveOrder(thali, store, one, { from: RECEIVED, to: SERVED });
    await moveOrder(thali, store, other, { from: RECEIVED, to: CANCELLED, reason: 'They left' });
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_700, 0], Ghee: [979, 0] });
  });

  test('is waste once it was cooked and is cancelled', async () => {
    const id = await order(1);
    await moveOrder(thali, store, id, { from: RECEIVED, to: SERVED });
    await stock.follow();
    await moveOrder(thali, store, id, { from: SERVED, to: CANCELLED, reason: 'Cold' });
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_850, 0] });
    const { body } = await stock.call('GET', `/ingredients/${stock.idOf('Rice 2')}`);
    expect(
      body.entries.map(({ what, quantity }: Record<string, unknown>) => [what, quantity]).slice(0, 3),
    ).toEqual([
      ['wasted', -150],
      ['used', 150],
      ['used', -150],
    ]);
    expect(body.entries[0].order).toMatchObject({ _id: id });
  });

  test('follows the recipe that held when it was ordered', async () => {
    const before = await order(1);
    thali.clock.advance(1_000);
    await stock.setRecipe(dish('Biryani'), { 'Rice 2': 200 });
    thali.clock.advance(1_000);
    const after = await order(1);
    expect(await stock.held()).toMatchObject({ 'Rice 2': [10_000, 350], Ghee: [1_000, 10.5] });
    for (const id of [before, after]) await moveOrder(thali, store, id, { from: RECEIVED, to: PREPARING });
    for (const id of [before, after]) await moveOrder(thali, store, id, { from: PREPARING, to: SERVED });
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_650, 0], Ghee: [989.5, 0] });
  });
});

describe('an ingredient that is out', () => {
  const onMenu = async (): Promise<Record<string, string>> => {
    const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
    const items = body.menus[0].categories[0].items as { label: string; state: string }[];
    return Object.fromEntries(items.map(({ label, state }) => [label, state]));
  };
  const mark = (name: string, isOut: boolean) =>
    stock.call('PUT', `/ingredients/${stock.idOf(name)}/out`, { isOut });

  beforeAll(async () => {
    await stock.add('Saffron');
    await stock.add('Milk', 'ml');
    await stock.setRecipe(dish('Biryani'), { Saffron: 0.2, Milk: 20 });
    await stock.setRecipe(dish('Tea'), { Milk: 100 });
  });

  test('takes its dishes off the menus, and brings them back unless they miss another one', async () => {
    await mark('Saffron', true);
    expect(await onMenu()).toEqual({ Biryani: 'Sold out', Tea: 'Available' });
    await mark('Milk', true);
    const { body } = await mark('Saffron', false);
    expect(await onMenu()).toEqual({ Biryani: 'Sold out', Tea: 'Sold out' });
    const found = (name: string) => body.ingredients.find((one: { name: string }) => one.name === name);
    expect(found('Saffron')).toMatchObject({ outSince: null, tookOff: [] });
    expect(found('Milk').outSince).toBe(new Date(thali.clock.now).toISOString());
    expect(found('Milk').tookOff.toSorted()).toEqual([store.items['Tea'], store.items['Biryani']].toSorted());
    await mark('Milk', false);
    expect(await onMenu()).toEqual({ Biryani: 'Available', Tea: 'Available' });
  });

  test('is not brought back by a count from before it was out', async () => {
    const before = thali.clock.now;
    thali.clock.advance(HOUR);
    await mark('Saffron', true);
    const ravi = await addTestPerson(thali, store, { role: 'KITCHEN' });
    const cookie = await startTestTurn(thali, await admitTestTablet(thali, store, unique()), ravi);
    await thali.call('POST', `/api/stores/${store.storeId}/stock/entries`, {
      headers: {
        ...{ cookie, 'idempotency-key': unique(), 'made-at': new Date(before).toISOString() },
        'sent-at': new Date(thali.clock.now).toISOString(),
      },
      body: { what: 'counted', lines: [{ ingredient: stock.idOf('Saffron'), quantity: 5 }] },
    });
    expect(await onMenu()).toMatchObject({ Biryani: 'Sold out' });
    await mark('Saffron', false);
  });

  test('is back when it is bought, and leaves alone what the staff took off', async () => {
    await thali.call('PATCH', `/api/stores/${store.storeId}/items/${store.items['Tea']}`, {
      token: store.token,
      body: { state: 'Sold out' },
    });
    await mark('Milk', true);
    await mark('Milk', true);
    expect(await onMenu()).toEqual({ Biryani: 'Sold out', Tea: 'Sold out' });
    expect((await stock.enter('bought', { Milk: [5_000, 300] })).status).toBe(200);
    expect(await onMenu()).toEqual({ Biryani: 'Available', Tea: 'Sold out' });
  });
});

test('where it went: what was used, wasted and is missing in some days, at what it cost', async () => {
  const other = await createTestStore(thali, catalogueOf([simpleItem('Biryani', 200)]));
  const own = stockScene(thali, other);
  await own.add('Rice');
  await own.enter('bought', { Rice: [10_000, 600] });
  await own.enter('wasted', { Rice: 1_000 }, { reason: 'spoilt' });
  await own.enter('counted', { Rice: 8_500 });
  const day = new Date(thali.clock.now).toISOString().slice(0, 10);
  const use = (from: string, to: string) => own.call('GET', `/use?from=${from}&to=${to}`);
  const { body } = await use(day, day);
  expect(
    body.sums.toSorted((a: { what: string }, b: { what: string }) => a.what.localeCompare(b.what)),
  ).toEqual([
    { ingredient: own.idOf('Rice'), what: 'bought', quantity: 10_000, value: 600 },
    { ingredient: own.idOf('Rice'), what: 'counted', quantity: -500, value: -30 },
    { ingredient: own.idOf('Rice'), what: 'wasted', quantity: -1_000, value: -60 },
  ]);
  expect((await use('2020-01-01', '2020-01-31')).body.sums).toEqual([]);
  expectFields(await use('2020-01-31', '2020-01-01'), { to: expect.anything() });
});

test('an order of a hundred lines with long recipes is taken whole', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `Spice ${at}`);
  for (const name of names) await stock.add(name);
  await stock.setRecipe(dish('Biryani'), Object.fromEntries(names.map((name) => [name, 1])));
  thali.clock.advance(1_000);
  const lines = Array.from({ length: 100 }, () => ({ item: 'Biryani', value: '200.00', quantity: 1 }));
  await placeTestOrder(thali, store, { lines, amount: 20_000 });
  await stock.follow();
  expect((await stock.held())['Spice 49']).toEqual([0, 100]);
});

test('what is there, held and was paid is the sum of the ledger', async () => {
  const { rows } = await thali.database.pool.query(
    `select i.name from ingredients i left join stock_ledger l on l.store_id = i.store_id and l.ingredient_id = i.id
      where i.store_id = $1 group by i.store_id, i.id
      having (i.quantity, i.reserved, i.value)
        <> (coalesce(sum(l.quantity), 0), coalesce(sum(l.reserved), 0), coalesce(sum(l.value), 0))`,
    [store.storeId],
  );
  expect(rows).toEqual([]);
});
