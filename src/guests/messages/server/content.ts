import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { SmsPurpose, SmsValue } from '../rules/dlt.ts';

export const CONTENT_PURPOSE = 'message';

/** The notification that our service worker shows for a push. */
export interface NoticeText {
  title: string;
  body: string;
  /** The page that a tap opens. */
  url: string;
  /** A later notice with the same tag replaces the earlier one. */
  tag: string;
  icon: string;
}

export type Facts = Partial<Record<SmsValue, string>>;

/** The recipient and the content of a message. */
export type Content =
  | { channel: 'push'; subscriptionId: string; notice: NoticeText; isUrgent: boolean }
  | { channel: 'sms'; purpose: SmsPurpose; phone: string; facts: Facts }
  | { channel: 'whatsapp'; phone: string; facts: Facts }
  | { channel: 'email'; to: string; subject: string; text: string };

export function sealContent(secrets: Secrets, content: Content): string {
  return secrets.seal(CONTENT_PURPOSE, JSON.stringify(content));
}

export function openContent(secrets: Secrets, sealed: string): Content {
  return JSON.parse(secrets.open(CONTENT_PURPOSE, sealed)) as Content;
}

const KEPT_DIGITS = 4;

/** Enough of the recipient to tell messages in a list apart. */
export function hintOf(content: Content): string {
  if (content.channel === 'push') return '';
  if (content.channel === 'email') return content.to.replace(/^(.).*(?=@)/, '$1…');
  return `…${content.phone.slice(-KEPT_DIGITS)}`;
}
