import { type SmsPurpose, type SmsValue, USUAL_TEMPLATES } from './dlt.ts';

export const SMS_PROVIDERS = ['msg91', '2factor', 'http'] as const;
export type SmsProviderName = (typeof SMS_PROVIDERS)[number];

/** A template with the name that operator and provider know it by. */
export interface SmsTemplate {
  id: string;
  text: string;
  values: SmsValue[];
}

/** How a store sends messages: all but its credentials. */
export interface MessageSettings {
  sms: {
    provider: SmsProviderName | null;
    /** The registration of the sender with the operators of India. */
    entityId: string;
    header: string;
    codes: boolean;
    ready: boolean;
    templates: Record<SmsPurpose, SmsTemplate>;
  };
  whatsApp: { active: boolean; template: string; language: string };
  /** Of messages that cost something, in 24 hours. */
  dailyLimit: number;
  /** The countries whose numbers get codes. */
  codeCountries?: string[] | undefined;
}

export const USUAL_COUNTRIES: readonly string[] = ['+91'];

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
    templates: { code: usual(USUAL_TEMPLATES.code), ready: usual(USUAL_TEMPLATES.ready) },
  },
  whatsApp: { active: false, template: '', language: 'en' },
  dailyLimit: 300,
};
