import type { HttpCredentials, KeyCredentials } from '#domain/api/messages.ts';
import type { Services } from '../../platform/context/services.ts';
import type { Delivery, Sms } from '../../platform/ports/channels.ts';
import { openCredentials } from './credentials.ts';
import type { SettingsRow } from './queries.ts';

/** Sends through the store's provider. */
export async function sendSms(
  { channels, secrets }: Pick<Services, 'channels' | 'secrets'>,
  { settings, smsSealed }: SettingsRow,
  sms: Sms,
): Promise<Delivery> {
  const { provider } = settings.sms;
  if (provider === null || smsSealed === null) return { state: 'refused', reason: 'not-set-up' };
  if (provider === 'http')
    return channels.sms.http.send(openCredentials<HttpCredentials>(secrets, smsSealed), sms);
  return channels.sms[provider].send(openCredentials<KeyCredentials>(secrets, smsSealed), sms);
}
