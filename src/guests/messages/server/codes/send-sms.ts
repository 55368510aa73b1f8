import type { Services } from '#platform/context/server/services.ts';
import type { Delivery, Sms } from '#platform/ports/server/channels.ts';
import type { HttpCredentials, KeyCredentials } from '../../wire/messages.ts';
import { openCredentials } from '../credentials.ts';
import type { SettingsRow } from '../queries.ts';

/** Sends through the store's provider. */
export async function sendSms(
  { channels, secrets, metrics }: Pick<Services, 'channels' | 'secrets' | 'metrics'>,
  { settings, smsSealed }: SettingsRow,
  sms: Sms,
): Promise<Delivery> {
  const { provider } = settings.sms;
  if (provider === null || smsSealed === null) return { state: 'refused', reason: 'not-set-up' };
  const delivery = await (provider === 'http'
    ? channels.sms.http.send(openCredentials<HttpCredentials>(secrets, smsSealed), sms)
    : channels.sms[provider].send(openCredentials<KeyCredentials>(secrets, smsSealed), sms));
  return countUntaken(metrics, provider, delivery);
}

/** Whoever runs the program sees which provider takes nothing. */
export function countUntaken(
  { shared }: Services['metrics'],
  provider: string,
  delivery: Delivery,
): Delivery {
  if (delivery.state !== 'sent') shared.add('messages', provider);
  return delivery;
}
