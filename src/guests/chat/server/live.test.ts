import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { type EventReader, readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp({ heartbeatMs: 50 });
const base = await thali.listen();
const readers: EventReader[] = [];
const newKey = () => randomUUID().replaceAll('-', '');

afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

async function follow(path: string, token?: string): Promise<EventReader> {
  const reader = await readEvents(base + path, token === undefined ? {} : { token });
  readers.push(reader);
  return reader;
}

const last = (reader: EventReader, event: string) =>
  reader.events.filter((one) => one.event === event).at(-1)?.data;

async function chatStore(): Promise<TestStore> {
  const store = await teaStore(thali);
  const body = { isOn: true, quickReplies: [], awayText: '', keptDays: 30 };
  await thali.call('PUT', `/api/chat/${store.storeId}/settings`, { token: store.token, body });
  return store;
}

test('both sides hear at once of messages, of typing and of what was read', async () => {
  const store = await chatStore();
  const path = `/api/chat/${store.slug}/guest/${newKey()}`;
  const guest = await follow(`${path}/events`);
  const staff = await follow('/api/notifications/events', store.token);
  await waitUntil(() => last(guest, 'conversation')?.last === 0, 'the guest hears how it stands');
  await thali.call('POST', `${path}/messages`, { body: { _id: randomUUID(), text: 'Hello' } });
  await waitUntil(() => last(staff, 'chat')?.unread[store.storeId] === 1, 'the staff hear of the message');
  const { conversations } = (
    await thali.call('GET', `/api/chat/${store.storeId}/conversations`, { token: store.token })
  ).body;
  const url = `/api/chat/${store.storeId}/conversations/${conversations.find(({ kind }: { kind: string }) => kind === 'guest')._id}`;
  await thali.call('POST', `${url}/seen`, { token: store.token, body: { seq: 1 } });
  await waitUntil(() => last(guest, 'conversation')?.seen === 1, 'the guest hears that it was read');
  await waitUntil(
    () => last(staff, 'chat')?.unread[store.storeId] === 0,
    'the other screens of the staff hear it',
  );
  await thali.call('POST', `${url}/typing`, { token: store.token, body: {} });
  await waitUntil(() => last(guest, 'conversation')?.isTyping === true, 'the guest hears of typing');
  await thali.call('POST', `${url}/messages`, {
    token: store.token,
    body: { _id: randomUUID(), text: 'Hello to you' },
  });
  await waitUntil(() => last(guest, 'conversation')?.last === 2, 'the guest hears of the answer');
  expect(last(guest, 'conversation')).toEqual({ last: 2, seen: 2, isTyping: false });
});

test('one guest hears nothing of another', async () => {
  const store = await chatStore();
  const [one, other] = [newKey(), newKey()];
  const reader = await follow(`/api/chat/${store.slug}/guest/${one}/events`);
  await thali.call('POST', `/api/chat/${store.slug}/guest/${other}/messages`, {
    body: { _id: randomUUID(), text: 'Mine' },
  });
  await thali.call('POST', `/api/chat/${store.slug}/guest/${one}/messages`, {
    body: { _id: randomUUID(), text: 'Yours' },
  });
  await waitUntil(() => last(reader, 'conversation')?.last === 1, 'the own message');
  expect(reader.events.every(({ data }) => (data as { last: number }).last <= 1)).toBe(true);
});
