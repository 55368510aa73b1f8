import type { SmsCredentials, WhatsAppCredentials } from '#domain/api/messages.ts';
import type { Secrets } from '../secrets.ts';

const PURPOSE = 'message credentials';

export function sealCredentials(secrets: Secrets, given: SmsCredentials | WhatsAppCredentials): string {
  return secrets.seal(PURPOSE, JSON.stringify(given));
}

export function openCredentials<C extends SmsCredentials | WhatsAppCredentials>(
  secrets: Secrets,
  sealed: string,
): C {
  return JSON.parse(secrets.open(PURPOSE, sealed)) as C;
}
