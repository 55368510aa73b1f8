import { expect, test } from 'vitest';
import { NO_MESSAGE_SETTINGS } from '../rules/message-settings.ts';
import { type Credentials, draftOf } from './draft.ts';
import { placeFaults } from './server-faults.ts';

const { sms, whatsApp, dailyLimit } = NO_MESSAGE_SETTINGS;
type Provider = 'msg91' | 'http';

const draft = (provider: Provider, credentials: Partial<Credentials> = {}) => {
  const none = draftOf({
    sms: { ...sms, provider, hasCredentials: false },
    whatsApp: { ...whatsApp, hasCredentials: false },
    dailyLimit,
    codeCountries: ['+91'],
    sentToday: 0,
  });
  return { ...none, credentials: { ...none.credentials, ...credentials } };
};

test.each<[string, string, Provider, Partial<Credentials>]>([
  ['sms.entityId', 'entityId', 'msg91', {}],
  ['sms.header', 'header', 'msg91', {}],
  ['sms.templates.code.id', 'templates.code.id', 'msg91', {}],
  ['sms.templates.ready.text', 'templates.ready', 'msg91', {}],
  ['sms.templates.ready.values', 'templates.ready', 'msg91', {}],
  ['smsCredentials', 'key', 'msg91', {}],
  ['smsCredentials', 'host', 'msg91', { host: 'http://sms.example' }],
  ['smsCredentials', 'url', 'http', {}],
  ['smsCredentials.headers.0.name', 'headers', 'http', {}],
  ['whatsAppCredentials', 'token', 'msg91', {}],
  ['whatsAppCredentials', 'whatsAppHost', 'msg91', { whatsAppHost: 'http://meta.example' }],
  ['whatsAppCredentials.host', 'whatsAppHost', 'msg91', {}],
  ['whatsApp.template', 'template', 'msg91', {}],
  ['whatsApp.language', 'language', 'msg91', {}],
  ['dailyLimit', 'dailyLimit', 'msg91', {}],
])('%s is shown at %s', (path, field, provider, credentials) => {
  expect(placeFaults({ [path]: 'Is wrong' }, draft(provider, credentials))).toEqual({
    [field]: 'Is wrong',
  });
});
