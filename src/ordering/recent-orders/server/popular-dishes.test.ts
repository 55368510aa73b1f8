import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const DISHES = { Dosa: 90, Idli: 50, Vada: 60, Chai: 20 };
type Dish = keyof typeof DISHES;

async function openStore() {
  const items = Object.entries(DISHES).map(([label, price]) => simpleItem(label, price));
  const store = await createTestStore(thali, catalogueOf(items));
  const place = (...dishes: Dish[]) =>
    placeTestOrder(thali, store, {
      lines: dishes.map((item) => ({ item, value: DISHES[item] })),
      amount: dishes.reduce((sum, item) => sum + DISHES[item], 0),
    });
  const popular = async () => {
    const { body } = await thali.call('GET /api/store-pages/:slug', { params: { slug: store.slug } });
    return body.popular?.map((id) => Object.keys(DISHES).find((label) => store.items[label] === id));
  };
  return { store, place, popular };
}

test('the most ordered dishes come first; rarely ordered and cancelled ones do not count', async () => {
  const { store, place, popular } = await openStore();
  for (let at = 0; at < 5; at++) await place('Idli', 'Dosa');
  await place('Dosa');
  for (let at = 0; at < 4; at++) await place('Vada');
  const { _id } = await place('Vada');
  expect((await moveOrder(thali, store, _id, { from: 1, to: 5 })).status).toBe(200);
  expect(await popular()).toEqual(['Dosa', 'Idli']);
});

test('the list is read again after half an hour, and leaves out orders older than a week', async () => {
  const { place, popular } = await openStore();
  for (let at = 0; at < 5; at++) await place('Chai');
  expect(await popular()).toEqual(['Chai']);
  for (let at = 0; at < 6; at++) await place('Vada');
  expect(await popular()).toEqual(['Chai']);
  thali.clock.advance(30 * MINUTE);
  expect(await popular()).toEqual(['Vada', 'Chai']);
  thali.clock.advance(7 * DAY);
  expect(await popular()).toEqual([]);
});
