import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, PASSWORD, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

/** Without a heartbeat that would end them anyway. */
const thali = await useTestApp({ heartbeatMs: HOUR });
const base = await thali.listen();

type As = { token: string } | { cookie: string };
interface Followed {
  /** Who follows the store. */
  as: As;
  end(): Promise<number>;
}

const office = async ({ storeId, token }: TestStore, method: string, path: string, body?: object) =>
  thali.call(method, `/api/stores/${storeId}/${path}`, { token, ...(body ? { body } : {}) });

async function member(store: TestStore): Promise<{ id: string; token: string; email: string }> {
  const email = await addMember(thali, store, 'STAFF');
  const token = await logIn(thali, email);
  return { id: (await thali.call('GET /api/session', { token })).body.account._id, token, email };
}

async function atTablet(store: TestStore): Promise<{ id: string; cookie: string }> {
  const id = await addTestPerson(thali, store);
  return { id, cookie: await startTestTurn(thali, await admitTestTablet(thali, store), id) };
}

const ENDS: Record<string, (store: TestStore) => Promise<Followed>> = {
  async 'its key is removed'(store) {
    const token = await makeTestKey(thali, store, ['orders.read']);
    const [key] = (await office(store, 'GET', 'keys')).body.keys;
    return { as: { token }, end: async () => (await office(store, 'DELETE', `keys/${key._id}`)).status };
  },
  async 'somebody is removed'(store) {
    const { id, token } = await member(store);
    return { as: { token }, end: async () => (await office(store, 'DELETE', `people/${id}`)).status };
  },
  async 'their session is ended elsewhere'(store) {
    const { token, email } = await member(store);
    const elsewhere = await logIn(thali, email);
    const end = () => thali.call('DELETE /api/sessions', { token: elsewhere });
    return { as: { token }, end: async () => (await end()).status };
  },
  async 'their password changes'(store) {
    const { token, email } = await member(store);
    const elsewhere = await logIn(thali, email);
    const body = { password: PASSWORD, newPassword: `${PASSWORD} and more` };
    const end = () => thali.call('POST /api/account/password', { token: elsewhere, body });
    return { as: { token }, end: async () => (await end()).status };
  },
  async 'the tablet is removed'(store) {
    const { cookie } = await atTablet(store);
    const [tablet] = (await office(store, 'GET', 'tablets')).body.tablets;
    return {
      as: { cookie },
      end: async () => (await office(store, 'DELETE', `tablets/${tablet._id}`)).status,
    };
  },
  async 'their PIN is removed'(store) {
    const { id, cookie } = await atTablet(store);
    return {
      as: { cookie },
      end: async () => (await office(store, 'PUT', `people/${id}/pin`, { pin: null })).status,
    };
  },
};

test.each(Object.entries(ENDS))(
  'a stream ends at once when %s, and that of others goes on',
  async (_, follow) => {
    const store = await teaStore(thali);
    const { as, end } = await follow(store);
    const board = `${base}/api/stores/${store.storeId}/events`;
    const [theirs, ours] = [await readEvents(board, as), await readEvents(board, { token: store.token })];
    expect([theirs.response.status, ours.response.status]).toEqual([200, 200]);
    expect(await end()).toBeLessThan(300);
    await waitUntil(() => theirs.hasEnded(), 'the stream has ended');
    expect(ours.hasEnded()).toBe(false);
    ours.leave();
  },
);
