import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, inArray, isNull, lt } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhookDue, webhooks } from '../tables.ts';
import { DELIVERIES_AT_ONCE } from '../wire/webhooks.ts';

const deliveries = webhookDeliveries;
const isWebhook = (storeId: string, id: string) => and(eq(webhooks.storeId, storeId), eq(webhooks.id, id));
const isDelivery = (storeId: string, id: string) =>
  and(eq(deliveries.storeId, storeId), eq(deliveries.id, id));

/** The oldest first. */
export async function selectWebhooks(db: Db, storeId: string): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.storeId, storeId)).orderBy(asc(webhooks.id));
}

export async function selectWebhook(db: Db, storeId: string, id: string): Promise<WebhookRow | null> {
  return queryOne(db.select().from(webhooks).where(isWebhook(storeId, id)));
}

export async function insertWebhook(db: Db, row: typeof webhooks.$inferInsert): Promise<WebhookRow | null> {
  return queryOne(db.insert(webhooks).values(row).returning());
}

/** Answers its address. Null if there is no such webhook, or if it is so already. */
export async function updateOff(
  db: Db,
  storeId: string,
  id: string,
  offAt: Date | null,
): Promise<string | null> {
  const isOther = offAt === null ? undefined : isNull(webhooks.offAt);
  const [row] = await db
    .update(webhooks)
    .set({ offAt })
    .where(and(isWebhook(storeId, id), isOther))
    .returning({ url: webhooks.url });
  return row?.url ?? null;
}

/** With its deliveries. Answers its address, or null if there is no such webhook. */
export async function deleteWebhook(db: Db, storeId: string, id: string): Promise<string | null> {
  const [row] = await db.delete(webhooks).where(isWebhook(storeId, id)).returning({ url: webhooks.url });
  const gone = await db
    .delete(deliveries)
    .where(and(eq(deliveries.storeId, storeId), eq(deliveries.webhookId, id)))
    .returning({ id: deliveries.id });
  await deleteDue(
    db,
    gone.map((delivery) => delivery.id),
  );
  return row?.url ?? null;
}

export async function insertDeliveries(db: Db, rows: DeliveryRow[], dueAt: Date): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(deliveries).values(rows);
  await db.insert(webhookDue).values(rows.map(({ storeId, id }) => ({ storeId, deliveryId: id, dueAt })));
}

export async function selectDelivery(db: Db, storeId: string, id: string): Promise<DeliveryRow | null> {
  return queryOne(db.select().from(deliveries).where(isDelivery(storeId, id)));
}

/** One more than a page, the latest first. */
export async function selectDeliveries(
  db: Db,
  storeId: string,
  webhookId: string,
  before: string | null,
): Promise<DeliveryRow[]> {
  const isBefore = before === null ? undefined : lt(deliveries.id, before);
  return db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.storeId, storeId), eq(deliveries.webhookId, webhookId), isBefore))
    .orderBy(desc(deliveries.id))
    .limit(DELIVERIES_AT_ONCE + 1);
}

/** The first delivery of the same order that waits before this one, and when it is tried next. */
export async function selectEarlier(db: Db, { storeId, webhookId, orderId, seq }: DeliveryRow) {
  if (orderId === null) return null;
  return queryOne(
    db
      .select({ tries: deliveries.tries, dueAt: webhookDue.dueAt })
      .from(deliveries)
      .innerJoin(webhookDue, eq(webhookDue.deliveryId, deliveries.id))
      .where(
        and(
          eq(deliveries.storeId, storeId),
          eq(deliveries.webhookId, webhookId),
          eq(deliveries.orderId, orderId),
          lt(deliveries.seq, seq),
          eq(deliveries.state, 'waiting'),
        ),
      )
      .orderBy(asc(deliveries.seq))
      .limit(1),
  );
}

/** Answers whether it has waited. */
export async function updateDelivery(
  db: Db,
  { storeId, id }: Pick<DeliveryRow, 'storeId' | 'id'>,
  change: Partial<DeliveryRow>,
): Promise<boolean> {
  const [row] = await db
    .update(deliveries)
    .set(change)
    .where(and(isDelivery(storeId, id), eq(deliveries.state, 'waiting')))
    .returning({ id: deliveries.id });
  return row !== undefined;
}

/** Of one that is no longer waiting. */
export async function reviveDelivery(db: Db, row: DeliveryRow, dueAt: Date): Promise<DeliveryRow | null> {
  const { storeId, id } = row;
  const revived = await queryOne(
    db.update(deliveries).set({ state: 'waiting', tries: 0 }).where(isDelivery(storeId, id)).returning(),
  );
  const due = { storeId, deliveryId: id, dueAt };
  await db
    .insert(webhookDue)
    .values(due)
    .onConflictDoUpdate({ target: webhookDue.deliveryId, set: { dueAt } });
  return revived;
}

/** What waits for an address that is switched off. */
export async function failWaiting(db: Db, storeId: string, webhookId: string): Promise<void> {
  const failed = await db
    .update(deliveries)
    .set({ state: 'failed' })
    .where(
      and(
        eq(deliveries.storeId, storeId),
        eq(deliveries.webhookId, webhookId),
        eq(deliveries.state, 'waiting'),
      ),
    )
    .returning({ id: deliveries.id });
  await deleteDue(
    db,
    failed.map(({ id }) => id),
  );
}

export async function updateDue(db: Db, deliveryId: string, dueAt: Date): Promise<void> {
  await db.update(webhookDue).set({ dueAt }).where(eq(webhookDue.deliveryId, deliveryId));
}

export async function deleteDue(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(webhookDue).where(inArray(webhookDue.deliveryId, ids));
}

export async function deleteOldDeliveries(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(deliveries)
    .where(and(inArray(deliveries.storeId, storeIds), lt(deliveries.createdAt, before)));
}
