import type { SmsProviderName } from '#guests/messages/rules/message-settings.ts';
import type { HttpCredentials, KeyCredentials, WhatsAppCredentials } from '#guests/messages/wire/messages.ts';

/** The result of handing a message over. Only `failing` is tried again. */
export type Delivery =
  | { state: 'sent'; providerId: string | null }
  | { state: 'refused'; reason: string }
  /** The recipient no longer exists. */
  | { state: 'gone' }
  | { state: 'failing'; reason: string };

export interface Sms {
  /** The same for every try, for providers that send a thing once. */
  id: string;
  /** Digits including the country's, without a plus. */
  phone: string;
  text: string;
  /** The values of the template's variables. */
  values: string[];
  templateId: string;
  entityId: string;
  header: string;
  /** The one-time code, if it is one, and how many minutes it is valid. */
  code: string | null;
  minutes: number;
}

export interface SmsProvider<C> {
  send(credentials: C, sms: Sms): Promise<Delivery>;
}

export interface WhatsAppMessage {
  id: string;
  phone: string;
  template: string;
  language: string;
  values: string[];
}

export interface PushNotice {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Parsed by our own worker. */
  text: string;
  /** How long the push service keeps it for a browser that is away. */
  seconds: number;
  isUrgent: boolean;
  now: number;
}

/** The ways to send, each an adapter. None of them ever throws. */
export interface Channels {
  sms: {
    [K in SmsProviderName]: SmsProvider<K extends 'http' ? HttpCredentials : KeyCredentials>;
  };
  whatsApp: { send(credentials: WhatsAppCredentials, message: WhatsAppMessage): Promise<Delivery> };
  push: {
    send(notice: PushNotice): Promise<Delivery>;
    publicKey: string;
    /** Whether this is an address at a known push service. */
    takes(endpoint: string): boolean;
  };
  /** Whether an address that somebody has entered may be called. */
  takes(url: string): boolean;
}
