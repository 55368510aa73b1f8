import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { webhookCalls } from '#programs/webhooks/wire/webhooks-calls.ts';
import type { World } from './world.ts';

const body = webhookCalls.addWebhook.example;

/** A store has ten at most. */
async function webhook({ thali, store }: World): Promise<Record<string, string>> {
  const { body: before } = await askOffice(thali, store, 'GET', 'webhooks');
  for (const { _id } of before.webhooks.slice(5)) await askOffice(thali, store, 'DELETE', `webhooks/${_id}`);
  const { body: made } = await askOffice(thali, store, 'POST', 'webhooks', body);
  return { webhookId: made.webhook._id };
}

async function delivery(world: World): Promise<Record<string, string>> {
  const { webhookId = '' } = await webhook(world);
  const { body: sent } = await askOffice(world.thali, world.store, 'POST', `webhooks/${webhookId}/test`, {});
  return { webhookId, deliveryId: sent._id };
}

export const WEBHOOK_SAMPLES = {
  addWebhook: async (world: World) => {
    await webhook(world);
    return { body };
  },
  '/webhooks/:webhookId': async (world: World) => ({ params: await webhook(world) }),
  '/deliveries/:deliveryId': async (world: World) => ({ params: await delivery(world) }),
};
