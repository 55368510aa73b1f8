import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { SmsCredentials, WhatsAppCredentials } from '../wire/messages.ts';

export const CREDENTIALS_PURPOSE = 'message credentials';

export function sealCredentials(secrets: Secrets, given: SmsCredentials | WhatsAppCredentials): string {
  return secrets.seal(CREDENTIALS_PURPOSE, JSON.stringify(given));
}

export function openCredentials<C extends SmsCredentials | WhatsAppCredentials>(
  secrets: Secrets,
  sealed: string,
): C {
  return JSON.parse(secrets.open(CREDENTIALS_PURPOSE, sealed)) as C;
}
