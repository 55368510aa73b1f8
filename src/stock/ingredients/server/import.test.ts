import { beforeAll, expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem, type TestStore } from '#testing/server/test-stores.ts';
import { stockScene } from './testing/stock-scene.ts';

const thali = await useTestApp();
let store: TestStore;
let stock: ReturnType<typeof stockScene>;

beforeAll(async () => {
  store = await createTestStore(thali, catalogueOf([simpleItem('Biryani', 200)]));
  stock = stockScene(thali, store);
  await stock.add('Rice', 'g', { shelf: 'Dry store' });
});

const of = (name: string, unit = 'g', more: object = {}) => ({
  name,
  unit,
  shelf: '',
  packs: [],
  par: null,
  ...more,
});
const send = (ingredients: object[], lines: object[]) =>
  stock.call('POST', '/import', {
    ingredients,
    recipes: [{ item: store.items['Biryani'], lines }],
  });
const names = async () => (await stock.read()).map(({ name }) => name);

test('a sheet adds and changes ingredients, and sets recipes', async () => {
  const rice = of('rice', 'g', { par: 10_000, price: 60 });
  const { status } = await send([rice, of('Milk', 'ml')], [{ ingredient: 'RICE', quantity: 120 }]);
  expect(status).toBe(200);
  expect(await stock.read()).toMatchObject([
    { name: 'Milk', unit: 'ml' },
    { name: 'rice', par: 10_000, price: 60, quantity: 0 },
  ]);
  const { body } = await stock.call('GET', '/recipes');
  expect(body.recipes).toMatchObject([{ lines: [{ ingredient: stock.idOf('Rice'), quantity: 120 }] }]);
});

test('another pack without a price costs as much by weight', async () => {
  const id = await stock.add('Sugar', 'g', { packs: [{ name: 'Bag', quantity: 25_000 }], price: 1_000 });
  const body = { name: 'Sugar', shelf: '', packs: [{ name: 'Sack', quantity: 50_000 }], par: null };
  const changed = await stock.call('PUT', `/ingredients/${id}`, { ...body, isGone: false });
  expect(changed.body).toMatchObject({ packs: body.packs, price: 2_000 });
  const none = { ...body, isGone: false, packs: [{ name: 'Sack', quantity: 0 }] };
  expect((await stock.call('PUT', `/ingredients/${id}`, none)).body.code).toBe('VALIDATION');
  await stock.call('PUT', `/ingredients/${id}`, { ...body, isGone: true });
});

test('nothing of a sheet is written where one row is wrong', async () => {
  const before = await names();
  const unknown = [{ ingredient: 'Nutmeg', quantity: 1 }];
  expectError(await send([of('Saffron')], unknown), 404, 'INGREDIENT_NOT_FOUND');
  expectFields(await send([of('Saffron'), of('Rice', 'ml')], []), { ingredients: expect.anything() });
  expectFields(await send([of('Saffron'), of('saffron ')], []), { ingredients: expect.anything() });
  expect(await names()).toEqual(before);
});
