import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { GUEST_LANGUAGES } from '#platform/language/rules/languages.ts';
import { countVariables, MOST_VALUES, SMS_VALUES } from '../rules/dlt.ts';
import { MOST_DAILY, SMS_PROVIDERS } from '../rules/message-settings.ts';
import { MESSAGE_CHANNELS, MESSAGE_STATES, MESSAGE_TEMPLATES } from '../rules/messages.ts';

const value = z.enum(SMS_VALUES);

const templateBody = z
  .strictObject({
    id: text(40).check(z.regex(/^[\w-]*$/, formatFault('templateId'))),
    text: text(1000, 1),
    values: z.array(value).check(z.maxLength(MOST_VALUES)),
  })
  .check(
    z.refine(({ text, values }) => countVariables(text) === values.length, {
      path: ['values'],
      message: formatFault('templateValues'),
    }),
  );

const smsBody = z.strictObject({
  provider: z.nullable(z.enum(SMS_PROVIDERS)),
  entityId: text(19).check(z.regex(/^(\d{15,19})?$/, formatFault('dltEntity'))),
  header: text(6).check(z.regex(/^([A-Za-z0-9]{6})?$/, formatFault('smsHeader'))),
  codes: z.boolean(),
  ready: z.boolean(),
  templates: z.strictObject({ code: templateBody, ready: templateBody }),
});

const address = text(500).check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i, formatFault('webAddress')));
const line = text(500, 1).check(z.regex(/^[\x20-\x7e]+$/, formatFault('plainLetters')));

/** Replaces the provider's usual address. */
const host = z.optional(address);
const keyBody = z.strictObject({ key: line, host });
const httpBody = z.strictObject({
  url: address,
  method: z.enum(['GET', 'POST']),
  format: z.enum(['json', 'form']),
  headers: z
    .array(z.strictObject({ name: text(60, 1).check(z.regex(/^[A-Za-z0-9-]+$/)), value: line }))
    .check(z.maxLength(10)),
  body: text(4000),
});
const whatsAppKey = z.strictObject({
  token: line,
  phoneNumberId: text(30, 1).check(z.regex(/^\d+$/, formatFault('digits'))),
  host,
});

export const messageSettingsBody = z.strictObject({
  sms: smsBody,
  whatsApp: z.strictObject({
    active: z.boolean(),
    template: text(100).check(z.regex(/^[a-z0-9_]*$/, formatFault('templateName'))),
    language: text(10, 2).check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, formatFault('templateLanguage'))),
  }),
  dailyLimit: z.int().check(z.minimum(1), z.maximum(MOST_DAILY)),
  codeCountries: z.optional(
    z
      .array(text(5).check(z.regex(/^\+[1-9]\d{0,3}$/, formatFault('dialCode'))))
      .check(z.minLength(1), z.maxLength(50)),
  ),
  /** Credentials that are left out stay; null removes them. */
  smsCredentials: z.optional(z.nullable(z.union([httpBody, keyBody]))),
  whatsAppCredentials: z.optional(z.nullable(whatsAppKey)),
});

const templateView = z.object({ id: z.string(), text: z.string(), values: z.array(value) });

export const messageSettingsView = z.object({
  sms: z.object({
    provider: z.nullable(z.enum(SMS_PROVIDERS)),
    entityId: z.string(),
    header: z.string(),
    codes: z.boolean(),
    ready: z.boolean(),
    templates: z.object({ code: templateView, ready: templateView }),
    hasCredentials: z.boolean(),
  }),
  whatsApp: z.object({
    active: z.boolean(),
    template: z.string(),
    language: z.string(),
    hasCredentials: z.boolean(),
  }),
  dailyLimit: z.number(),
  codeCountries: z.array(z.string()),
  /** Counts only messages that cost something, over the last 24 hours. */
  sentToday: z.number(),
});

export const messageList = z.object({
  messages: z.array(
    z.object({
      _id: z.string(),
      at: z.string(),
      channel: z.enum(MESSAGE_CHANNELS),
      template: z.enum(MESSAGE_TEMPLATES),
      to: z.string(),
      state: z.enum(MESSAGE_STATES),
      tries: z.number(),
      reason: z.string(),
      mayRetry: z.boolean(),
    }),
  ),
});

export const testMessageBody = z.strictObject({ channel: z.enum(['sms', 'whatsapp', 'email']) });

const base64url = (most: number) =>
  text(most, 10).check(z.regex(/^[A-Za-z0-9_-]+=*$/, formatFault('base64url')));

const subscription = z.object({
  endpoint: text(1000).check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i, formatFault('webAddress'))),
  keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
});

const locale = z.enum(GUEST_LANGUAGES);
export const pushBody = z.strictObject({ subscription, locale });
export const pushEndpoint = z.strictObject({ endpoint: text(1000) });
export const pushKey = z.object({ key: z.string() });

export const orderAlertsView = z.object({
  key: z.string(),
  whatsApp: z.nullable(z.object({ wished: z.boolean() })),
});

export type MessageSettingsBody = z.infer<typeof messageSettingsBody>;
export type MessageSettingsView = z.infer<typeof messageSettingsView>;
export type MessageList = z.infer<typeof messageList>;
export type PushBody = z.infer<typeof pushBody>;
export type OrderAlertsView = z.infer<typeof orderAlertsView>;
export type SmsCredentials = NonNullable<MessageSettingsBody['smsCredentials']>;
export type WhatsAppCredentials = NonNullable<MessageSettingsBody['whatsAppCredentials']>;
export type HttpCredentials = z.infer<typeof httpBody>;
export type KeyCredentials = z.infer<typeof keyBody>;
