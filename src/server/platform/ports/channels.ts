import type { HttpCredentials, KeyCredentials, WhatsAppCredentials } from '#domain/api/messages.ts';
import type { SmsProviderName } from '#domain/messages/message-settings.ts';

/** What came of handing a message over. Only what may pass by itself is tried again. */
export type Delivery =
  | { state: 'sent'; providerId: string | null }
  | { state: 'refused'; reason: string }
  /** The recipient is there no more. */
  | { state: 'gone' }
  | { state: 'failing'; reason: string };

export interface Sms {
  /** The same for every try: for providers that send a thing once. */
  id: string;
  /** Digits with those of the country, without a plus. */
  phone: string;
  text: string;
  /** What stands for each variable of the template. */
  values: string[];
  templateId: string;
  entityId: string;
  header: string;
  /** Where it is one, and for how many minutes. */
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
  /** Read by our own worker. */
  text: string;
  /** For how long the push service keeps it for a browser that is away. */
  seconds: number;
  isUrgent: boolean;
  now: number;
}

/** The ways out, each an adapter; none of them ever throws. */
export interface Channels {
  sms: {
    [K in SmsProviderName]: SmsProvider<K extends 'http' ? HttpCredentials : KeyCredentials>;
  };
  whatsApp: { send(credentials: WhatsAppCredentials, message: WhatsAppMessage): Promise<Delivery> };
  push: {
    send(notice: PushNotice): Promise<Delivery>;
    publicKey: string;
    /** Whether that is the address of a push service that we know. */
    takes(endpoint: string): boolean;
  };
  /** Whether an address that somebody has entered may be called at all. */
  takes(url: string): boolean;
}
