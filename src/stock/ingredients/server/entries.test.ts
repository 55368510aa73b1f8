import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  simpleItem,
  unique,
} from '#testing/server/test-stores.ts';
import { stockScene } from './testing/stock-scene.ts';
import { useStockScene } from './testing/use-stock-scene.ts';

const { thali, store, stock, dish } = await useStockScene();

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
      unit: 'g',
      par: 5_000,
      packs: [{ name: 'Bag', quantity: 25_000 }],
      quantity: 19_500,
      reserved: 0,
      value: 1_365,
      cost: 70,
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
    expect((await stock.setRecipe(of, { Onions: 1_000, Rice: 100 }, { makes: 1_000 })).status).toBe(200);
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
    expectError(await stock.setRecipe(rice, { Gravy: 1 }, { makes: 1 }), 409, 'RECIPE_CIRCULAR');
  });

  test('what was there before anybody bought it is worth what it usually costs, and no more once it is bought', async () => {
    const packs = [{ name: 'Tin', quantity: 15_000 }];
    for (const name of ['Oil', 'Ghee']) await stock.add(name, 'ml', { packs, price: 1_800 });
    const read = async (name: string) => (await stock.read()).find((one) => one.name === name);
    await stock.enter('opening', { Oil: 5_000 });
    await stock.enter('counted', { Ghee: 5_000 });
    for (const name of ['Oil', 'Ghee']) {
      expect(await read(name)).toMatchObject({ quantity: 5_000, cost: 120, value: 600 });
      await stock.enter('bought', { [name]: [5_000, 800] });
      expect(await read(name)).toMatchObject({ quantity: 10_000, cost: 140, value: 1_400 });
      await stock.enter('counted', { [name]: 11_000 });
      expect(await read(name)).toMatchObject({ cost: 140 });
    }
  });

  test('a count that did not know of another one is refused with what that found, and stands if it is sent again', async () => {
    const ravi = await addTestStaff(thali, store, 'KITCHEN');
    const kitchen = stockScene(thali, { ...store, token: ravi });
    const rice = async () => (await stock.read()).find(({ name }) => name === 'Rice');
    const seen = (await rice())?.countedAt;
    const count = (scene: typeof stock, quantity: number, known: string | null | undefined) =>
      scene.call('POST', '/entries', {
        what: 'counted',
        lines: [{ ingredient: stock.idOf('Rice'), quantity, countedAt: known }],
      });
    thali.clock.advance(HOUR);
    expect((await count(kitchen, 16_000, seen)).status).toBe(200);
    const at = new Date(thali.clock.now).toISOString();
    thali.clock.advance(HOUR);
    await stock.enter('wasted', { Rice: 500 }, { reason: 'spoilt' });
    const refused = await count(stock, 15_000, seen);
    expectError(refused, 412, 'REVISION_STALE', {
      details: {
        counted: [{ ingredient: stock.idOf('Rice'), quantity: 16_000, at, by: expect.any(String) }],
      },
    });
    expect(await rice()).toMatchObject({ quantity: 15_500, countedAt: at });
    expect((await count(stock, 15_000, at)).status).toBe(200);
    expect(await rice()).toMatchObject({ quantity: 15_000 });
    // A program may say nothing of what it knew.
    expect((await stock.enter('counted', { Rice: 14_000 })).status).toBe(200);
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
