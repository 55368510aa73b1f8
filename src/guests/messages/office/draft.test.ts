import { expect, test } from 'vitest';
import { en } from '#texts/office/en.ts';
import { NO_MESSAGE_SETTINGS } from '../rules/message-settings.ts';
import { messageSettingsBody } from '../wire/messages.ts';
import { type Credentials, checkDraft, type Draft, draftOf, parseHeads, toBody, withText } from './draft.ts';

const words = en.settings.faults;
const { sms, whatsApp, dailyLimit } = NO_MESSAGE_SETTINGS;
const nothing = draftOf({
  sms: { ...sms, hasCredentials: false },
  whatsApp: { ...whatsApp, hasCredentials: false },
  dailyLimit,
  codeCountries: ['+91'],
  sentToday: 0,
});

const withSms = (more: Partial<Draft['settings']['sms']>, credentials: Partial<Credentials> = {}): Draft => ({
  ...nothing,
  settings: { ...nothing.settings, sms: { ...nothing.settings.sms, ...more } },
  credentials: { ...nothing.credentials, ...credentials },
});
const withWhatsApp = (template: string, credentials: Partial<Credentials>): Draft => ({
  ...nothing,
  settings: { ...nothing.settings, whatsApp: { active: true, template, language: 'en' } },
  credentials: { ...nothing.credentials, ...credentials },
});

test.each<[Draft, string[]]>([
  [withSms({ provider: 'msg91' }), ['key']],
  [withSms({ provider: 'msg91' }, { key: 'k', host: 'sms.example' }), ['host']],
  [withSms({ provider: 'http' }, { url: 'sms.example' }), ['url']],
  [withSms({ entityId: '12', header: 'ABC' }), ['entityId', 'header']],
  [withWhatsApp('Order Ready', { token: 't', phoneNumberId: 'x' }), ['template', 'phoneNumberId']],
  [withWhatsApp('order_ready', {}), ['token', 'phoneNumberId']],
])('reports a fault that the server would refuse too', (draft, fields) => {
  expect(Object.keys(checkDraft(draft, words))).toEqual(fields);
  expect(messageSettingsBody.safeParse(toBody(draft)).success).toBe(false);
});

test.each([
  nothing,
  withSms({ provider: '2factor', header: 'THALIS', entityId: '1101456780000012345' }, { key: ' k ' }),
  withSms({ provider: 'http' }, { url: 'https://sms.example', headers: 'Authorization: Bearer a\n' }),
  withWhatsApp('order_ready', { token: 't', phoneNumberId: '1' }),
])('accepts a valid draft', (draft) => {
  expect(checkDraft(draft, words)).toEqual({});
  expect(messageSettingsBody.safeParse(toBody(draft)).success).toBe(true);
});

test('credentials that are kept are not sent', () => {
  const draft = { ...withSms({ provider: 'msg91' }), isNewSms: false };
  expect(checkDraft(draft, words)).toEqual({});
  expect(toBody(draft)).not.toHaveProperty('smsCredentials');
});

test('a text with more variables gets a value for each', () => {
  const template = { id: '1', text: '{#var#}', values: ['order' as const] };
  expect(withText(template, '{#var#} {#var#}', 'code').values).toEqual(['order', 'code']);
  expect(withText(template, 'none', 'code').values).toEqual([]);
});

test('headers are parsed one per line', () => {
  expect(parseHeads('Authorization: Bearer a:b\n\nnothing\n X-Key : 1 ')).toEqual([
    { name: 'Authorization', value: 'Bearer a:b' },
    { name: 'X-Key', value: '1' },
  ]);
});
