import { expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchItem, patchStore, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp();
const base = await thali.listen();
const store = await teaStore(thali);
const page = `${base}/profile/web/${store.slug}/events`;

const sellOut = (state: string) => patchItem(thali, store, 'Tea', { state });

test('an unknown store is not found', async () => {
  const answer = await thali.call('GET', '/profile/web/nobody-here/events');
  expect([answer.status, answer.body.code]).toEqual([404, 'STORE_NOT_FOUND']);
});

test('an open page is sent changes of the menu and the store, and no orders', async () => {
  const reader = await readEvents(page);
  await placeTestOrder(thali, store, TEA);
  await sellOut('Sold Out');
  await patchStore(thali, store, { name: 'Tea house' });
  const [first, second] = await reader.first(2);
  expect(first).toMatchObject({ event: 'menu', data: { what: 'item', itemId: store.items.Tea } });
  expect(second).toMatchObject({
    event: 'store',
    data: { what: 'profile', revision: first?.data.revision + 1 },
  });
  await sellOut('Available');
  const back = await readEvents(page, { after: second?.id ?? 0 });
  expect(await back.first(1)).toMatchObject([{ event: 'menu', data: { what: 'item' } }]);
  expect(reader.events.filter(({ event }) => event === 'order')).toEqual([]);
  reader.leave();
  back.leave();
});

test('a first connection is sent the number from which it follows', async () => {
  const reader = await readEvents(page);
  await waitUntil(() => /^id: \d+\n\n/m.test(reader.text()), 'a number to follow from');
  expect(reader.events).toEqual([]);
  reader.leave();
});

test('a page from before the last change is told at once, a current page is told nothing', async () => {
  const { body } = await thali.call('GET /api/store-pages/:slug', { params: store });
  await sellOut('Sold Out');
  const late = await readEvents(`${page}?revision=${body.revision}`);
  expect(await late.first(1)).toMatchObject([{ event: 'store', data: { revision: body.revision + 1 } }]);
  const present = await readEvents(`${page}?revision=${body.revision + 1}`);
  await waitUntil(() => /^id: \d+\n\n/m.test(present.text()), 'a number to follow from');
  expect(present.events).toEqual([]);
  late.leave();
  present.leave();
});
