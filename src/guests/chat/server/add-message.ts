import { pushChat } from '#guests/messages/server/push/push-chat.ts';
import { OPEN } from '#ordering/orders/rules/order.ts';
import { findOrders } from '#ordering/orders/server/find-order.ts';
import { type Ctx, notePersonNews, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import type { Side } from '../rules/chat.ts';
import {
  GUEST,
  insertMessage,
  type MessageRow,
  selectMessage,
  selectMessages,
  selectReader,
  selectStaffSeen,
  upsertSeen,
  upsertTyping,
} from './message-queries.ts';
import { findPicture } from './pictures/chat-pictures.ts';
import { type ConversationRow, lockConversation, type Named, updateConversation } from './queries.ts';

interface Written {
  id: string;
  side: Side;
  accountId: string | null;
  name: string;
  text: string;
  hasPicture?: boolean | undefined;
}

/** Writes a message once, however often it is sent, and tells everybody in the conversation. */
export function addMessage(
  ctx: Ctx,
  conversation: ConversationRow,
  written: Written,
  also?: (tx: Ctx, locked: ConversationRow) => Promise<void>,
): Promise<MessageRow> {
  const { storeId } = conversation;
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const locked = await lockConversation(tx.db, conversation);
    const known = await selectMessage(tx.db, locked, written.id);
    if (known) return known;
    if (written.side === GUEST && locked.blockedAt !== null) throw new AppError('CHAT_BLOCKED');
    if (written.side === GUEST) await notifyStaff(tx, locked);
    else await tellGuest(tx, locked, written.id);
    const row = await append(tx, locked, written);
    await also?.(tx, { ...locked, lastSeq: row.seq });
    await noteChatNews(tx, conversation);
    return row;
  });
}

/** Adds a message within the transaction that has locked the conversation. */
export async function append(
  tx: Ctx,
  locked: ConversationRow,
  { hasPicture = false, ...written }: Written,
): Promise<MessageRow> {
  const { storeId, id: conversationId } = locked;
  const seq = locked.lastSeq + 1;
  const createdAt = new Date(tx.now);
  const picture = hasPicture ? await findPicture(tx, locked, written.id) : null;
  const row = { storeId, conversationId, seq, createdAt, picture, ...written };
  await insertMessage(tx.db, row);
  await updateConversation(tx.db, locked, { lastSeq: seq, lastAt: createdAt });
  if (written.side !== 'auto') await noteWriter(tx, locked, written.accountId ?? GUEST);
  return row;
}

/** Marks the message as read by its writer, if they had read all before it. What they have missed stays unread. */
async function noteWriter(tx: Ctx, locked: ConversationRow, reader: string): Promise<void> {
  const known = await selectReader(tx.db, locked, reader);
  if ((known?.seenSeq ?? 0) === locked.lastSeq) await upsertSeen(tx.db, locked, reader, locked.lastSeq + 1);
  if (known && known.typingUntil !== null) await upsertTyping(tx.db, locked, reader, null);
}

const EACH_MS = 15 * MINUTE;

/**
 * Once for what a guest writes in a row, until somebody has read or answered it. Guests who write from the menu share a
 * notification for some minutes, because anybody can begin any number of conversations there.
 */
async function notifyStaff(tx: Ctx, locked: ConversationRow): Promise<void> {
  const { storeId, id: conversationId, orderId, lastSeq } = locked;
  const [last] = await selectMessages(tx.db, locked, { after: null, before: null, most: 1 });
  const isWaiting = last !== undefined && last.side !== 'staff';
  if (isWaiting && (await selectStaffSeen(tx.db, locked)) < lastSeq) return;
  const key = orderId === null ? `menu ${Math.floor(tx.now / EACH_MS)}` : `${conversationId} ${lastSeq + 1}`;
  await notify(tx, storeId, [{ kind: 'chat_message', key, facts: { conversationId }, at: tx.now }]);
}

/** Tells every stream of the conversation, in any process, to read again. */
export async function noteChatNews(tx: Ctx, { storeId, id }: Named): Promise<void> {
  const staff = await findStaff(tx, storeId);
  notePersonNews(
    tx,
    staff.map(({ _id }) => _id),
    'chat',
  );
  notePersonNews(tx, [id], 'conversation');
}

/**
 * Once for what the staff write in a row until the guest has read it, and only while the order is on its way: later
 * nobody waits for an answer any more.
 */
async function tellGuest(tx: Ctx, locked: ConversationRow, messageId: string): Promise<void> {
  const { storeId, orderId, lastSeq, blockedAt } = locked;
  if (orderId === null || blockedAt !== null) return;
  const [last] = await selectMessages(tx.db, locked, { after: null, before: null, most: 1 });
  const seenSeq = (await selectReader(tx.db, locked, GUEST))?.seenSeq ?? 0;
  const isTold = last?.side === 'staff' && seenSeq < lastSeq;
  if (isTold) return;
  const order = (await findOrders(tx, storeId, [orderId])).get(orderId);
  if (order && OPEN.some((state) => state === order.state)) await pushChat(tx, order, messageId);
}
