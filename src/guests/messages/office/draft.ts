import { isCountryCode, normaliseCountryCode } from '#ordering/placing/rules/checkout.ts';
import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { countVariables, type SmsValue } from '../rules/dlt.ts';
import type { SmsTemplate } from '../rules/message-settings.ts';
import type { MessageSettingsBody, MessageSettingsView } from '../wire/messages.ts';

export type Settings = Pick<MessageSettingsBody, 'sms' | 'whatsApp' | 'dailyLimit'>;

/** Credentials as they are typed. The server never sends them back. */
export interface Credentials {
  key: string;
  host: string;
  url: string;
  method: 'GET' | 'POST';
  format: 'json' | 'form';
  headers: string;
  body: string;
  token: string;
  phoneNumberId: string;
  whatsAppHost: string;
}

export const NO_CREDENTIALS: Credentials = {
  key: '',
  host: '',
  url: '',
  method: 'POST',
  format: 'json',
  headers: '',
  body: '{"to": "{{phone}}", "text": "{{text}}"}',
  token: '',
  phoneNumberId: '',
  whatsAppHost: '',
};

export interface Draft {
  settings: Settings;
  credentials: Credentials;
  /** Dial codes as they are typed, separated by spaces or commas. */
  countries: string;
  /** Whether new credentials are being typed. */
  isNewSms: boolean;
  isNewWhatsApp: boolean;
}

export function draftOf({ sms, whatsApp, dailyLimit, codeCountries }: MessageSettingsView): Draft {
  const { hasCredentials: hasSms, ...smsSettings } = sms;
  const { hasCredentials: hasWhatsApp, ...whatsAppSettings } = whatsApp;
  return {
    settings: {
      sms: smsSettings as Settings['sms'],
      whatsApp: whatsAppSettings,
      dailyLimit,
    },
    credentials: NO_CREDENTIALS,
    countries: codeCountries.join(' '),
    isNewSms: !hasSms,
    isNewWhatsApp: !hasWhatsApp,
  };
}

/** Sets the text with one value for each variable. Chosen values stay; the others start as `first`. */
export function withText(template: SmsTemplate, text: string, first: SmsValue): SmsTemplate {
  const count = countVariables(text);
  const values = Array.from({ length: count }, (_, at) => template.values[at] ?? first);
  return { ...template, text, values };
}

export function toBody({
  settings,
  credentials,
  countries,
  isNewSms,
  isNewWhatsApp,
}: Draft): MessageSettingsBody {
  const { provider } = settings.sms;
  const { key, host, url, method, format, headers, body, token, phoneNumberId, whatsAppHost } = credentials;
  const at = (address: string) => (address.trim() === '' ? {} : { host: address.trim() });
  const sms =
    provider === 'http'
      ? { url: url.trim(), method, format, headers: parseHeads(headers), body }
      : { key: key.trim(), ...at(host) };
  const whatsApp = { token: token.trim(), phoneNumberId: phoneNumberId.trim(), ...at(whatsAppHost) };
  return {
    ...settings,
    codeCountries: parseCountries(countries),
    ...(provider !== null && isNewSms ? { smsCredentials: sms } : {}),
    ...(settings.whatsApp.active && isNewWhatsApp ? { whatsAppCredentials: whatsApp } : {}),
  };
}

/** "91" and "+91" are the same country. */
export function parseCountries(text: string): string[] {
  const codes = text.split(/[\s,]+/).filter((code) => code !== '');
  return [...new Set(codes.map(normaliseCountryCode))];
}

/** Parses one header per line, in the form that browsers' tools show. */
export function parseHeads(text: string): { name: string; value: string }[] {
  return text
    .split('\n')
    .map((line) => /^([^:]+):(.*)$/.exec(line.trim()))
    .flatMap((found) => (found ? [{ name: (found[1] ?? '').trim(), value: (found[2] ?? '').trim() }] : []));
}

const ADDRESS = /^https?:\/\/[^\s"'<>\\]+$/i;

export function checkDraft(draft: Draft, words: Texts['settings']['faults']): Faults {
  const { settings, credentials, isNewSms, isNewWhatsApp } = draft;
  const { provider, entityId, header, templates } = settings.sms;
  const { key, host, url, token, phoneNumberId, whatsAppHost } = credentials;
  const isSms = provider !== null;
  const isKey = isSms && provider !== 'http' && isNewSms;
  const checks: [string, boolean, string][] = [
    ['entityId', entityId === '' || /^\d{15,19}$/.test(entityId), words.entity],
    ['header', header === '' || /^[A-Za-z0-9]{6}$/.test(header), words.header],
    ['key', !isKey || key.trim() !== '', words.required],
    ['host', !isKey || host.trim() === '' || ADDRESS.test(host.trim()), words.web],
    ['url', !(provider === 'http' && isNewSms) || ADDRESS.test(url.trim()), words.web],
    ['templates.code', templates.code.text.trim() !== '', words.required],
    ['templates.ready', templates.ready.text.trim() !== '', words.required],
  ];
  const countries = parseCountries(draft.countries);
  const areCountries = countries.length > 0 && countries.every(isCountryCode);
  checks.push(['codeCountries', areCountries, words.countries]);
  const { active, template } = settings.whatsApp;
  const isTyped = active && isNewWhatsApp;
  checks.push(
    ['template', !active || /^[a-z0-9_]+$/.test(template), words.templateName],
    ['token', !isTyped || token.trim() !== '', words.required],
    ['phoneNumberId', !isTyped || /^\d{1,30}$/.test(phoneNumberId.trim()), words.digits],
    ['whatsAppHost', !isTyped || whatsAppHost.trim() === '' || ADDRESS.test(whatsAppHost.trim()), words.web],
    ['dailyLimit', settings.dailyLimit >= 1 && settings.dailyLimit <= 10_000, words.limit],
  );
  return Object.fromEntries(checks.filter(([, isRight]) => !isRight).map(([name, , text]) => [name, text]));
}
