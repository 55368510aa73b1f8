import { expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp({ heartbeatMs: 30 });
const base = await thali.listen();
const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
const board = `${base}/api/stores/${store.storeId}/events`;
const tea = (more: object = {}) =>
  placeTestOrder(thali, store, { lines: [{ item: 'Tea', value: 20 }], amount: 20, more });

test('a board that comes back after a long sleep gets megabytes of orders, each once', async () => {
  const remarks = 'extra ginger, please. '.repeat(18);
  const asleep = 700;
  for (let placed = 0; placed < asleep; placed += 50) {
    await Promise.all(Array.from({ length: 50 }, () => tea({ remarks, address: remarks })));
  }
  const reader = await readEvents(board, { token: store.token, after: 1 });
  const events = await reader.first(asleep);
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: asleep }, (_, at) => at + 2));
  expect(reader.text().length).toBeGreaterThan(1_000_000);
  await tea();
  expect((await reader.first(asleep + 1)).at(-1)?.id).toBe(asleep + 2);
  reader.leave();
});

test('a session that has ended takes its stream with it', async () => {
  const token = await addTestStaff(thali, store, 'STAFF');
  const [theirs, ours] = [
    await readEvents(board, { token }),
    await readEvents(board, { token: store.token }),
  ];
  expect((await thali.call('DELETE /api/session', { token })).status).toBe(204);
  await waitUntil(() => theirs.hasEnded(), 'the stream of the ended session has ended');
  expect(ours.hasEnded()).toBe(false);
  ours.leave();
});
