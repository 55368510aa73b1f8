import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  postOrder,
  simpleItem,
  teaStore,
} from '#testing/server/test-stores.ts';
import { createChannels } from '../adapters/create-channels.ts';
import { alertsOf, usePushScene } from '../testing/use-push-scene.ts';
import { createVapid, pushIdentityFrom } from './vapid.ts';

const scene = await usePushScene();
const { sim, thali, store, place, move, follow, streamStore } = scene;

test('a guest is told only of the own order when it is ready, in the page’s language', async () => {
  const [order, other] = [await place(), await place()];
  const [english, hindi] = [await follow(order), await follow(order, 'hi')];
  const stranger = await follow(other);
  await move(order, 1, 4);
  await scene.round();
  const { orderNo } = order;
  expect(english.notices).toMatchObject([
    { title: `Your order ${orderNo} is ready`, url: `/status/${order.slug}`, tag: `order-${order._id}` },
  ]);
  expect(hindi.notices).toMatchObject([{ title: `आपका ऑर्डर ${orderNo} तैयार है` }]);
  expect(stranger.notices).toEqual([]);
  await scene.round();
  expect(english.notices).toHaveLength(1);
});

test('a guest is told of a cancellation, but not of earlier steps', async () => {
  const order = await place();
  const browser = await follow(order);
  await move(order, 1, 2);
  await move(order, 2, 3);
  await move(order, 3, 2);
  await move(order, 2, 5);
  await scene.round();
  expect(browser.notices).toMatchObject([{ title: `Your order ${order.orderNo} was cancelled` }]);
});

test('the staff are told of new orders on their chosen devices', async () => {
  const cook = await streamStore(await addTestStaff(thali, store, 'KITCHEN'), 'hi');
  const owner = await streamStore(store.token);
  const other = await teaStore(thali);
  const elsewhere = await streamStore(other.token, 'en', other);
  const order = await place({ table: { iden: '4', idel: 'Table' }, address: '4' });
  await scene.round();
  expect(owner.notices).toMatchObject([
    {
      title: `New order ${order.orderNo} · Table 4`,
      body: expect.stringMatching(/^₹20 · Test /),
      url: `/app/dashboard?order=${order._id}`,
    },
  ]);
  expect(cook.notices).toMatchObject([{ title: `नया ऑर्डर ${order.orderNo} · Table 4` }]);
  expect(elsewhere.notices).toEqual([]);
});

const record = (order: { _id: string }, body: object) =>
  thali.call('POST', `/api/stores/${store.storeId}/orders/${order._id}/payments`, {
    body,
    token: store.token,
  });

test('the staff are not told of orders that they took', async () => {
  const order = await place();
  await scene.round();
  const [owner, guest] = [await streamStore(store.token), await follow(order)];
  expect((await record(order, { method: 'Cash' })).status).toBe(200);
  await scene.round();
  expect([owner.notices, guest.notices]).toEqual([[], []]);
});

test('a guest is told once that a transfer has paid the order, and the staff get no new order', async () => {
  const order = await place();
  await scene.round();
  const [owner, guest] = [await streamStore(store.token), await follow(order)];
  const told: number[] = [];
  for (const amount of [5, 10, 5]) {
    const reference = `4123456789${10 + told.length}`;
    expect((await record(order, { method: 'UPI', amount, reference })).status).toBe(200);
    await scene.round();
    told.push(guest.notices.length);
  }
  expect(told).toEqual([0, 0, 1]);
  expect(owner.notices).toEqual([]);
  expect(guest.notices).toMatchObject([{ title: `Your order ${order.orderNo} is paid` }]);
});

test('a rounded-down order is announced as paid with the sum that came', async () => {
  const dish = simpleItem('Tea', 20.4);
  const at = await createTestStore(thali, catalogueOf([dish], { orderTypes: [{ label: 'Dine-In' }] }));
  const settings = { kind: 'bill_of_supply', prefix: 'B/', creditPrefix: 'CN/', isRounded: true, footer: '' };
  const saved = await thali.call('PUT', `/api/stores/${at.storeId}/bill-settings`, {
    body: settings,
    token: at.token,
  });
  expect(saved.status, saved.text).toBe(200);
  const lines = [{ item: 'Tea', value: '20.40' }];
  const order = (await postOrder(thali, at, { lines, amount: 20.4 })).body;
  const guest = await follow(order);
  const url = `/api/stores/${at.storeId}/orders/${order._id}/payments`;
  const body = { method: 'UPI', amount: 20, reference: '412345678999' };
  expect((await thali.call('POST', url, { body, token: at.token })).status).toBe(200);
  await scene.round();
  expect(guest.notices).toMatchObject([
    { title: `Your order ${order.orderNo} is paid`, body: expect.stringContaining('has received ₹20.') },
  ]);
});

test('two transfers recorded at once are announced once', async () => {
  const order = await place();
  await scene.round();
  const guest = await follow(order);
  for (const amount of [5, 15]) await record(order, { method: 'UPI', amount });
  await scene.round();
  expect(guest.notices).toHaveLength(1);
});

test('members who have left or switched it off are told nothing', async () => {
  const [cook, waiter] = [
    await addTestStaff(thali, store, 'KITCHEN'),
    await addTestStaff(thali, store, 'STAFF'),
  ];
  const [gone, off] = [await streamStore(cook), await streamStore(waiter)];
  const removed = await thali.call('GET /api/session', { token: cook });
  await thali.database.pool.query('delete from memberships where store_id = $1 and account_id = $2', [
    store.storeId,
    removed.body.account._id,
  ]);
  const remove = { body: { endpoint: off.subscription.endpoint }, token: waiter };
  expect(
    (
      await thali.call('POST /api/stores/:storeId/push/remove', {
        params: store,
        ...remove,
      })
    ).status,
  ).toBe(204);
  await place();
  await scene.round();
  expect([gone.notices, off.notices]).toEqual([[], []]);
});

test('a browser that revokes its permission is forgotten', async () => {
  const order = await place();
  const browser = await follow(order);
  browser.leave();
  thali.clock.advance(1);
  await move(order, 1, 4);
  await scene.round();
  const { rows } = await thali.database.pool.query('select store_id from push_subscriptions');
  expect(rows).toEqual([]);
  expect((await scene.list())[0]).toMatchObject({
    channel: 'push',
    state: 'dropped',
    reason: 'unsubscribed',
  });
});

test('a push service that is down is retried under the same topic', async () => {
  const order = await place();
  const browser = await follow(order);
  await move(order, 1, 4);
  sim.setFault('broken');
  await scene.round();
  sim.setFault(null);
  thali.clock.advance(30_000);
  await scene.round();
  expect(browser.notices).toHaveLength(1);
  expect(browser.topics[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('an order has five browsers at most, the latest ones', async () => {
  const order = await place();
  const browsers: Awaited<ReturnType<typeof follow>>[] = [];
  for (let at = 0; at < 7; at++) {
    thali.clock.advance(1);
    browsers.push(await follow(order));
  }
  await move(order, 1, 4);
  await scene.round();
  expect(browsers.map(({ notices }) => notices.length)).toEqual([0, 0, 1, 1, 1, 1, 1]);
});

test('a member of the staff has ten devices in a store at most, the latest ones', async () => {
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const devices: Awaited<ReturnType<typeof streamStore>>[] = [];
  for (let at = 0; at < 12; at++) {
    thali.clock.advance(1);
    devices.push(await streamStore(cook));
  }
  await place();
  // One account is pushed to a few at a time.
  for (let round = 0; round < 3; round++) {
    await scene.round();
    thali.clock.advance(1_000);
  }
  expect(devices.map(({ notices }) => notices.length)).toEqual([0, 0, ...Array<number>(10).fill(1)]);
});

test('old news is not sent when the app comes back', async () => {
  const order = await place();
  const browser = await follow(order);
  await move(order, 1, 4);
  thali.clock.advance(31 * MINUTE);
  await scene.round();
  expect(browser.notices).toEqual([]);
});

const browser = sim.newBrowser().subscription;

test.each([
  ['an invalid key', { ...browser, keys: { ...browser.keys, p256dh: 'AAAAAAAAAAAA' } }, 422],
  ['an invalid secret', { ...browser, keys: { ...browser.keys, auth: 'AAAAAAAAAAAA' } }, 422],
  ['an invalid address', { ...browser, endpoint: 'ftp://push.example/x' }, 422],
  ['an address with a password', { ...browser, endpoint: 'http://a:b@push.example/x' }, 422],
])('%s is refused', async (_, subscription, status) => {
  const order = await place();
  const body = { subscription, locale: 'en' };
  expect((await thali.call('POST', `${alertsOf(order)}/push`, { body })).status).toBe(status);
});

test.each([
  'http://push.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.1.2.3:8443/x',
  'https://169.254.169.254/latest',
])('outside of tests, nothing is sent to %s', (endpoint) => {
  const vapid = createVapid(pushIdentityFrom(thali.services.secrets), 'https://menu.example');
  expect(createChannels({ vapid, allowPrivate: false, pushServices: [] }).takes(endpoint)).toBe(false);
});

test('an unknown order has no alerts', async () => {
  const body = { subscription: browser, locale: 'en' };
  const nobody = { slug: 'aaaaaaa-nothing' };
  expectError(await thali.call('POST', `${alertsOf(nobody)}/push`, { body }), 404, 'ORDER_NOT_FOUND');
  expectError(await thali.call('GET', alertsOf(nobody)), 404, 'ORDER_NOT_FOUND');
});

test('the key is the same in every process and depends on the secret', () => {
  const key = (from: Pick<typeof thali.services.secrets, 'hashes'>) =>
    createVapid(pushIdentityFrom(from), 'http://localhost').publicKey;
  expect(key(thali.services.secrets)).toBe(thali.services.channels.push.publicKey);
  const other = { hashes: (): [string] => [Buffer.alloc(32, 9).toString('base64url')] };
  expect(key(other)).not.toBe(key(thali.services.secrets));
});

test('a poor rating is told once to those who read feedback, with its words', async () => {
  const cook = await streamStore(await addTestStaff(thali, store, 'KITCHEN'));
  const floor = await streamStore(await addTestStaff(thali, store, 'STAFF'), 'hi');
  const owner = await streamStore(store.token);
  const [poor, good] = [await place(), await place()];
  for (const order of [poor, good]) await move(order, 1, 4);
  await scene.round();
  for (const browser of [cook, floor, owner]) browser.notices.length = 0;
  const rate = ({ slug }: { slug: string }, overall: number) =>
    thali.call('POST', `/feedback/api/form/${slug}`, { body: { overall, comment: 'Chicken was cold' } });
  await rate(poor, 2);
  await rate(poor, 1);
  await rate(good, 3);
  await scene.round();
  await scene.round();
  expect(owner.notices).toMatchObject([
    {
      title: expect.stringMatching(`^2 stars for order ${poor.orderNo}`),
      body: 'Chicken was cold',
      url: `/app/feedback?order=${poor._id}`,
    },
  ]);
  expect(floor.notices).toMatchObject([{ title: expect.stringContaining('2 सितारे') }]);
  expect(cook.notices).toEqual([]);
});
