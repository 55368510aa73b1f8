import { expect, test } from 'vitest';
import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(thali, catalogueOf([simpleItem('Kebab', 200), simpleItem('Tea', 20)]));
const kitchen = await addTestStaff(thali, store, 'KITCHEN');
const { body: stations } = await askOffice(thali, store, 'POST', 'stations', {
  name: 'Grill',
  categories: [],
  items: [],
  isDefault: true,
  minutes: null,
  times: [],
  printers: [],
});
const grill: string = stations.stations[0]._id;

async function ordered() {
  const lines = [
    { item: 'Kebab', value: '200.00' },
    { item: 'Tea', value: '20.00' },
  ];
  const { _id: orderId, slug } = await placeTestOrder(thali, store, { lines, amount: 220 });
  const read = async () => (await askOffice(thali, store, 'GET', `orders/${orderId}`)).body;
  const idOf = async (label: string): Promise<string> =>
    (await read()).items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === label)._id;
  const discard = async (label: string, discarded = true) =>
    askOffice(thali, store, 'POST', `orders/${orderId}/items/${await idOf(label)}/discard`, { discarded });
  const see = (place: string, ...ids: string[]) =>
    thali.call('POST /api/stores/:storeId/orders/:orderId/changes-seen', {
      params: { storeId: store.storeId, orderId },
      token: kitchen,
      body: { place, lines: ids },
    });
  const seen = async (label: string) =>
    (await read()).items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === label).changeSeen;
  return { orderId, slug, read, idOf, discard, see, seen };
}

test('what was taken off is seen at each place for itself, and by whom stands in the history', async () => {
  const { discard, idOf, see, seen, read, slug } = await ordered();
  await discard('Kebab');
  const kebab = await idOf('Kebab');
  const { body } = await see(grill, kebab);
  expect(body.items[0]?.changeSeen).toEqual([grill]);
  await see(grill, kebab);
  await see('pass', kebab);
  expect(await seen('Kebab')).toEqual([grill, 'pass']);
  const told = ({ what }: { what: string }) => what === 'change_seen';
  expect((await read()).timeline.filter(told)).toEqual([
    { at: expect.any(String), what: 'change_seen', item: 'Kebab', by: expect.any(String) },
    { at: expect.any(String), what: 'change_seen', item: 'Kebab', by: expect.any(String) },
  ]);
  const { body: guest } = await thali.call('GET', `/order/status/${slug}`);
  expect(guest.timeline.filter(told)).toEqual([]);
  expect(guest.items[0]).not.toHaveProperty('changeSeen');
});

test('what is put back and taken off again is to be seen anew', async () => {
  const { discard, idOf, see, seen } = await ordered();
  await discard('Kebab');
  await see(grill, await idOf('Kebab'));
  await discard('Kebab', false);
  await discard('Kebab');
  expect(await seen('Kebab')).toBeUndefined();
});

test('of an order that was cancelled all is seen; of one that stands nothing is', async () => {
  const { orderId, idOf, see, seen } = await ordered();
  const tea = await idOf('Tea');
  await see('pass', tea);
  expect(await seen('Tea')).toBeUndefined();
  await moveOrder(thali, store, orderId, { from: 1, to: 5, reason: 'Closing' });
  await see('pass', tea);
  expect(await seen('Tea')).toEqual(['pass']);
});

test('nobody sees what is not there', async () => {
  const { idOf, see } = await ordered();
  expectError(await see('pass', grill), 404, 'ITEM_NOT_FOUND');
  expectError(await see('elsewhere', await idOf('Tea')), 404, 'STATION_NOT_FOUND');
});
