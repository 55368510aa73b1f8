import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { DELIVERIES_KEPT_MS } from '../rules/deliveries.ts';
import type { DeliveryRow } from '../tables.ts';
import { DELIVERIES_AT_ONCE, type DeliveryPage, type DeliveryView } from '../wire/webhooks.ts';
import { newDelivery } from './new-delivery.ts';
import {
  deleteOldDeliveries,
  insertDeliveries,
  reviveDelivery,
  selectDeliveries,
  selectDelivery,
} from './queries.ts';
import { requireWebhook } from './webhooks.ts';

export async function listDeliveries(
  ctx: StoreCtx,
  webhookId: string,
  before: string | null,
): Promise<DeliveryPage> {
  authorise(ctx, 'key.manage');
  const { id } = await requireWebhook(ctx, webhookId);
  const rows = await selectDeliveries(ctx.db, ctx.storeId, id, before);
  const page = rows.slice(0, DELIVERIES_AT_ONCE);
  const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
  return { deliveries: page.map(deliveryView), next };
}

export async function testWebhook(ctx: StoreCtx, webhookId: string): Promise<DeliveryView> {
  authorise(ctx, 'key.manage');
  return withTransaction(ctx, async (tx) => {
    const { id } = await requireOn(tx, webhookId);
    const about = { storeId: tx.storeId, webhookId: id, seq: 0, type: 'test' as const, orderId: null };
    const row = newDelivery(about, tx.now);
    await insertDeliveries(tx.db, [row], new Date(tx.now));
    return deliveryView(row);
  });
}

/** Under the id that it has: a receiver that has taken it already knows it. */
export async function sendDeliveryAgain(
  ctx: StoreCtx,
  webhookId: string,
  deliveryId: string,
): Promise<DeliveryView> {
  authorise(ctx, 'key.manage');
  return withTransaction(ctx, async (tx) => {
    await requireOn(tx, webhookId);
    const row = await requireDelivery(tx, deliveryId, { webhookId });
    return deliveryView((await reviveDelivery(tx.db, row, new Date(tx.now))) ?? row);
  });
}

export async function requireDelivery(
  { db, storeId }: StoreCtx,
  deliveryId: string,
  { webhookId = '' }: { webhookId?: string },
): Promise<DeliveryRow> {
  const row = await selectDelivery(db, storeId, parseId(deliveryId, 'DELIVERY_NOT_FOUND'));
  if (row?.webhookId !== webhookId) throw new AppError('DELIVERY_NOT_FOUND');
  return row;
}

async function requireOn(ctx: StoreCtx, webhookId: string) {
  const webhook = await requireWebhook(ctx, webhookId);
  if (webhook.offAt !== null) throw new AppError('WEBHOOK_OFF');
  return webhook;
}

export async function sweepDeliveries({ db, now }: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldDeliveries(db, storeIds, new Date(now - DELIVERIES_KEPT_MS));
}

const deliveryView = (row: DeliveryRow): DeliveryView => ({
  _id: row.id,
  type: row.type,
  state: row.state,
  tries: row.tries,
  status: row.status,
  tookMs: row.tookMs,
  at: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
});
