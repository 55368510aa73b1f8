import { afterEach, expect, test } from 'vitest';
import {
  askForCode,
  createOtpStore,
  newPhone,
  orderWithCode,
  readOutbox,
} from '#testing/server/people/test-otp.ts';
import { NOON } from '#testing/server/test-app.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { SETTINGS, type SmsWay, smsBy, useMessageScene } from '../testing/message-scene.ts';

const scene = await useMessageScene();
const { sim, thali, url } = scene;
const store = await createOtpStore(thali);
const WAYS: SmsWay[] = ['msg91', '2factor', 'http'];

afterEach(async () => {
  sim.setFault(null);
  sim.taken.length = 0;
  thali.clock.now = NOON;
  await thali.database.pool.query('delete from messages where store_id is not null');
});

const codeIn = (text = '') => /\b\d{4}\b/.exec(text)?.[0] ?? '';

test.each(WAYS)('a code sent by %s places the order', async (way) => {
  await scene.save(smsBy(way, url), store);
  const phone = newPhone();
  const sent = await askForCode(thali, store, phone);
  expect(sent.status).toBe(202);
  const [taken] = sim.taken;
  expect(taken?.to).toBe(`91${phone}`);
  const code = codeIn(taken?.text);
  expect(taken?.text.split('\n').at(-1)).toBe(`@localhost #${code}`);
  expect(await readOutbox(thali, store)).toEqual([]);
  const otp = { challengeId: sent.body.challengeId, code };
  expect((await orderWithCode(thali, store, phone, otp)).status).toBe(201);
  expect(await scene.list(store)).toMatchObject([
    { channel: 'sms', template: 'code', state: 'sent', to: `…${phone.slice(-4)}`, mayRetry: false },
  ]);
});

test('MSG91 is told how long a code is valid', async () => {
  await scene.save(smsBy('msg91', url), store);
  await askForCode(thali, store, newPhone());
  expect(sim.taken).toMatchObject([{ minutes: 5 }]);
});

test.each([
  ['does not answer', () => sim.setFault('silent'), smsBy('msg91', url), 'no-answer'],
  ['is down', () => sim.setFault('broken'), smsBy('2factor', url), 'HTTP 503'],
  ['refuses it', () => {}, smsBy('http', url, { header: 'OTHERS' }), 'Header not registered for this entity'],
])('the staff see the code if the provider %s', async (_, arrange, settings, reason) => {
  await scene.save(settings, store);
  arrange();
  const phone = newPhone();
  const sent = await askForCode(thali, store, phone);
  expect(sent.status).toBe(202);
  expect(Object.keys(sent.body)).toEqual(['challengeId', 'resendIn']);
  expect(await readOutbox(thali, store)).toMatchObject([{ phone: `+91 ${phone}` }]);
  expect(await scene.list(store)).toMatchObject([{ state: 'failed', reason }]);
  await thali.database.pool.query('delete from otp_challenges where store_id is not null');
});

test('an error of the channel leaves the code to the staff, and the list shows the failure', async () => {
  await scene.save(smsBy('http', url), store);
  const { http } = thali.services.channels.sms;
  const { send } = http;
  http.send = () => {
    throw new Error('broken');
  };
  expect((await askForCode(thali, store, newPhone())).status).toBe(202);
  http.send = send;
  expect(await readOutbox(thali, store)).toHaveLength(1);
  expect(await scene.list(store)).toMatchObject([{ state: 'failed', reason: 'no-answer' }]);
  await thali.database.pool.query('delete from otp_challenges where store_id is not null');
});

test('a text that operators would not deliver is not tried', async () => {
  const { ready, code } = SETTINGS.sms.templates;
  const templates = {
    ready,
    code: { ...code, values: ['code', 'store', 'minutes', 'order', 'code'] as const },
  };
  await scene.save(
    smsBy('http', url, {
      templates: { ...templates, code: { ...code, values: [...templates.code.values] } },
    }),
    store,
  );
  const before = sim.calls();
  await askForCode(thali, store, newPhone());
  expect(sim.calls()).toBe(before);
  expect(await readOutbox(thali, store)).toHaveLength(1);
  expect(await scene.list(store)).toMatchObject([{ state: 'dropped', reason: 'template' }]);
  await thali.database.pool.query('delete from otp_challenges where store_id is not null');
});

test('codes beyond the store’s daily limit are left to the staff', async () => {
  await scene.save({ ...smsBy('http', url), dailyLimit: 2 }, store);
  await Promise.all([1, 2, 3, 4].map(() => askForCode(thali, store, newPhone())));
  expect(sim.taken).toHaveLength(2);
  expect(await readOutbox(thali, store)).toHaveLength(2);
  await thali.database.pool.query('delete from otp_challenges where store_id is not null');
});

test('codes leave a third of the daily limit to messages that food is ready', async () => {
  await scene.save({ ...smsBy('http', url, { ready: true }), dailyLimit: 6 }, store);
  const phone = newPhone();
  const { body } = await askForCode(thali, store, phone);
  const otp = { challengeId: body.challengeId, code: codeIn(sim.taken[0]?.text) };
  for (let asked = 0; asked < 5; asked++)
    expect((await askForCode(thali, store, newPhone())).status).toBe(202);
  expect([sim.taken.length, (await readOutbox(thali, store)).length]).toEqual([4, 2]);
  const { body: order } = await orderWithCode(thali, store, phone, otp);
  await moveOrder(thali, store, order._id, { from: 1, to: 4 });
  await scene.round();
  expect(sim.taken.at(-1)?.text).toContain(`Your order ${order.orderNo} at`);
  await thali.database.pool.query('delete from otp_challenges where store_id is not null');
});

test('without codes by SMS the staff read them out', async () => {
  await scene.save(smsBy('http', url, { codes: false }), store);
  await askForCode(thali, store, newPhone());
  expect(sim.taken).toEqual([]);
  expect(await readOutbox(thali, store)).toHaveLength(1);
});
