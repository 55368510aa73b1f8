import { randomUUID } from 'node:crypto';
import type { ALL_CALLS } from '#calls/index.ts';
import { addTable, sitDown } from '../../../src/tables/sittings/server/testing/sit-down.ts';
import {
  type Api,
  moveOrder,
  patchStore,
  placeTestOrder,
  TEA,
  type TestStore,
} from '../../../src/testing/server/test-stores.ts';

type Calls = typeof ALL_CALLS;
type Streaming = { schema: { produces: readonly ['text/event-stream'] } };
export type StreamName = { [Name in keyof Calls]: Calls[Name] extends Streaming ? Name : never }[keyof Calls];

export interface Followed {
  path: string;
  token?: string;
  /** What somebody does that this stream tells of. It may fail, and is then done again. */
  news(): Promise<unknown>;
}

/** For each declared stream, who reads it and of what: one that is new does not compile without. */
export const EVERY_STREAM: Record<StreamName, (api: Api, store: TestStore) => Promise<Followed>> = {
  async followOrder(api, store) {
    const { _id, slug } = await placeTestOrder(api, store, TEA);
    return { path: `/order/status/${slug}/events`, news: () => moveOn(api, store, _id) };
  },
  async followStore(api, store) {
    const { _id } = await placeTestOrder(api, store, TEA);
    const path = `/api/stores/${store.storeId}/events`;
    return { path, token: store.token, news: () => moveOn(api, store, _id) };
  },
  async followPage(api, store) {
    let names = 0;
    const news = () => patchStore(api, store, { name: `Tea house ${names++}` });
    return { path: `/profile/web/${store.slug}/events`, news };
  },
  async followNotifications(api, store) {
    const { token } = store;
    return { path: '/api/notifications/events', token, news: () => placeTestOrder(api, store, TEA) };
  },
  async followGuestChat(api, store) {
    const settings = { isOn: true, quickReplies: [], awayText: '', keptDays: 30 };
    await api.call('PUT', `/api/chat/${store.storeId}/settings`, { token: store.token, body: settings });
    const path = `/api/chat/${store.slug}/guest/${randomUUID().replaceAll('-', '')}`;
    const news = () => api.call('POST', `${path}/messages`, { body: { _id: randomUUID(), text: 'Hello' } });
    return { path: `${path}/events`, news };
  },
  async followSitting(api, store) {
    const phone = await sitDown(api, store, await addTable(api, store));
    const path = `/sittings/${phone.slug}/events?token=${phone.token}`;
    return { path, news: () => phone.put('Tea') };
  },
};

/** There and back, since nobody knows which of the earlier moves were done. */
async function moveOn(api: Api, store: TestStore, orderId: string): Promise<void> {
  const there = await moveOrder(api, store, orderId, { from: 1, to: 2 });
  if (there.status !== 200) await moveOrder(api, store, orderId, { from: 2, to: 1 });
}
