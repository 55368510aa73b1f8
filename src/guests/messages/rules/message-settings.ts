import { DEFAULT_TEMPLATES, type SmsPurpose, type SmsValue } from './dlt.ts';

export const SMS_PROVIDERS = ['msg91', '2factor', 'http'] as const;
export type SmsProviderName = (typeof SMS_PROVIDERS)[number];

/** A template with its id at the operator and provider. */
export interface SmsTemplate {
  id: string;
  text: string;
  values: SmsValue[];
}

export interface MessageSettings {
  sms: {
    provider: SmsProviderName | null;
    /** The sender's registration with Indian operators. */
    entityId: string;
    header: string;
    codes: boolean;
    ready: boolean;
    templates: Record<SmsPurpose, SmsTemplate>;
  };
  whatsApp: { active: boolean; template: string; language: string };
  /** Most messages that cost something, in 24 hours. */
  dailyLimit: number;
  /** Dial codes of the countries that codes are sent to. */
  codeCountries?: string[] | undefined;
}

export const DEFAULT_COUNTRIES: readonly string[] = ['+91'];

export const MOST_DAILY = 10_000;

const usual = ({ text, values }: { text: string; values: readonly SmsValue[] }): SmsTemplate => ({
  id: '',
  text,
  values: [...values],
});

export const NO_MESSAGE_SETTINGS: MessageSettings = {
  sms: {
    provider: null,
    entityId: '',
    header: '',
    codes: true,
    ready: false,
    templates: { code: usual(DEFAULT_TEMPLATES.code), ready: usual(DEFAULT_TEMPLATES.ready) },
  },
  whatsApp: { active: false, template: '', language: 'en' },
  dailyLimit: 300,
};
