import { beforeEach, expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { catalogueOf, postOrder, replaceCatalogue } from '../../testing/test-stores.ts';
import { useStockScene } from './testing/use-stock-scene.ts';

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
const store = await replaceCatalogue(thali, bare, catalogueOf([{ label: 'Paneer tikka', configs: [SIZES] }]));
const itemId = store.items['Paneer tikka'] ?? '';
const size = (option: string) => ({ kind: 'choice' as const, itemId, choice: { group: 'Size', option } });
const order = (option: string, ...more: object[]) =>
  postOrder(thali, store, {
    lines: [
      {
        item: 'Paneer tikka',
        value: option === 'Half' ? '120.00' : '220.00',
        quantity: 1,
        configs: [{ label: 'Size', contents: [option] }, ...more],
      },
    ],
    amount: option === 'Half' ? 120 : 220,
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
