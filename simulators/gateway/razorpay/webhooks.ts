import type { Desk } from '../desk.ts';
import { razorpayId } from '../ids.ts';
import { postAway } from '../post-away.ts';
import { signWebhook } from './signature.ts';

/** Sends an event to the merchant's webhook as often as configured. Repetitions have the same id. */
export async function sendEvent(
  { accounts, faults, now }: Desk,
  { keyId, event, entities }: { keyId: string; event: string; entities: Record<string, object> },
): Promise<void> {
  const webhook = accounts.razorpay.find((account) => account.keyId === keyId)?.webhook;
  if (!webhook || faults.webhooks === 'never') return;
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_ThaliSimulated',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(now() / 1000),
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signWebhook(body, webhook.secret),
    'x-razorpay-event-id': razorpayId('event'),
  };
  for (let time = 0; time < (faults.webhooks === 'twice' ? 2 : 1); time++)
    await postAway(webhook.url, body, headers);
}
