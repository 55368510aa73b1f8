import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';

/** What guests and staff do in a chat. */
export function chatScene(thali: TestApp) {
  const settingsOf = (more: object) => ({
    isOn: true,
    quickReplies: [],
    awayText: '',
    keptDays: 30,
    ...more,
  });
  const save = (store: TestStore, more: object = {}, token = store.token) =>
    thali.call('PUT', `/api/chat/${store.storeId}/settings`, { token, body: settingsOf(more) });
  const all = async (store: TestStore, token = store.token) =>
    (await thali.call('GET', `/api/chat/${store.storeId}/conversations`, { token })).body.conversations;
  const url = (store: TestStore, id: string) => `/api/chat/${store.storeId}/conversations/${id}`;
  return {
    save,
    all,
    url,
    /** Without the groups. */
    list: async (store: TestStore, token = store.token) =>
      (await all(store, token)).filter(({ kind }: { kind: string }) => kind === 'guest'),
    async chatStore(): Promise<TestStore> {
      const store = await teaStore(thali);
      await save(store);
      return store;
    },
    newKey: () => randomUUID().replaceAll('-', ''),
    write: (store: TestStore, key: string, text: string, more: object = {}) =>
      thali.call('POST', `/api/chat/${store.slug}/guest/${key}/messages`, {
        body: { _id: randomUUID(), text, ...more },
      }),
    guest: async (store: TestStore, key: string, query = '') =>
      (await thali.call('GET', `/api/chat/${store.slug}/guest/${key}${query}`)).body,
    read: async (store: TestStore, id: string, query = '', token = store.token) =>
      (await thali.call('GET', url(store, id) + query, { token })).body,
    answer: (store: TestStore, id: string, text: string, token = store.token) =>
      thali.call('POST', `${url(store, id)}/messages`, { token, body: { _id: randomUUID(), text } }),
    texts: ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text),
  };
}
