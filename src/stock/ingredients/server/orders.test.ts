import { beforeEach, describe, expect, test } from 'vitest';
import { CANCELLED, PREPARING, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { expectFields } from '#testing/server/expect-error.ts';
import { moveOrder, placeTestOrder } from '#testing/server/test-stores.ts';
import { useStockScene } from './testing/use-stock-scene.ts';

const { thali, store, stock, dish } = await useStockScene();
const order = async (quantity: number) => {
  const lines = [{ item: 'Biryani', value: '200.00', quantity }];
  const placed = await placeTestOrder(thali, store, { lines, amount: 200 * quantity });
  await stock.follow();
  return placed._id as string;
};

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

  test('is used once it was served, also if portions come off before the log of it is read', async () => {
    const id = await order(3);
    const path = `/api/stores/${store.storeId}/orders/${id}`;
    await moveOrder(thali, store, id, { from: RECEIVED, to: SERVED });
    const { body } = await thali.call('GET', path, { token: store.token });
    const removed = { discarded: true, keep: 2, reason: 'Cold' };
    await thali.call('POST', `${path}/items/${body.items[0]._id}/discard`, {
      token: store.token,
      body: removed,
    });
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_550, 0] });
    await moveOrder(thali, store, id, { from: SERVED, to: CANCELLED, reason: 'All of it' });
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_550, 0] });
    const cancelled = await order(1);
    await moveOrder(thali, store, cancelled, { from: RECEIVED, to: SERVED });
    await moveOrder(thali, store, cancelled, { from: SERVED, to: CANCELLED, reason: 'Cold' });
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_400, 0] });
  });

  test('is used once it was served, also if portions come off and the rest goes to another bill', async () => {
    const phone = await sitDown(thali, store, await addTable(thali, store));
    const lines = [await phone.put('Biryani', { quantity: 3 }), await phone.put('Tea')];
    const { body: placed } = await phone.send(lines, 620);
    const [biryani] = (await phone.read()).orders[0].items;
    await moveOrder(thali, store, placed._id, { from: RECEIVED, to: SERVED });
    const path = `/api/stores/${store.storeId}`;
    const desk = (rest: string, body: object) =>
      thali.call('POST', `${path}/${rest}`, { token: store.token, body });
    const removed = { discarded: true, keep: 2, reason: 'Cold' };
    await desk(`orders/${placed._id}/items/${biryani._id}/discard`, removed);
    await stock.follow();
    const split = await desk(`sittings/${phone.sittingId}/split`, { lines: [biryani._id] });
    expect(split.status, split.text).toBe(200);
    await stock.follow();
    expect(await stock.held()).toMatchObject({ 'Rice 2': [9_550, 0] });
  });

  test('is the share of the dish that its size takes', async () => {
    const half = { kind: 'choice' as const, itemId: store.items['Biryani'] ?? '' };
    const choice = { group: 'Portion', option: 'Regular' };
    const tooMuch = await stock.setRecipe({ ...half, choice }, {}, { makes: 11 });
    expectFields(tooMuch, { makes: expect.anything() });
    const { body } = await stock.setRecipe({ ...half, choice }, {}, { makes: 0.5 });
    expect(body.recipes).toContainEqual({ of: { ...half, choice }, makes: 0.5, lines: [], cost: 0 });
    thali.clock.advance(1_000);
    await order(2);
    expect(await stock.held()).toMatchObject({ 'Rice 2': [10_000, 150] });
    await stock.setRecipe({ ...half, choice }, {});
    thali.clock.advance(1_000);
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
