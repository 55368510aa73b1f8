import { expect, test } from 'vitest';
import { CANCELLED, RECEIVED } from '#ordering/orders/rules/order.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { moveOrder, placeTestOrder } from '#testing/server/test-stores.ts';
import { useStockScene } from './testing/use-stock-scene.ts';

const { thali, store, stock, dish, onMenu } = await useStockScene();
for (const name of ['Milk', 'Rice']) await stock.add(name);
await stock.setRecipe(dish('Tea'), { Milk: 100 });
await stock.setRecipe(dish('Biryani'), { Rice: 150 });

const state = async (name: string) => (await onMenu(name)).state;
const ingredient = async (name: string) => (await stock.read()).find((one) => one.name === name);
async function order(item: string, value: number, quantity: number): Promise<string> {
  thali.clock.advance(1_000);
  const amount = value * quantity;
  const lines = [{ item, value: value.toFixed(2), quantity }];
  const { _id } = await placeTestOrder(thali, store, { lines, amount });
  await stock.follow();
  return _id;
}
async function takeBack(id: string): Promise<void> {
  await moveOrder(thali, store, id, { from: RECEIVED, to: CANCELLED, reason: 'They left' });
  await stock.follow();
}
const setOut = (name: string, isOut: boolean) =>
  stock.call('PUT', `/ingredients/${stock.idOf(name)}/out`, { isOut });
const setAtZero = (name: string, atZero: string | null) =>
  stock.call('PUT', `/ingredients/${stock.idOf(name)}`, {
    name,
    shelf: '',
    packs: [],
    par: null,
    isGone: false,
    atZero,
  });

test('what was never counted goes on, whatever the books say', async () => {
  await order('Biryani', 200, 2);
  expect(await state('Biryani')).toBe('Available');
  expect(await ingredient('Rice')).toMatchObject({ atZero: 'goOn', reserved: 300 });
});

test('orders that leave something hold up no other order of the store', async () => {
  const { lines, amount } = { lines: [{ item: 'Biryani', value: '200.00', quantity: 1 }], amount: 200 };
  await placeTestOrder(thali, store, { lines, amount });
  // As each order does while it is placed.
  const held = await lockRows(thali.database, 'select store_id from stores where store_id = $1 for share', [
    store.storeId,
  ]);
  await stock.follow();
  expect(await ingredient('Rice')).toMatchObject({ reserved: 450 });
  await held.release();
});

test('what is counted takes its dishes off once orders hold all of it, and they come back when it is bought', async () => {
  await stock.enter('counted', { Milk: 300 });
  expect((await ingredient('Milk'))?.atZero).toBe('out');
  await order('Tea', 20, 2);
  expect(await state('Tea')).toBe('Available');
  await order('Tea', 20, 1);
  expect(await state('Tea')).toBe('Sold out');
  expect((await ingredient('Milk'))?.tookOff).toEqual([store.items['Tea']]);
  await stock.enter('bought', { Milk: [1_000, 60] });
  expect(await state('Tea')).toBe('Available');
});

test('a count of nothing, or what is thrown away, takes them off too', async () => {
  await stock.enter('wasted', { Milk: 1_000 }, { reason: 'spoilt' });
  expect(await state('Tea')).toBe('Sold out');
  await stock.enter('counted', { Milk: 500 });
  expect(await state('Tea')).toBe('Available');
  await stock.enter('counted', { Milk: 0 });
  expect(await state('Tea')).toBe('Sold out');
});

test('what somebody brings back at zero stays, until something comes and is used up again', async () => {
  await setOut('Milk', false);
  await order('Tea', 20, 1);
  expect(await state('Tea')).toBe('Available');
});

test('what an order gives back brings its dishes back: portions that come off, and all of it', async () => {
  await stock.countFree('Milk', 300);
  const id = await order('Tea', 20, 3);
  expect(await state('Tea')).toBe('Sold out');
  const path = `/api/stores/${store.storeId}/orders/${id}`;
  const { body } = await thali.call('GET', path, { token: store.token });
  const less = { kind: 'off', line: body.items[0]._id, quantity: 1 };
  await thali.call('POST', `${path}/edit`, {
    token: store.token,
    body: { changes: [less], reason: 'One less' },
  });
  await stock.follow();
  expect(await state('Tea')).toBe('Available');
  await order('Tea', 20, 1);
  expect(await state('Tea')).toBe('Sold out');
  await takeBack(id);
  expect(await state('Tea')).toBe('Available');
});

test('what somebody has marked as out is not brought back by an order', async () => {
  await stock.countFree('Milk', 100);
  const id = await order('Tea', 20, 1);
  expect(await state('Tea')).toBe('Sold out');
  await setOut('Milk', true);
  await takeBack(id);
  expect(await state('Tea')).toBe('Sold out');
  await setOut('Milk', false);
});

test('a dish that somebody took off meanwhile stays off', async () => {
  await stock.countFree('Milk', 100);
  const sell = (is: string) =>
    thali.call('PATCH', `/api/stores/${store.storeId}/items/${store.items['Tea']}`, {
      token: store.token,
      body: { state: is },
    });
  await sell('Sold out');
  const other = await order('Biryani', 200, 1);
  await stock.enter('wasted', { Milk: 100 }, { reason: 'spoilt' });
  await takeBack(other);
  await stock.countFree('Milk', 100);
  expect(await state('Tea')).toBe('Sold out');
  await sell('Available');
});

test('an owner who says that it goes on brings back what was off at zero', async () => {
  await stock.enter('counted', { Milk: 0 });
  expect(await state('Tea')).toBe('Sold out');
  await setAtZero('Milk', 'goOn');
  expect(await state('Tea')).toBe('Available');
  await setAtZero('Milk', null);
});

test('an owner says that it is only shown, and the dishes stay', async () => {
  expect((await setAtZero('Milk', 'warn')).body.atZero).toBe('warn');
  await stock.enter('counted', { Milk: 0 });
  expect(await state('Tea')).toBe('Available');
});
