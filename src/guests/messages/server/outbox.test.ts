import { afterEach, expect, test } from 'vitest';
import { withTransaction } from '#platform/context/server/context.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { NOON } from '#testing/server/test-app.ts';
import { type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import type { Content } from './content.ts';
import { deliverOne } from './deliver-one.ts';
import { enqueue } from './enqueue.ts';
import { smsBy, useMessageScene } from './testing/message-scene.ts';

const scene = await useMessageScene();
const { sim, thali, store } = scene;
await scene.save(smsBy('http', scene.url));

afterEach(async () => {
  sim.setFault(null);
  sim.taken.length = 0;
  thali.clock.now = NOON;
  await thali.database.pool.query('delete from message_due');
  await thali.database.pool.query('delete from messages where store_id is not null');
});

const sms: Content = {
  channel: 'sms',
  purpose: 'ready',
  phone: '919876543210',
  facts: { order: '7', store: 'S' },
};

function put(at: TestStore = store, { key = unique(), content = sms, validForMs = DAY } = {}) {
  const draft = { key, template: 'served' as const, orderId: null, content, validForMs };
  return withTransaction(scene.system(), (tx) => enqueue(tx, at.storeId, [draft]));
}

const statesOf = async (at?: TestStore) => (await scene.list(at)).map(({ state }) => state);

test('a message is sent once, and its recipient and content are erased', async () => {
  await put();
  await scene.deliver();
  await scene.deliver();
  expect(sim.taken).toMatchObject([{ to: '919876543210', text: 'Your order 7 at S is ready.' }]);
  expect(await scene.list()).toMatchObject([{ state: 'sent', to: '…3210', tries: 1, mayRetry: false }]);
  const { rows } = await thali.database.pool.query(
    'select content_sealed, provider_id, store_id from messages',
  );
  expect(rows).toMatchObject([{ content_sealed: null, provider_id: expect.stringMatching(/^gen-/) }]);
});

test('messages with the same key are sent once', async () => {
  await Promise.all([1, 2, 3].map(() => put(store, { key: 'one and the same' })));
  await scene.deliver();
  expect(sim.taken).toHaveLength(1);
});

test('a provider that is down is retried with growing pauses, and then no more', async () => {
  sim.setFault('broken');
  await put();
  for (const [at, pause] of [30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR].entries()) {
    await scene.deliver();
    thali.clock.advance(pause - 1);
    const before = sim.calls();
    await scene.deliver();
    expect(sim.calls()).toBe(before);
    thali.clock.advance(1);
    expect(await scene.list()).toMatchObject([{ state: 'queued', tries: at + 1, reason: 'HTTP 503' }]);
  }
  await scene.deliver();
  expect(await scene.list()).toMatchObject([{ state: 'failed', tries: 6, mayRetry: true }]);
  thali.clock.advance(DAY);
  const before = sim.calls();
  await scene.deliver();
  expect(sim.calls()).toBe(before);
});

test.each(['busy', 'silent', 'broken'] as const)(
  'a message arrives once the provider is no longer %s',
  async (fault) => {
    sim.setFault(fault);
    await put();
    await scene.deliver();
    sim.setFault(null);
    thali.clock.advance(30_000);
    await scene.deliver();
    expect(await statesOf()).toEqual(['sent']);
  },
);

test('a refused message is counted, and retried only by hand', async () => {
  const { shared } = thali.services.metrics;
  shared.take();
  await scene.save({ ...smsBy('http', scene.url, { header: 'OTHERS' }) });
  await put();
  await scene.deliver();
  thali.clock.advance(HOUR);
  await scene.deliver();
  const [failed] = await scene.list();
  expect(failed).toMatchObject({
    state: 'failed',
    tries: 1,
    reason: 'Header not registered for this entity',
  });
  const counted = shared.take().filter(({ kind }) => kind === 'messages');
  expect(counted).toMatchObject([{ name: 'http', count: 1 }]);
  await scene.save(smsBy('http', scene.url));
  const url = `/api/stores/${store.storeId}/messages/${failed?._id}/retry`;
  expect((await thali.call('POST', url, { token: store.token, body: {} })).status).toBe(204);
  await scene.deliver();
  expect(await statesOf()).toEqual(['sent']);
  expectError(await thali.call('POST', url, { token: store.token, body: {} }), 404, 'MESSAGE_NOT_FOUND');
});

test('concurrent processes send each message once', async () => {
  const before = sim.calls();
  for (let order = 0; order < 25; order++) await put();
  await Promise.all([scene.deliver(), scene.deliver(), scene.deliver()]);
  await scene.deliver();
  expect(sim.calls() - before).toBe(25);
  expect(sim.taken).toHaveLength(25);
  expect(new Set(sim.taken.map(({ id }) => id)).size).toBe(25);
  expect(new Set(await statesOf())).toEqual(new Set(['sent']));
});

test('a message is sent again under the same id if the process dies before recording it', async () => {
  const [id = ''] = await put();
  const due = { storeId: store.storeId, id, dueAt: new Date(0) };
  const dying = thali.services.channels.sms.http.send;
  thali.services.channels.sms.http.send = async (...asked) => {
    await dying(...asked);
    throw new Error('killed');
  };
  await expect(deliverOne(scene.system(), due)).rejects.toThrow('killed');
  thali.services.channels.sms.http.send = dying;
  expect(await statesOf()).toEqual(['queued']);
  const before = sim.calls();
  await scene.deliver();
  expect(sim.calls()).toBe(before + 1);
  expect(sim.taken.map((taken) => taken.id)).toEqual([id]);
  expect(await statesOf()).toEqual(['sent']);
});

test('a message that a process took and did not send is due again after a minute', async () => {
  const [id = ''] = await put();
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { send } = thali.services.channels.sms.http;
  thali.services.channels.sms.http.send = async () => {
    begun.resolve();
    await held.promise;
    return { state: 'failing', reason: 'no-answer' };
  };
  const hanging = scene.deliver();
  await begun.promise;
  thali.services.channels.sms.http.send = send;
  const { rows } = await thali.database.pool.query('select due_at from message_due');
  expect(rows[0].due_at.getTime() - thali.clock.now).toBe(MINUTE);
  await scene.deliver();
  expect(sim.taken).toEqual([]);
  thali.clock.advance(MINUTE);
  await scene.deliver();
  expect(sim.taken.map((taken) => taken.id)).toEqual([id]);
  held.resolve();
  await hanging;
  expect(await statesOf()).toEqual(['sent']);
});

test('a silent provider delays no other store', async () => {
  const other = await teaStore(thali);
  await scene.save(smsBy('http', 'http://127.0.0.1:9'), other);
  for (let order = 0; order < 12; order++) await put(other);
  await put();
  await scene.deliver();
  expect(await statesOf()).toEqual(['sent']);
  const tried = (await scene.list(other)).filter(({ tries }) => tries > 0);
  expect(tried.length).toBeLessThanOrEqual(2);
});

test('a silent provider stops one channel of its store', async () => {
  await scene.save(smsBy('http', 'http://127.0.0.1:9'));
  const email: Content = { channel: 'email', to: 'asha@thali.example', subject: 'Hello', text: 'There' };
  for (let order = 0; order < 6; order++) await put();
  for (let at = 0; at < 3; at++) await put(store, { content: email });
  await scene.deliver();
  const listed = await scene.list();
  const ofChannel = (channel: string) => listed.filter((message) => message.channel === channel);
  expect(ofChannel('email').map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(ofChannel('sms').filter(({ tries }) => tries > 0).length).toBeLessThanOrEqual(2);
  await scene.save(smsBy('http', scene.url));
  thali.clock.advance(30_000);
  await scene.deliver();
  expect(new Set(await statesOf())).toEqual(new Set(['sent']));
});

test('outdated news is not sent', async () => {
  await put(store, { validForMs: MINUTE });
  thali.clock.advance(MINUTE);
  await scene.deliver();
  expect(sim.taken).toEqual([]);
  expect(await scene.list()).toMatchObject([{ state: 'dropped', reason: 'too-late' }]);
});

test('paid messages beyond the store’s daily limit are not sent', async () => {
  await scene.save({ ...smsBy('http', scene.url), dailyLimit: 2 });
  await Promise.all([put(), put(), put(), put()]);
  await scene.deliver();
  expect(sim.taken).toHaveLength(2);
  expect((await scene.list()).filter(({ reason }) => reason === 'limit')).toHaveLength(2);
  thali.clock.advance(DAY);
  await put();
  await scene.deliver();
  expect(sim.taken).toHaveLength(3);
  await scene.save(smsBy('http', scene.url));
});

test('an email goes through the mail server, and a final refusal is not retried', async () => {
  const email: Content = { channel: 'email', to: 'asha@thali.example', subject: 'Hello', text: 'There' };
  await put(store, { content: email });
  await scene.deliver();
  expect(thali.emails.at(-1)).toEqual({ to: 'asha@thali.example', subject: 'Hello', text: 'There' });
  const { send } = thali.services.mailer;
  thali.services.mailer.send = async () => {
    throw Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  };
  thali.clock.advance(1);
  await put(store, { content: email });
  await scene.deliver();
  thali.services.mailer.send = send;
  expect((await scene.list())[0]).toMatchObject({
    state: 'failed',
    reason: 'SMTP 550',
    to: 'a…@thali.example',
  });
});
