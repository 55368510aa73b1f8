import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore, unique } from '#testing/server/test-stores.ts';
import { createChannels } from './adapters/create-channels.ts';
import { SETTINGS, smsBy, useMessageScene, whatsAppAt } from './testing/message-scene.ts';

const scene = await useMessageScene();
const { sim, thali, store, url } = scene;
const path = `/api/stores/${store.storeId}/messages`;
const put = (body: object, token = store.token) => thali.call('PUT', `${path}/settings`, { body, token });
const read = async () =>
  (await thali.call('GET /api/stores/:storeId/messages/settings', { params: store, token: store.token }))
    .body;

afterEach(async () => {
  sim.taken.length = 0;
  await scene.save({ ...SETTINGS, smsCredentials: null, whatsAppCredentials: null });
});

test('a store without settings shows the defaults and sends nothing', async () => {
  const other = await createTestStore(thali);
  const answer = await thali.call('GET /api/stores/:storeId/messages/settings', {
    params: other,
    token: other.token,
  });
  expect(answer.body).toMatchObject({
    sms: { provider: null, hasCredentials: false, codes: true, ready: false },
    whatsApp: { active: false, hasCredentials: false },
    dailyLimit: 300,
    sentToday: 0,
  });
});

test('credentials are written and appear in no answer and no table', async () => {
  const key = `key-${randomBytes(8).toString('hex')}`;
  const body = { ...smsBy('msg91', url), smsCredentials: { key, host: url } };
  const saved = await put({ ...body, whatsAppCredentials: { ...whatsAppAt(url), token: key } });
  expect(saved.status).toBe(200);
  expect(saved.text + JSON.stringify(await read())).not.toContain(key);
  const { rows } = await thali.database.pool.query('select s::text, store_id from message_settings s');
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(await read()).toMatchObject({ sms: { hasCredentials: true }, whatsApp: { hasCredentials: true } });
});

test('credentials stay if none are sent, and go with their provider', async () => {
  await scene.save(smsBy('msg91', url));
  const { smsCredentials: _, ...without } = smsBy('msg91', url, { ready: true });
  expect((await put(without)).status).toBe(200);
  expect(await read()).toMatchObject({ sms: { provider: 'msg91', ready: true, hasCredentials: true } });
  const other = { ...without, sms: { ...without.sms, provider: '2factor' } };
  expectFields(await put(other), { smsCredentials: 'This field is required' });
  expect((await put(SETTINGS)).status).toBe(200);
  expect(await read()).toMatchObject({ sms: { provider: null, hasCredentials: false } });
});

const template = SETTINGS.sms.templates.ready;
const withReady = (ready: object) => ({
  ...SETTINGS,
  sms: { ...SETTINGS.sms, templates: { ...SETTINGS.sms.templates, ready } },
});

test.each<[string, object, string]>([
  ['an invalid entity', { ...SETTINGS, sms: { ...SETTINGS.sms, entityId: '12' } }, 'sms.entityId'],
  ['an invalid header', { ...SETTINGS, sms: { ...SETTINGS.sms, header: 'TOO LONG' } }, 'sms.header'],
  ['a variable without a value', withReady({ ...template, values: ['order'] }), 'sms.templates.ready.values'],
  [
    'a value without a variable',
    withReady({ ...template, text: 'Ready', values: ['order'] }),
    'sms.templates.ready.values',
  ],
  [
    'a value that we do not know',
    withReady({ ...template, values: ['order', 'password'] }),
    'sms.templates.ready.values[1]',
  ],
  [
    'a provider without credentials',
    { ...SETTINGS, sms: { ...SETTINGS.sms, provider: 'msg91' } },
    'smsCredentials',
  ],
  [
    "another provider's credentials",
    { ...smsBy('http', url), smsCredentials: { key: 'a' } },
    'smsCredentials',
  ],
  [
    'WhatsApp without credentials',
    { ...SETTINGS, whatsApp: { ...SETTINGS.whatsApp, active: true } },
    'whatsAppCredentials',
  ],
  ['no limit at all', { ...SETTINGS, dailyLimit: 1_000_000 }, 'dailyLimit'],
  [
    'a head with a line of its own',
    {
      ...smsBy('http', url),
      smsCredentials: {
        url,
        method: 'POST',
        format: 'json',
        headers: [{ name: 'a', value: 'b\r\nc: d' }],
        body: '',
      },
    },
    'smsCredentials.headers[0].value',
  ],
])('%s is refused', async (_, body, field) => {
  const { status, body: answer } = await put(body);
  expect([status, answer.code]).toEqual([422, 'VALIDATION']);
  expect(Object.keys(answer.details.fields)).toEqual([field]);
});

test('outside of tests, only public https addresses are accepted', async () => {
  const { takes } = thali.services.channels;
  const { push: vapid } = thali.services.channels;
  const strict = createChannels({
    vapid: { ...vapid, authorization: () => '' },
    allowPrivate: false,
    pushServices: [],
  });
  thali.services.channels.takes = strict.takes;
  for (const host of ['http://sms.example', 'https://127.0.0.1', 'https://10.0.0.1/api'])
    expectFields(await put({ ...smsBy('msg91', host) }), { smsCredentials: 'Must begin with https://' });
  expect((await put(smsBy('msg91', 'https://control.msg91.com'))).status).toBe(200);
  thali.services.channels.takes = takes;
});

test('only owners with a confirmed address change the settings', async () => {
  expectError(await put(SETTINGS, await addTestStaff(thali, store, 'MANAGER')), 403, 'FORBIDDEN');
  const email = `late-${unique()}@thali.example`;
  const body = { name: 'Late', email, password: 'a plain long one', storeName: `Late ${unique()}` };
  const signed = (await thali.call('POST', '/tenant/api/menu/signup/', { body })).body;
  const own = `/api/stores/${signed.stores[0]._id}/messages`;
  const { token } = signed;
  expectError(
    await thali.call('PUT /api/stores/:storeId/messages/settings', {
      params: { storeId: signed.stores[0]._id },
      body: SETTINGS,
      token,
    }),
    403,
    'EMAIL_UNVERIFIED',
  );
  const test = { body: { channel: 'email' }, token };
  expectError(await thali.call('POST', `${own}/test`, test), 403, 'EMAIL_UNVERIFIED');
});

test('a test message goes to its caller only', async () => {
  const ask = (channel: string) =>
    thali.call('POST', `${path}/test`, { body: { channel }, token: store.token });
  await scene.save({
    ...smsBy('http', url),
    whatsApp: { active: true, template: 'order_ready', language: 'en' },
    whatsAppCredentials: whatsAppAt(url),
  });
  expect((await ask('sms')).body.details.fields).toHaveProperty('phone');
  const profile = { name: 'Asha Rao', phone: '98450 11223' };
  await thali.call('PUT /api/profile', { body: profile, token: store.token });
  thali.clock.advance(1);
  for (const channel of ['sms', 'whatsapp', 'email']) {
    thali.clock.advance(1);
    expect((await ask(channel)).status).toBe(204);
  }
  await scene.deliver();
  expect(sim.taken.map(({ to }) => to)).toEqual(['919845011223', '919845011223']);
  expect(thali.emails.at(-1)?.to).toMatch(/^owner-/);
  expect((await scene.list()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('a test message has the store’s name on one line, however it is written', async () => {
  const other = await createTestStore(thali);
  const name = `Udupi\nBcc: all\u202E ${'x'.repeat(4000)}`;
  const change = 'update stores set name = $1 where store_id = $2';
  await thali.database.pool.query(change, [name, other.storeId]);
  const answer = await thali.call('POST /api/stores/:storeId/messages/test', {
    params: other,
    body: { channel: 'email' },
    token: other.token,
  });
  expect(answer.status, answer.text).toBe(204);
  await scene.deliver();
  const email = thali.emails.at(-1);
  expect(email?.subject).toMatch(/^Test · Udupi Bcc: all x+…$/);
  expect(email?.text).toMatch(/^Emails from Udupi Bcc: all x{80,90}… arrive\.$/);
});

test('a store sends ten test messages a day, whichever owner asks', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 5 });
  const other = await createTestStore(limited);
  const ask = (token = other.token) => {
    limited.clock.advance(1);
    return limited.call('POST /api/stores/:storeId/messages/test', {
      params: other,
      body: { channel: 'email' },
      token,
    });
  };
  const second = await addTestStaff(limited, other, 'OWNER');
  expect([(await ask()).status, (await ask(second)).status]).toEqual([204, 204]);
  for (const token of [other.token, second])
    expectError(await ask(token), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 24 * 3600 } });
});
