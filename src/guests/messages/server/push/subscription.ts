import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { Channels } from '#platform/ports/server/channels.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { PushBody } from '../../wire/messages.ts';

export const SUBSCRIPTION_PURPOSE = 'push subscription';
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

export type Subscription = PushBody['subscription'];

/** Refuses unknown push services and malformed keys. */
export function refuseSubscription(channels: Channels, { endpoint, keys }: Subscription): void {
  const point = Buffer.from(keys.p256dh, 'base64url');
  const isKey = point.length === POINT_BYTES && point[0] === UNCOMPRESSED;
  const isSecret = Buffer.from(keys.auth, 'base64url').length === AUTH_BYTES;
  if (!channels.takes(endpoint) || !channels.push.takes(endpoint))
    throw fieldFault({ 'subscription.endpoint': { rule: 'pushService' } });
  if (!isKey || !isSecret) throw fieldFault({ 'subscription.keys': { rule: 'pushKeys' } });
}

export function sealSubscription(secrets: Secrets, { endpoint, keys }: Subscription): string {
  return secrets.seal(SUBSCRIPTION_PURPOSE, JSON.stringify({ endpoint, keys }));
}

export function openSubscription(secrets: Secrets, sealed: string): Subscription {
  return JSON.parse(secrets.open(SUBSCRIPTION_PURPOSE, sealed)) as Subscription;
}

export function hashEndpoint(secrets: Secrets, endpoint: string): string {
  return endpointHashes(secrets, endpoint)[0];
}

/** The hashes under all keys, for a browser that subscribed before the key was replaced. */
export function endpointHashes(secrets: Secrets, endpoint: string) {
  return secrets.hashes(SUBSCRIPTION_PURPOSE, endpoint);
}
