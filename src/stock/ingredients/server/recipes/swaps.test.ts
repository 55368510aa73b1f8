import { expect, test } from 'vitest';
import { CANCELLED, RECEIVED } from '#ordering/orders/rules/order.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { moveOrder, patchItem, postOrder } from '#testing/server/test-stores.ts';
import { AGREED, useSwapScene } from '../testing/use-swap-scene.ts';

const { thali, store, stock, dish, mark, onMenu, owned, biryanis, cookFor, sayOfTofu } = await useSwapScene();

test('a dish stays on the menu with what stands in, and whoever orders it agrees to that', async () => {
  expect((await onMenu('Biryani')).configs).toHaveLength(1);
  const { body } = await mark('Paneer', true);
  expect(body.ingredients.find(({ name }: { name: string }) => name === 'Paneer').tookOff).toEqual([]);
  const { state, configs } = await onMenu('Biryani');
  expect(state).toBe('Available');
  expect(configs[1]).toMatchObject({
    label: 'No Paneer today',
    required: true,
    maxSelection: 1,
    translations: { hi: { label: 'आज Paneer नहीं है' } },
    contents: [
      {
        label: 'Tofu instead of Paneer',
        value: 0,
        added: false,
        translations: { hi: { label: 'Paneer की जगह Tofu' } },
        swap: { from: owned('Paneer'), to: owned('Tofu') },
      },
    ],
  });
  expectError(await postOrder(thali, store, biryanis()), 422, 'OPTIONS_INVALID', {
    details: expect.objectContaining({
      items: [
        expect.objectContaining({
          faults: expect.arrayContaining([expect.objectContaining({ fault: 'REQUIRED' })]),
        }),
      ],
    }),
  });
  const placed = await postOrder(thali, store, biryanis(2, AGREED));
  expect(placed.status, placed.text).toBe(201);
  const { storeId, token } = store;
  const { body: board } = await thali.call('GET', `/api/stores/${storeId}/orders`, { token });
  expect(board.orders[0].items[0].options).toEqual(['Tofu instead of Paneer']);
  await stock.follow();
  expect(await stock.held()).toEqual({ Paneer: [0, 0], Tofu: [0, 240], Rice: [0, 300] });
  await mark('Paneer', false);
  expect((await onMenu('Biryani')).configs).toHaveLength(1);
  expectError(await postOrder(thali, store, biryanis(1, AGREED)), 422, 'OPTIONS_INVALID', {
    details: expect.anything(),
  });
});

test('a dish goes off with what stands in, and comes back with either of them', async () => {
  const states = async () => (await onMenu('Biryani')).state;
  await mark('Paneer', true);
  await mark('Tofu', true);
  expect(await states()).toBe('Sold out');
  await mark('Paneer', false);
  expect(await states()).toBe('Available');
  await mark('Paneer', true);
  expect(await states()).toBe('Sold out');
  await mark('Tofu', false);
  expect(await onMenu('Biryani')).toMatchObject({ state: 'Available', configs: { length: 2 } });
  await mark('Rice', true);
  expect(await states()).toBe('Sold out');
  await stock.enter('bought', { Rice: [1_000, 60] });
  expect(await states()).toBe('Available');
});

test('a dish goes off when its swap is used up, and comes back when an order gives the swap back', async () => {
  await mark('Paneer', true);
  await stock.countFree('Tofu', 240);
  const { body } = await postOrder(thali, store, biryanis(2, AGREED));
  await stock.follow();
  expect((await onMenu('Biryani')).state).toBe('Sold out');
  await moveOrder(thali, store, body._id, { from: RECEIVED, to: CANCELLED, reason: 'They left' });
  await stock.follow();
  expect(await onMenu('Biryani')).toMatchObject({ state: 'Available', configs: { length: 2 } });
});

test('a swap that is written or renamed while something is out is on the menu at once', async () => {
  await stock.setRecipe(dish('Biryani'), { Paneer: 100 });
  await mark('Paneer', true);
  expect((await onMenu('Biryani')).state).toBe('Sold out');
  thali.clock.advance(1_000);
  await cookFor();
  expect(await onMenu('Biryani')).toMatchObject({ state: 'Available', configs: { length: 2 } });
  await sayOfTofu({ name: 'Soya paneer' });
  expect((await onMenu('Biryani')).configs[1]?.contents[0]?.label).toBe('Soya paneer instead of Paneer');
  await sayOfTofu({});
});

test('what is no longer used stands in for nothing, until it is used again', async () => {
  await mark('Paneer', true);
  await sayOfTofu({ isGone: true });
  expect((await onMenu('Biryani')).state).toBe('Sold out');
  await sayOfTofu({});
  expect(await onMenu('Biryani')).toMatchObject({ state: 'Available', configs: { length: 2 } });
});

test('nobody knows what is in it: only a veg mark stays, where the recipe says so', async () => {
  const marks = async () => {
    const { veg, jain, allergens } = await onMenu('Biryani');
    return { veg, jain, allergens };
  };
  await patchItem(thali, store, 'Biryani', { veg: true, jain: true, allergens: ['milk'] });
  await mark('Paneer', true);
  expect(await marks()).toEqual({ veg: true });
  thali.clock.advance(1_000);
  await cookFor();
  expect(await marks()).toEqual({ veg: null });
  await mark('Paneer', false);
  expect(await marks()).toEqual({ veg: true, jain: true, allergens: ['milk'] });
});

test('the office is told of swaps beside its menu, and may send back what it has read', async () => {
  await mark('Paneer', true);
  const { storeId, token } = store;
  const url = `/api/stores/${storeId}/catalogue`;
  const { body } = await thali.call('GET', url, { token });
  expect(body.swaps).toMatchObject([
    { itemID: store.items['Biryani'], keepsVeg: true, configs: [{ label: 'No Paneer today' }] },
  ]);
  expect(body.menus[0].categories[0].items[0].configs).toHaveLength(1);
  const saved = await thali.call('PUT', url, { token, body, headers: { 'if-match': `"${body.revision}"` } });
  expect(saved.status, saved.text).toBe(200);
  expect((await onMenu('Biryani')).configs).toHaveLength(2);
});

test('only a dish has a swap, and nothing stands in for itself', async () => {
  const wrong = { details: expect.anything() };
  const itself = await stock.setRecipe(dish('Tea'), { Rice: 1 }, { swaps: { Rice: ['Rice', 1] } });
  expectError(itself, 422, 'VALIDATION', wrong);
  const made = await stock.setRecipe(
    { kind: 'made', ingredientId: owned('Tofu') },
    { Rice: 1 },
    { makes: 1, swaps: { Rice: ['Paneer', 1] } },
  );
  expectError(made, 422, 'VALIDATION', wrong);
});
