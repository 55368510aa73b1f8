import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { workInBackground } from '#apps/server/program/start/background.ts';
import type { Delivery } from '#platform/ports/server/channels.ts';
import {
  placeTestOrder,
  replaceCatalogue,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import type { MessageTemplate } from '../../rules/messages.ts';
import { createLanes, PUSH_LANES } from '../lanes.ts';
import { useMessageScene } from '../testing/message-scene.ts';
import { createPushServices } from './push-services.ts';

const { sim, thali, store: honest } = await useMessageScene({ clock: Date.now });

const open = new Set<Socket>();
const server = createServer((socket) => {
  open.add(socket);
  socket.on('error', () => {});
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const silent = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

async function follow({ storeId, token }: TestStore, endpoint?: string) {
  const browser = sim.newBrowser();
  const { subscription } = browser;
  const body = { subscription: { ...subscription, ...(endpoint ? { endpoint } : {}) }, locale: 'en' };
  const answer = await thali.call('POST', `/api/stores/${storeId}/push`, { body, token });
  expect(answer.status, answer.text).toBe(204);
  return browser;
}

/** Opens stores of one account, each with ten silent devices and an order to announce. */
async function openSilentStores(stores: number): Promise<void> {
  const first = await teaStore(thali);
  const { token } = first;
  const { body: catalogue } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: first,
    token,
  });
  for (let at = 0; at < stores; at++) {
    const { body } = await thali.call('POST /api/stores', { token, body: { name: `Quiet ${at}` } });
    const menus = JSON.parse(
      JSON.stringify(catalogue.menus, (key, value) => (key === '_id' ? undefined : value)),
    );
    const made = { storeId: body._id, slug: body.slug, token, items: {} };
    const store = await replaceCatalogue(thali, made, { ...catalogue, menus });
    for (let device = 0; device < 10; device++) await follow(store, `${silent}/${at}/${device}`);
    await placeTestOrder(thali, store, TEA);
  }
}

test('120 endpoints of one account that never answer do not delay another store’s push', async () => {
  await openSilentStores(12);
  const browser = await follow(honest);
  const stop = workInBackground(thali.services);
  await expect.poll(() => open.size).toBeGreaterThan(0);
  await placeTestOrder(thali, honest, TEA);
  await expect.poll(() => browser.notices.length).toBe(1);
  expect(open.size, 'None of the others has answered or was given up').toBeGreaterThan(0);
  await stop();
});

test('of nine accounts with silent devices, eight are pushed to at once, each by one push', async () => {
  const ways = createLanes({ clock: Date.now, onError: () => {} });
  const silence = Promise.withResolvers<Delivery>();
  let asked = 0;
  const ask = () => {
    asked++;
    return silence.promise;
  };
  const to = (account: number, template: MessageTemplate = 'served') => ({
    storeId: honest.storeId,
    channel: 'push' as const,
    template,
    payer: `account ${account}`,
  });
  for (let account = 0; account < PUSH_LANES; account++) {
    for (let device = 0; device < 2; device++) {
      expect(ways.waitFor(to(account))).toBe(0);
      await ways.go(to(account), ask);
    }
  }
  expect(ways.waitFor(to(PUSH_LANES))).toBeGreaterThan(0);
  expect(ways.waitFor(to(PUSH_LANES, 'new-order'))).toBe(0);
  expect(asked).toBe(PUSH_LANES);
  silence.resolve({ state: 'failing', reason: 'no-answer' });
  await Promise.all(ways.pushes());
  expect([asked, ways.waitFor(to(PUSH_LANES))]).toEqual([2 * PUSH_LANES, 0]);
});

test('an endpoint that did not answer rests for a while', async () => {
  const { push } = thali.services.channels;
  const { keys } = sim.newBrowser().subscription;
  const notice = { id: 'a', keys, text: '{}', seconds: 60, isUrgent: false, endpoint: `${silent}/tired` };
  const failing = { state: 'failing', reason: 'no-answer' };
  const tries: boolean[] = [];
  for (const now of [0, 24_000, 25_000, 74_000, 75_000]) {
    const before = open.size;
    expect(await push.send({ ...notice, now })).toEqual(failing);
    tries.push(open.size > before);
  }
  expect(tries).toEqual([true, false, true, false, true]);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', true],
  ['https://push.mine.example:8443/x', true],
  ['https://fcm.googleapis.com:81/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://push.apple.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://push.mine.example/x', false],
  ['nonsense', false],
])('whether %s belongs to a push service: %s', (endpoint, isKnown) => {
  expect(createPushServices(['push.mine.example:8443'])(endpoint)).toBe(isKnown);
});
