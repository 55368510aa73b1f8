import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { signRazorpay } from './adapters/razorpay-signature.ts';
import { sweepEvents } from './take-webhook.ts';
import { paidReturn, RAZORPAY } from './testing/fake-razorpay.ts';
import { AWAITING, ended, PAID, sendBack, setGateway } from './testing/pay-scene.ts';
import { TROUBLES } from './testing/trouble.ts';
import { noticeOf, type Sent, TAKEN, useNoticeScene } from './testing/use-notice-scene.ts';

const scene = await useNoticeScene();
const { thali, razorpay, stores, accounts, look, trouble, placed, hear, asksAbout } = scene;
const SECRET = RAZORPAY.webhook_secret;

test.each(['payment.captured', 'payment.authorized'])(
  '%s makes us ask the gateway, whose answer pays the order',
  async (event) => {
    const order = await placed();
    expect(await hear(noticeOf(order.name, event))).toEqual(TAKEN);
    expect(await look(order)).toEqual(AWAITING);
    razorpay.pay(order.name);
    expect(await hear(noticeOf(order.name, event))).toEqual(TAKEN);
    expect(await look(order)).toEqual(PAID);
  },
);

test('a notice of the order alone is enough', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  const payload = { order: { entity: { id: order.name, amount_paid: 1 } } };
  expect(await hear(JSON.stringify({ event: 'order.paid', payload }))).toEqual(TAKEN);
  expect(await look(order)).toEqual(PAID);
});

test('the answer does not wait for the gateway', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  razorpay.gate = () => held;
  const body = noticeOf(order.name);
  const answer = await thali.call('POST', `/payments/razorpay/webhook/${stores.razorpay.storeId}`, {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signRazorpay(body, SECRET),
      'x-razorpay-event-id': randomUUID(),
    },
  });
  expect(answer.status).toBe(200);
  razorpay.gate = async () => {};
  goOn();
  await thali.services.afterwards.settled();
  expect(await look(order)).toEqual(PAID);
});

test.each<[string, Sent]>([
  ['without a signature', { signature: null }],
  ['with an empty one', { signature: '' }],
  ['with one of another secret', { signature: 'another' }],
  ['with the key secret for a webhook secret', { signature: 'key' }],
  ['with one in capitals', { signature: 'upper' }],
  ['without a name of the event', { eventId: null }],
  ['with an odd name', { eventId: 'a b' }],
])('a notice %s is refused, and the gateway is not asked', async (_, sent) => {
  const order = await placed();
  razorpay.pay(order.name);
  const body = noticeOf(order.name);
  const made: Record<string, string> = {
    another: signRazorpay(body, 'another secret'),
    key: signRazorpay(body, RAZORPAY.merchent_key),
    upper: signRazorpay(body, SECRET).toUpperCase(),
  };
  const { signature } = sent;
  const given = typeof signature === 'string' ? { signature: made[signature] ?? signature } : {};
  const [status, text] = await hear(body, { ...sent, ...given });
  expect([status, String(text).includes('BAD_REQUEST')]).toEqual([400, true]);
  expect(asksAbout(order.name)).toBe(0);
  expect(await look(order)).toEqual(AWAITING);
});

test('the signature covers the exact bytes: one more space is refused', async () => {
  const order = await placed();
  const body = noticeOf(order.name);
  const signature = signRazorpay(body, SECRET);
  expect((await hear(`${body} `, { signature }))[0]).toBe(400);
});

test('a repeated notice, five times at once, asks the gateway once', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  const eventId = randomUUID();
  const all = await Promise.all(Array.from({ length: 5 }, () => hear(noticeOf(order.name), { eventId })));
  expect(all).toEqual(Array(5).fill(TAKEN));
  expect(await hear(noticeOf(order.name), { eventId })).toEqual(TAKEN);
  expect(asksAbout(order.name)).toBe(1);
  expect(await look(order)).toEqual(PAID);
});

test('a notice and a return at the same moment pay once', async () => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name));
  await Promise.all([hear(noticeOf(order.name)), sendBack(thali, stores.razorpay, form, 'razorpay')]);
  expect(await look(order)).toEqual(PAID);
});

test('a refused card changes nothing, since the next one may be tried', async () => {
  const order = await placed();
  razorpay.pay(order.name, { status: 'failed' });
  expect(await hear(noticeOf(order.name, 'payment.failed'))).toEqual(TAKEN);
  expect(await look(order)).toEqual(AWAITING);
});

test('money for an order that has ended is to be refunded', async () => {
  const order = await placed();
  razorpay.pay(order.name, { status: 'failed' });
  const fields = { 'error[code]': 'E', 'error[metadata]': JSON.stringify({ order_id: order.name }) };
  await sendBack(thali, stores.razorpay, fields, 'razorpay');
  expect(await look(order)).toEqual(ended('failed'));
  razorpay.pay(order.name);
  await hear(noticeOf(order.name));
  expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
});

test.each(TROUBLES)(
  'the order keeps waiting and the process keeps running when the gateway’s answer is %s',
  async (what) => {
    const order = await placed();
    trouble('razorpay', what);
    expect(await hear(noticeOf(order.name))).toEqual(TAKEN);
    trouble('razorpay', null);
    expect(await look(order)).toEqual(AWAITING);
  },
);

test('notices of unknown orders or other events are accepted and ignored', async () => {
  const calls = razorpay.asked.length;
  expect(await hear(noticeOf('order_of_their_shop'))).toEqual(TAKEN);
  expect(await hear(JSON.stringify({ event: 'settlement.processed', payload: {} }))).toEqual(TAKEN);
  expect(razorpay.asked.length).toBe(calls);
});

test.each(['', '{', 'null', '[]', '{"payload":1}', '{"payload":{"payment":{"entity":{"order_id":{}}}}}'])(
  'the signed body %j is refused',
  async (body) => expect((await hear(body))[0]).toBe(400),
);

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'payload=1', 415],
  ['a text', 'text/plain', '{}', 415],
  ['too much', 'application/json', `"${'x'.repeat(70_000)}"`, 413],
])('%s is refused', async (_, type, body, status) => {
  expect((await hear(body, { type }))[0]).toBe(status);
});

test('a notice reaches only its own store, with that store’s secret', async () => {
  const other = await teaStore(thali);
  const order = await placed();
  razorpay.pay(order.name);
  expect((await hear(noticeOf(order.name), { store: other }))[0]).toBe(400);
  expect((await hear(noticeOf(order.name), { store: stores['paytm-token'] }))[0]).toBe(400);
  await setGateway(thali, other, { ...accounts.razorpay, webhook_secret: 'their own secret' });
  expect((await hear(noticeOf(order.name), { store: other }))[0]).toBe(400);
  const signature = signRazorpay(noticeOf(order.name), 'their own secret');
  expect((await hear(noticeOf(order.name), { signature }))[0]).toBe(400);
  expect(await hear(noticeOf(order.name), { store: other, signature })).toEqual(TAKEN);
  expect((await hear(noticeOf(order.name), { store: { storeId: 'nothing' } }))[0]).toBe(404);
  expect(await look(order)).toEqual(AWAITING);
});

test('a store without a webhook secret accepts no notice', async () => {
  const { webhook_secret: _, ...account } = accounts.razorpay;
  const other = await teaStore(thali);
  await setGateway(thali, other, account);
  const body = noticeOf('order_1');
  for (const secret of ['', 'null', 'undefined'])
    expect((await hear(body, { store: other, signature: signRazorpay(body, secret) }))[0]).toBe(400);
});

test('events are remembered for a week', async () => {
  const order = await placed();
  await hear(noticeOf(order.name));
  const { storeId } = stores.razorpay;
  const sql = 'select count(*)::int as n from gateway_events where store_id = $1';
  const count = async () => (await thali.database.pool.query(sql, [storeId])).rows[0].n;
  const sweep = () => sweepEvents(createContext(thali.services, { kind: 'system' }), [storeId]);
  await sweep();
  expect(await count()).toBeGreaterThan(0);
  thali.clock.advance(7 * DAY + 1);
  await sweep();
  expect(await count()).toBe(0);
});
