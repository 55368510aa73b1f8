import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray } from '#platform/db/server/drizzle.ts';
import { messageDue, messages, messageWishes, pushSubscriptions } from '../tables.ts';

/** Deletes push subscriptions, wishes for messages, and messages of the orders. */
export async function deleteMessagesOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  const ofOrders = and(eq(messages.storeId, storeId), inArray(messages.orderId, orderIds));
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.storeId, storeId),
        eq(pushSubscriptions.ownerKind, 'order'),
        inArray(pushSubscriptions.ownerId, orderIds),
      ),
    );
  await db
    .delete(messageWishes)
    .where(and(eq(messageWishes.storeId, storeId), inArray(messageWishes.orderId, orderIds)));
  const sent = await db.select({ id: messages.id }).from(messages).where(ofOrders);
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  await db.delete(messageDue).where(and(eq(messageDue.storeId, storeId), inArray(messageDue.messageId, ids)));
  await db.delete(messages).where(ofOrders);
}
