import { expect, test } from 'vitest';
import { placeTestOrder } from '../../testing/test-stores.ts';
import { useStockScene } from './testing/use-stock-scene.ts';

const { thali, store, stock, dish, onMenu } = await useStockScene();
for (const name of ['Milk', 'Rice']) await stock.add(name);
await stock.setRecipe(dish('Tea'), { Milk: 100 });
await stock.setRecipe(dish('Biryani'), { Rice: 150 });

const state = async (name: string) => (await onMenu(name)).state;
const ingredient = async (name: string) => (await stock.read()).find((one) => one.name === name);
async function order(item: string, value: number, quantity: number): Promise<void> {
  thali.clock.advance(1_000);
  const amount = value * quantity;
  await placeTestOrder(thali, store, { lines: [{ item, value: value.toFixed(2), quantity }], amount });
  await stock.follow();
}
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
  await stock.call('PUT', `/ingredients/${stock.idOf('Milk')}/out`, { isOut: false });
  await order('Tea', 20, 1);
  expect(await state('Tea')).toBe('Available');
});

test('an owner says that it is only shown, and the dishes stay', async () => {
  expect((await setAtZero('Milk', 'warn')).body.atZero).toBe('warn');
  await stock.enter('counted', { Milk: 0 });
  expect(await state('Tea')).toBe('Available');
});
