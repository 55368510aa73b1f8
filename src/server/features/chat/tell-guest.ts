import { OPEN } from '#domain/order/order.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { pushChat } from '../messages/push-chat.ts';
import { findOrders } from '../orders/find-order.ts';
import { GUEST, selectMessages, selectReader } from './message-queries.ts';
import type { ConversationRow } from './queries.ts';

/**
 * Once for what the staff write in a row until the guest has read it, and only while the order is on its way: later
 * nobody waits for an answer any more.
 */
export async function tellGuest(tx: Ctx, locked: ConversationRow, messageId: string): Promise<void> {
  const { storeId, orderId, lastSeq, blockedAt } = locked;
  if (orderId === null || blockedAt !== null) return;
  const [last] = await selectMessages(tx.db, locked, { after: null, before: null, most: 1 });
  const seenSeq = (await selectReader(tx.db, locked, GUEST))?.seenSeq ?? 0;
  const isTold = last?.side === 'staff' && seenSeq < lastSeq;
  if (isTold) return;
  const order = (await findOrders(tx, storeId, [orderId])).get(orderId);
  if (order && OPEN.some((state) => state === order.state)) await pushChat(tx, order, messageId);
}
