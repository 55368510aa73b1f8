import { addTestPerson, admitTestTablet, PIN } from '#testing/server/people/test-tablets.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';

/** What tests do at a tablet, by its cookie, and in the office of its store. */
export function tabletScene(thali: TestApp) {
  return {
    read: (cookie: string) => thali.call('GET /api/tablet', { headers: { cookie } }),
    start: (cookie: string, accountId: string, pin = PIN) =>
      thali.call('POST /api/tablet/turn', { headers: { cookie }, body: { accountId, pin } }),
    touch: (cookie: string) => thali.call('PUT /api/tablet/turn', { headers: { cookie } }),
    lock: (cookie: string) => thali.call('DELETE /api/tablet/turn', { headers: { cookie } }),
    board: ({ storeId }: TestStore, cookie: string) =>
      thali.call('GET', `/api/stores/${storeId}/orders`, { headers: { cookie } }),
    list: (store: TestStore) =>
      thali.call('GET /api/stores/:storeId/tablets', { params: store, token: store.token }),
    setPin: ({ storeId, token }: TestStore, accountId: string, pin: string | null, as = token) =>
      thali.call('PUT', `/api/stores/${storeId}/people/${accountId}/pin`, { body: { pin }, token: as }),
    logOf: async (store: TestStore) => {
      const params = { storeId: store.storeId };
      const answer = await thali.call('GET /api/stores/:storeId/people/log', { params, token: store.token });
      return answer.body.entries;
    },
    /** A tablet, and a waiter with a PIN. */
    async scene() {
      const store = await teaStore(thali);
      return { store, ravi: await addTestPerson(thali, store), tablet: await admitTestTablet(thali, store) };
    },
  };
}
