import { afterEach, expect, test } from 'vitest';
import { withTransaction } from '#platform/context/server/context.ts';
import type { Sms } from '#platform/ports/server/channels.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { NOON } from '#testing/server/test-app.ts';
import { unique } from '#testing/server/test-stores.ts';
import { deliver } from './adapters/deliver.ts';
import { createHttpTemplate, fill, inJson, plain } from './adapters/http-template.ts';
import { createTwoFactor } from './adapters/two-factor.ts';
import type { Content } from './content.ts';
import { enqueue } from './enqueue.ts';
import {
  genericAt,
  keyAt,
  SETTINGS,
  type SmsWay,
  smsBy,
  useMessageScene,
  whatsAppAt,
} from './testing/message-scene.ts';

const scene = await useMessageScene();
const { sim, thali, store, url } = scene;
const WAYS: SmsWay[] = ['msg91', '2factor', 'http'];

afterEach(async () => {
  sim.setFault(null);
  sim.taken.length = 0;
  thali.clock.now = NOON;
  await thali.database.pool.query('delete from message_due');
  await thali.database.pool.query('delete from messages where store_id is not null');
});

async function send(content: Content) {
  const draft = { key: unique(), template: 'served' as const, orderId: null, content, validForMs: HOUR };
  await withTransaction(scene.system(), (tx) => enqueue(tx, store.storeId, [draft]));
  await scene.deliver();
  return (await scene.list())[0];
}

const READY: Content = {
  channel: 'sms',
  purpose: 'ready',
  phone: '919876543210',
  facts: { order: '7', store: 'A "name" with & and \\ for whoever forgets to escape it' },
};

const SMS: Sms = {
  id: '1',
  phone: '91',
  text: 'Hello',
  values: [],
  templateId: 't',
  entityId: 'e',
  header: 'h',
  code: '1234',
  minutes: 5,
};

test.each(WAYS)('%s accepts a registered template with unchanged values', async (way) => {
  await scene.save(smsBy(way, url));
  expect(await send(READY)).toMatchObject({ state: 'sent', reason: '' });
  const text = 'Your order 7 at A "name" with & and \\ for whoe is ready.';
  expect(sim.taken).toMatchObject([{ to: '919876543210', text }]);
});

test.each(WAYS)('%s accepts a name whose thirtieth character would be cut in half', async (way) => {
  await scene.save(smsBy(way, url));
  const facts = { order: '7', store: `${'x'.repeat(29)}😀 and more` };
  expect(await send({ ...READY, facts })).toMatchObject({ state: 'sent' });
  expect(sim.taken).toMatchObject([{ text: `Your order 7 at ${'x'.repeat(29)} is ready.` }]);
});

test('a message that can’t be written is refused without throwing', async () => {
  const call = async () => ({ status: 200, text: '{}' });
  const half = { ...SMS, text: '\ud83d', code: '\ud83d' };
  const form = { ...genericAt(url), format: 'form' as const, body: '{{text}}' };
  const refused = { state: 'refused', reason: 'template' };
  expect(await createHttpTemplate(call).send(form, half)).toEqual(refused);
  expect(await createTwoFactor(call).send(keyAt(url), half)).toEqual(refused);
});

test('an unreadable answer is no reason to send again', async () => {
  const call = async () => ({ status: 200, text: '{}' });
  const read = () => {
    throw new Error('not understood');
  };
  const refused = { state: 'refused', reason: 'HTTP 200' };
  expect(await deliver(call, () => ({ url }), read)).toEqual(refused);
});

test.each(WAYS)('%s refuses an unregistered template', async (way) => {
  const { ready, code } = SETTINGS.sms.templates;
  await scene.save(smsBy(way, url, { templates: { code, ready: { ...ready, id: '1107169999999999999' } } }));
  expect(await send(READY)).toMatchObject({ state: 'failed', tries: 1, reason: 'Template not registered' });
  expect(sim.taken).toEqual([]);
});

test.each([
  ['an entity that is not ours', { entityId: '1109999999999999999' }, 'Principal entity not registered'],
  ['a header that is not ours', { header: 'OTHERS' }, 'Header not registered for this entity'],
])('%s is refused', async (_, more, reason) => {
  await scene.save(smsBy('http', url, more));
  expect(await send(READY)).toMatchObject({ state: 'failed', reason });
});

test('a text that differs from the registered one is refused', async () => {
  const { ready, code } = SETTINGS.sms.templates;
  const other = { ...ready, text: 'Come and get order {#var#} at {#var#}.' };
  await scene.save(smsBy('http', url, { templates: { code, ready: other } }));
  expect(await send(READY)).toMatchObject({ state: 'failed', reason: 'Template mismatch' });
});

test.each([
  ['too long', '9'.repeat(31)],
  ['empty', ''],
])('a value that is %s is not sent, since operators would not deliver it', async (_, order) => {
  await scene.save(smsBy('http', url));
  const before = sim.calls();
  const content: Content = { ...READY, facts: { order, store: 'S' } };
  expect(await send(content)).toMatchObject({ state: 'failed', reason: 'template' });
  expect(sim.calls()).toBe(before);
});

test.each(['msg91', '2factor'] as const)(
  '%s refuses a wrong key without repeating it in the reason',
  async (way) => {
    const wrong = `wrong-${unique()}`;
    await scene.save({ ...smsBy(way, url), smsCredentials: { ...keyAt(url), key: wrong } });
    const failed = await send(READY);
    expect(failed).toMatchObject({ state: 'failed', tries: 1 });
    expect(failed?.reason).toMatch(/^(Authentication failure|Invalid API Key)$/);
  },
);

test('any other provider can get a form, too', async () => {
  const body =
    'entity={{entity}}&header={{header}}&template={{template}}&to={{phone}}&text={{text}}&id={{id}}';
  await scene.save({ ...smsBy('http', url), smsCredentials: { ...genericAt(url), format: 'form', body } });
  expect(await send(READY)).toMatchObject({ state: 'sent' });
  expect(sim.taken[0]?.text).toContain('A "name" with & and \\');
});

test('values cannot end their place in a template', () => {
  const sms = { ...SMS, text: '"}&to=1\r\nX: y %20 {{code}}' };
  expect(JSON.parse(fill('{"a":"{{text}}"}', sms, inJson))).toEqual({ a: sms.text });
  expect(new URLSearchParams(fill('a={{text}}', sms, encodeURIComponent)).get('a')).toBe(sms.text);
  expect(fill('{{text}}', sms, plain)).toBe('"}&to=1  X: y %20 {{code}}');
  expect(fill('{{unknown}} {{code}}', sms, plain)).toBe('{{unknown}} 1234');
});

const WHATSAPP: Content = { channel: 'whatsapp', phone: '919876543210', facts: { order: '7', store: 'Tea' } };
const withWhatsApp = (template = 'order_ready', language = 'en') => ({
  ...SETTINGS,
  whatsApp: { active: true, template, language },
  whatsAppCredentials: whatsAppAt(url),
});

test('WhatsApp accepts an approved template', async () => {
  await scene.save(withWhatsApp());
  expect(await send(WHATSAPP)).toMatchObject({ state: 'sent', channel: 'whatsapp' });
  expect(sim.taken).toMatchObject([
    { provider: 'WhatsApp', to: '919876543210', text: 'order_ready: 7, Tea' },
  ]);
});

test.each([
  ['another template', withWhatsApp('order_gone'), 'Template name does not exist in the translation'],
  ['another language', withWhatsApp('order_ready', 'fr'), 'Template name does not exist in the translation'],
  [
    'another account',
    { ...withWhatsApp(), whatsAppCredentials: { ...whatsAppAt(url), token: 'EAAB' } },
    'Invalid OAuth access token',
  ],
])('WhatsApp refuses %s', async (_, settings, reason) => {
  await scene.save(settings);
  expect(await send(WHATSAPP)).toMatchObject({ state: 'failed', tries: 1, reason });
});

test('nothing is sent where nothing is set up', async () => {
  await scene.save(SETTINGS);
  expect(await send(READY)).toMatchObject({ state: 'failed', reason: 'not-set-up' });
  expect(await send(WHATSAPP)).toMatchObject({ state: 'failed', reason: 'not-set-up' });
});
