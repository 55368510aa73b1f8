import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { selectLog } from '#platform/realtime/server/read-log.ts';
import { webhookHeaders } from '#platform/secrets/server/webhook-signature.ts';
import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { eventsOf } from '#programs/v1/server/list-events.ts';
import { isTaken, nextDelivery } from '../rules/deliveries.ts';
import { type DeliveryRow, type WebhookRow, webhookDue } from '../tables.ts';
import {
  deleteDue,
  failWaiting,
  selectDelivery,
  selectEarlier,
  selectWebhook,
  updateDelivery,
  updateDue,
  updateOff,
} from './queries.ts';
import { tellOfOff } from './tell-of-off.ts';
import { SECRET_PURPOSE } from './webhooks.ts';

const LIST = { table: webhookDue, id: webhookDue.deliveryId, store: webhookDue.storeId };

/** Sends due deliveries. If a process dies before the answer is recorded, one is sent again, under its id. */
export async function sendDeliveries(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  await runDueList(ctx, { kind: 'webhooks', list: LIST, taken: takenFor(MINUTE), work: deliver }, signal);
}

/** Answers whether the receiver has taken it. */
async function deliver(ctx: Ctx, { storeId, id }: DueEntry): Promise<boolean> {
  const { db, now, services } = ctx;
  const row = await selectDelivery(db, storeId, id);
  const webhook = row && (await selectWebhook(db, storeId, row.webhookId));
  if (!webhook || row.state !== 'waiting') {
    await deleteDue(db, [id]);
    return true;
  }
  if (webhook.offAt !== null) {
    await failWaiting(db, storeId, webhook.id);
    return true;
  }
  const earlier = await selectEarlier(db, row);
  if (earlier) {
    // One that was not tried yet is on its way.
    const turn = earlier.tries === 0 ? now : Math.max(earlier.dueAt.getTime(), now);
    await updateDue(db, id, new Date(turn + SECOND));
    return true;
  }
  const body = await bodyOf(ctx, row);
  const secret = services.secrets.open(SECRET_PURPOSE, webhook.secretSealed);
  const headers = webhookHeaders(secret, { id, body, now });
  const status = await services.surroundings
    .callWebhook(webhook.url, body, headers)
    .then((answer) => answer.status)
    .catch(() => 0);
  await record(ctx, { row, webhook, status, tookMs: services.clock() - now });
  return isTaken(status);
}

interface Tried {
  row: DeliveryRow;
  webhook: WebhookRow;
  status: number;
  tookMs: number;
}

async function record(ctx: Ctx, { row, webhook, status, tookMs }: Tried): Promise<void> {
  const tries = row.tries + 1;
  const at = ctx.services.clock();
  const again = isTaken(status) ? null : nextDelivery(tries, at);
  const state = isTaken(status) ? 'delivered' : again === null ? 'failed' : 'waiting';
  const tell = await withTransaction({ ...ctx, now: at }, async (tx) => {
    const tried = { state, tries, status, tookMs, triedAt: new Date(at) } as const;
    if (!(await updateDelivery(tx.db, row, tried))) return null;
    if (again !== null) await updateDue(tx.db, row.id, new Date(again));
    else await deleteDue(tx.db, [row.id]);
    if (state !== 'failed') return null;
    const isOff = await updateOff(tx.db, row.storeId, webhook.id, new Date(at));
    await failWaiting(tx.db, row.storeId, webhook.id);
    return isOff === null ? null : tellOfOff(tx, row.storeId, webhook.url);
  });
  await tell?.();
}

/** As `/v1/events` has it, without guests’ numbers. */
async function bodyOf({ db, now }: Ctx, { storeId, seq, type }: DeliveryRow): Promise<string> {
  const [event] = await eventsOf({ db }, storeId, await selectLog(db, storeId, seq - 1, 1), 'kitchen');
  return JSON.stringify(event ?? { id: seq, type, at: new Date(now).toISOString(), data: {} });
}
