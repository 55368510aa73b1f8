import { beforeEach, expect, test } from 'vitest';
import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { createSurroundings } from '#operators/health/server/adapters/create-surroundings.ts';
import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext } from '#platform/context/server/context.ts';
import { createPostJson } from '#platform/http/server/outside/post-json.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import type { EventType } from '#programs/v1/wire/events.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { type DeliveryView, MOST_WEBHOOKS } from '../wire/webhooks.ts';
import { webhookConsumer } from './consume-log.ts';
import { sendDeliveries } from './deliver.ts';
import { sweepDeliveries } from './deliveries.ts';
import { openReceiver, type Receiver, verify } from './testing/receiver.ts';

const surroundings = {
  ...createSurroundings({ dataDir: '/tmp', allowPrivate: true }),
  callWebhook: createPostJson({ allowPrivate: true, answerMs: 100 }),
};
const thali = await useTestApp({ surroundings });
const receiver = await openReceiver();
let store: TestStore;
const ORDERS: EventType[] = ['order.placed', 'order.changed', 'order.served', 'order.cancelled'];

beforeEach(async () => {
  store = await teaStore(thali);
  Object.assign(receiver, { heard: [], answer: 204 });
  thali.emails.length = 0;
  await thali.database.pool.query('delete from webhook_due');
});

const system = () => createContext(thali.services, { kind: 'system' });
const work = async () => {
  await consumeLogs(system(), webhookConsumer);
  await sendDeliveries(system());
};
const office = (method: string, path: string, body?: object) => askOffice(thali, store, method, path, body);

async function add(events: EventType[] = ORDERS, { url }: Pick<Receiver, 'url'> = receiver) {
  const { body, text } = await office('POST', 'webhooks', { url, events });
  if (!body?.secret) throw new Error(text);
  return { id: body.webhook._id as string, secret: body.secret as string };
}

const deliveries = async (id: string): Promise<DeliveryView[]> =>
  (await office('GET', `webhooks/${id}/deliveries`)).body.deliveries;

async function move(orderId: string, from: number, to: number): Promise<void> {
  await office('POST', `orders/${orderId}/state`, { from, to });
}

test('an address is told of what it wants, signed, and without guests’ numbers', async () => {
  const { id, secret } = await add(['order.placed', 'order.served']);
  const phone = '9876543210';
  const { _id } = await placeTestOrder(thali, store, {
    ...TEA,
    more: { user: { phone, countryCode: '+91' } },
  });
  await move(_id, 1, 3);
  await move(_id, 3, 4);
  await work();
  thali.clock.advance(SECOND);
  await work();
  const types = receiver.heard.map(({ event }) => event.type);
  expect(types).toEqual(['order.placed', 'order.served']);
  const [placed] = receiver.heard;
  if (!placed) throw new Error('Nothing was sent');
  expect(verify(secret, placed)).toMatchObject({ data: { order: { id: _id, state: 'received' } } });
  expect(() => verify(secret, { ...placed, body: `${placed.body} ` })).toThrow();
  expect(placed.body).not.toContain(phone);
  expect(await deliveries(id)).toMatchObject([
    { type: 'order.served', state: 'delivered', status: 204, tries: 1 },
    { type: 'order.placed', state: 'delivered', status: 204, tries: 1 },
  ]);
});

test('its secret is in no other answer, and what is not public is no address', async () => {
  const { secret } = await add();
  const { body, text } = await office('GET', 'webhooks');
  expect(body.webhooks).toMatchObject([{ url: receiver.url, events: ORDERS, offAt: null }]);
  expect(text).not.toContain(secret.slice(10));
  expectFields(await office('POST', 'webhooks', { url: 'ftp://a.example', events: ORDERS }), {
    url: 'Must be a public address that begins with https://',
  });
  expectFields(await office('POST', 'webhooks', { url: receiver.url, events: [] }), {
    events: expect.any(String),
  });
  for (let count = 1; count < MOST_WEBHOOKS; count++) await add();
  expectFields(await office('POST', 'webhooks', { url: receiver.url, events: ORDERS }), {
    url: `A store has at most ${MOST_WEBHOOKS} webhooks`,
  });
});

test.each<[string, Receiver['answer']]>([
  ['is down', 503],
  ['redirects', 302],
  ['does not answer', 'nothing'],
])(
  'a receiver that %s is sent the same delivery later, and in the order of the log',
  async (_what, answer) => {
    receiver.answer = answer;
    const { id } = await add();
    const { _id } = await placeTestOrder(thali, store, TEA);
    await move(_id, 1, 3);
    await work();
    // The second waits for the first.
    expect(receiver.heard.map(({ event }) => event.type)).toEqual(['order.placed']);
    receiver.answer = 204;
    for (const wait of [MINUTE, 2 * MINUTE]) {
      thali.clock.advance(wait);
      await work();
    }
    expect(receiver.heard.map(({ event }) => event.type)).toEqual([
      'order.placed',
      'order.placed',
      'order.changed',
    ]);
    const [first, again, next] = receiver.heard;
    expect(again?.id).toBe(first?.id);
    expect(next?.id).not.toBe(first?.id);
    expect((await deliveries(id)).map(({ state, tries }) => [state, tries])).toEqual([
      ['delivered', 1],
      ['delivered', 2],
    ]);
  },
);

test('after six tries over a day it is switched off, its owner is told, and it goes on from where it is switched on', async () => {
  receiver.answer = 500;
  const { id } = await add();
  const { _id } = await placeTestOrder(thali, store, TEA);
  await work();
  await move(_id, 1, 3);
  for (const wait of [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 16 * HOUR]) {
    thali.clock.advance(wait);
    await work();
  }
  expect(receiver.heard).toHaveLength(6);
  expect(new Set(receiver.heard.map((one) => one.id)).size).toBe(1);
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(thali.emails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A webhook is switched off'),
  ]);
  expectError(await office('POST', `webhooks/${id}/test`, {}), 409, 'WEBHOOK_OFF');
  await move(_id, 3, 4);
  await work();
  receiver.answer = 204;
  const { body } = await office('POST', `webhooks/${id}/on`, {});
  expect(body.webhooks).toMatchObject([{ offAt: null }]);
  await placeTestOrder(thali, store, TEA);
  await work();
  expect(receiver.heard.slice(6).map(({ event }) => event.type)).toEqual(['order.placed']);
});

test('a test is sent with one tap, and a delivery again under its id', async () => {
  const { id, secret } = await add();
  const { body } = await office('POST', `webhooks/${id}/test`, {});
  await work();
  await office('POST', `webhooks/${id}/deliveries/${body._id}/again`, {});
  await work();
  expect(receiver.heard.map((one) => [one.id, one.event.type])).toEqual([
    [body._id, 'test'],
    [body._id, 'test'],
  ]);
  for (const one of receiver.heard) verify(secret, one);
  const other = await add();
  const url = `webhooks/${other.id}/deliveries/${body._id}/again`;
  expectError(await office('POST', url, {}), 404, 'DELIVERY_NOT_FOUND');
});

test('one that is removed is told nothing any more, and one of another store is none', async () => {
  const { id } = await add();
  await placeTestOrder(thali, store, TEA);
  await consumeLogs(system(), webhookConsumer);
  expect((await office('DELETE', `webhooks/${id}`)).status).toBe(204);
  await work();
  expect(receiver.heard).toEqual([]);
  expectError(await office('DELETE', `webhooks/${id}`), 404, 'WEBHOOK_NOT_FOUND');
  const mine = await add();
  store = await teaStore(thali);
  expectError(await office('GET', `webhooks/${mine.id}/deliveries`), 404, 'WEBHOOK_NOT_FOUND');
});

test('deliveries are kept for 30 days', async () => {
  const { id } = await add();
  await office('POST', `webhooks/${id}/test`, {});
  await work();
  expect(await deliveries(id)).toHaveLength(1);
  const later = (ms: number) => ({ ...system(), now: thali.clock.now + ms });
  await sweepDeliveries(later(30 * DAY), [store.storeId]);
  expect(await deliveries(id)).toHaveLength(1);
  await sweepDeliveries(later(30 * DAY + 1), [store.storeId]);
  expect(await deliveries(id)).toEqual([]);
});
