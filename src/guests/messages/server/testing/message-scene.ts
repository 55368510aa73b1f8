import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext } from '#platform/context/server/context.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem, type TestStore } from '#testing/server/test-stores.ts';
import { SAMPLE_ACCOUNT } from '../../../../../simulators/messages/account.ts';
import { createMessageSim } from '../../../../../simulators/messages/create-message-sim.ts';
import { NO_MESSAGE_SETTINGS } from '../../rules/message-settings.ts';
import type { MessageSettingsBody } from '../../wire/messages.ts';
import { messageConsumer } from '../consume-orders.ts';
import { deliverMessages } from '../deliver-messages.ts';

const { key, entityId, header, templates, whatsApp } = SAMPLE_ACCOUNT;
const [codeTemplate, readyTemplate] = templates;
const usual = NO_MESSAGE_SETTINGS;

/** Settings of a store that is registered everywhere; sends nothing until a provider is set. */
export const SETTINGS: MessageSettingsBody = {
  ...usual,
  sms: {
    ...usual.sms,
    entityId,
    header,
    templates: {
      code: { ...usual.sms.templates.code, id: codeTemplate?.id ?? '' },
      ready: { ...usual.sms.templates.ready, id: readyTemplate?.id ?? '' },
    },
  },
  whatsApp: { active: false, template: 'order_ready', language: 'en' },
};

const orderTypes = ['Dine-In', 'Pickup', 'Delivery'].map((label) => ({ label, active: true }));

/** The request format of the simulated generic provider. */
export const genericAt = (url: string) => ({
  url: `${url}/generic/send`,
  method: 'POST' as const,
  format: 'json' as const,
  headers: [{ name: 'authorization', value: `Bearer ${key}` }],
  body: '{"entity":"{{entity}}","header":"{{header}}","template":"{{template}}","to":"{{phone}}","text":"{{text}}","id":"{{id}}"}',
});

export const keyAt = (url: string) => ({ key, host: url });
export const whatsAppAt = (url: string) => ({
  token: key,
  phoneNumberId: whatsApp.phoneNumberId,
  host: url,
});

export type SmsWay = 'msg91' | '2factor' | 'http';

/** Settings that use this provider. */
export function smsBy(
  provider: SmsWay,
  url: string,
  more: Partial<MessageSettingsBody['sms']> = {},
): MessageSettingsBody {
  const smsCredentials = provider === 'http' ? genericAt(url) : keyAt(url);
  return { ...SETTINGS, sms: { ...SETTINGS.sms, provider, ...more }, smsCredentials };
}

export async function saveSettings(
  thali: Pick<TestApp, 'call'>,
  { storeId, token }: Pick<TestStore, 'storeId' | 'token'>,
  body: MessageSettingsBody,
): Promise<void> {
  const answer = await thali.call('PUT /api/stores/:storeId/messages/settings', {
    params: { storeId },
    token,
    body,
  });
  if (answer.status !== 200) throw new Error(`The settings were refused: ${answer.text}`);
}

export interface Listed {
  _id: string;
  channel: string;
  template: string;
  to: string;
  state: string;
  tries: number;
  reason: string;
  mayRetry: boolean;
}

/** The app beside simulated providers, with a store that sells tea. */
export async function useMessageScene(parts: Parameters<typeof useTestApp>[0] = {}) {
  const sim = createMessageSim();
  const url = await sim.listen();
  atEnd(() => sim.close());
  const thali = await useTestApp(parts);
  const store = await createTestStore(
    thali,
    catalogueOf([simpleItem('Tea', 20), simpleItem('Coffee', 30)], { orderTypes }),
  );
  const system = () => createContext(thali.services, { kind: 'system' });
  const deliver = () => deliverMessages(system());
  return {
    sim,
    url,
    thali,
    store,
    deliver,
    follow: () => consumeLogs(system(), messageConsumer),
    /** Runs all background work once. */
    async round() {
      await consumeLogs(system(), messageConsumer);
      await deliver();
    },
    save: (body: MessageSettingsBody, at = store) => saveSettings(thali, at, body),
    async list(at = store): Promise<Listed[]> {
      return (await thali.call('GET /api/stores/:storeId/messages', { params: at, token: at.token })).body
        .messages;
    },
    system,
  };
}
