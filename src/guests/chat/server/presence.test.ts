import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, type TestStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { chatScene } from './testing/chat-scene.ts';

const thali = await useTestApp();
const base = await thali.listen();
const { chatStore, newKey, guest } = chatScene(thali);

const choose = (store: TestStore, token: string, choice: string | null) =>
  thali.call('PUT', `/api/chat/${store.storeId}/presence`, { token, body: { choice } });
async function presences(store: TestStore, token = store.token) {
  const { body } = await thali.call('GET', `/api/chat/${store.storeId}/people`, { token });
  return body.people.map(({ presence, isMe }: { presence: string; isMe: boolean }) => [presence, isMe]);
}

test('a person is online while their stream is open, and a guest reads that an answer comes soon', async () => {
  const store = await chatStore();
  expect(await presences(store)).toEqual([['offline', true]]);
  expect(await guest(store, newKey())).toMatchObject({ isAnswering: false });
  const reader = await readEvents(`${base}/api/notifications/events`, { token: store.token });
  await waitUntil(() => reader.events.length > 0, 'the stream is open');
  expect(await presences(store)).toEqual([['online', true]]);
  expect(await guest(store, newKey())).toMatchObject({ isAnswering: true });
  reader.leave();
  thali.clock.advance(MINUTE);
  expect(await presences(store)).toEqual([['offline', true]]);
});

test('what somebody chooses holds for a shift; a cook who is there answers no guests', async () => {
  const store = await chatStore();
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  expect((await choose(store, cook, 'online')).status).toBe(204);
  await choose(store, store.token, 'busy');
  expect(await presences(store, cook)).toEqual([
    ['busy', false],
    ['online', true],
  ]);
  expect(await guest(store, newKey())).toMatchObject({ isAnswering: false });
  await choose(store, store.token, 'online');
  expect(await guest(store, newKey())).toMatchObject({ isAnswering: true });
  await choose(store, store.token, null);
  thali.clock.advance(12 * HOUR);
  expect(await presences(store)).toEqual([
    ['offline', true],
    ['offline', false],
  ]);
});
