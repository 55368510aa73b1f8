import { expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp({ heartbeatMs: 50 });
const base = await thali.listen();
const { openStore, book } = reservationScene(thali);

test('the floor hears that the calendar has changed, and the kitchen does not', async () => {
  const store = await openStore([2]);
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const [owner, kitchen] = [
    await readEvents(`${base}/api/notifications/events`, { token: store.token }),
    await readEvents(`${base}/api/notifications/events`, { token: cook }),
  ];
  const changes = ({ events }: typeof owner) =>
    events.filter(({ event }) => event === 'calendar').map(({ data }) => data.changedAt);
  await waitUntil(() => changes(owner).length > 0 && changes(kitchen).length > 0, 'both hear how it stands');
  thali.clock.advance(1);
  await book(store);
  await waitUntil(() => changes(owner).at(-1) === thali.clock.now, 'the owner hears of the change');
  expect(changes(kitchen)).toEqual([0]);
  owner.leave();
  kitchen.leave();
});
