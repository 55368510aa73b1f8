import { startConsuming, stopConsuming } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { newWebhookSecret } from '#platform/secrets/server/webhook-signature.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import type { WebhookRow } from '../tables.ts';
import {
  type MadeWebhook,
  MOST_WEBHOOKS,
  type WebhookBody,
  type WebhookList,
  type WebhookView,
} from '../wire/webhooks.ts';
import { WEBHOOKS } from './consume-log.ts';
import { deleteWebhook, insertWebhook, selectWebhook, selectWebhooks, updateOff } from './queries.ts';

export const SECRET_PURPOSE = 'webhook of a store';

export async function listWebhooks(ctx: StoreCtx): Promise<WebhookList> {
  authorise(ctx, 'key.manage');
  return { webhooks: (await selectWebhooks(ctx.db, ctx.storeId)).map(webhookView) };
}

export async function addWebhook(ctx: StoreCtx, { url, events }: WebhookBody): Promise<MadeWebhook> {
  authorise(ctx, 'key.manage');
  const { surroundings, secrets } = ctx.services;
  if (!surroundings.takes(url)) throw fieldFault({ url: { rule: 'webhook' } });
  const secret = newWebhookSecret();
  const row = await withTransaction(ctx, async (tx) => {
    const { storeId, now } = tx;
    await lockStoreAlone(tx.db, storeId);
    const known = await selectWebhooks(tx.db, storeId);
    if (known.length >= MOST_WEBHOOKS)
      throw fieldFault({ url: { rule: 'tooManyWebhooks', most: MOST_WEBHOOKS } });
    if (known.length === 0) await startConsuming(tx, WEBHOOKS, storeId);
    await appendStaffLog(tx, storeId, { what: 'webhook-added', subject: hostOf(url) });
    return insertWebhook(tx.db, {
      storeId,
      id: uuidV7(now),
      url,
      events,
      createdAt: new Date(now),
      madeBy: tx.actor.name,
      secretSealed: secrets.seal(SECRET_PURPOSE, secret),
    });
  });
  return { webhook: webhookView(orMissing(row)), secret };
}

export async function switchWebhookOn(ctx: StoreCtx, webhookId: string): Promise<WebhookList> {
  authorise(ctx, 'key.manage');
  orMissing(await updateOff(ctx.db, ctx.storeId, idOf(webhookId), null));
  return listWebhooks(ctx);
}

export async function removeWebhook(ctx: StoreCtx, webhookId: string): Promise<void> {
  authorise(ctx, 'key.manage');
  await withTransaction(ctx, async (tx) => {
    const { storeId } = tx;
    await lockStoreAlone(tx.db, storeId);
    const url = orMissing(await deleteWebhook(tx.db, storeId, idOf(webhookId)));
    if ((await selectWebhooks(tx.db, storeId)).length === 0) await stopConsuming(tx, WEBHOOKS, storeId);
    await appendStaffLog(tx, storeId, { what: 'webhook-removed', subject: hostOf(url) });
  });
}

export async function requireWebhook({ db, storeId }: StoreCtx, webhookId: string): Promise<WebhookRow> {
  return orMissing(await selectWebhook(db, storeId, idOf(webhookId)));
}

const idOf = (webhookId: string) => parseId(webhookId, 'WEBHOOK_NOT_FOUND');

const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

function orMissing<T>(found: T | null): T {
  if (found === null) throw new AppError('WEBHOOK_NOT_FOUND');
  return found;
}

function webhookView({ id, url, events, madeBy, createdAt, offAt }: WebhookRow): WebhookView {
  const since = createdAt.toISOString();
  return { _id: id, url, events, by: madeBy, since, offAt: offAt?.toISOString() ?? null };
}
