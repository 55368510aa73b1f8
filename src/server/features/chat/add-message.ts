import type { Side } from '#domain/chat/chat.ts';
import { type Ctx, notePersonNews, withTransaction } from '../../platform/context/context.ts';
import { findStaff } from '../access/membership.ts';
import { notify } from '../notifications/notify.ts';
import {
  type ConversationRow,
  insertMessage,
  lockConversation,
  type MessageRow,
  type Named,
  selectMessage,
  selectStaffSeen,
  updateConversation,
  upsertReader,
} from './queries.ts';

interface Written {
  id: string;
  side: Side;
  accountId: string | null;
  name: string;
  text: string;
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
    if (written.side === 'guest') await notifyStaff(tx, locked);
    const row = await append(tx, locked, written);
    await also?.(tx, { ...locked, lastSeq: row.seq });
    await noteChatNews(tx, conversation);
    return row;
  });
}

/** Only inside of the transaction that holds the conversation. */
export async function append(tx: Ctx, locked: ConversationRow, written: Written): Promise<MessageRow> {
  const { storeId, id: conversationId } = locked;
  const seq = locked.lastSeq + 1;
  const createdAt = new Date(tx.now);
  const row = { storeId, conversationId, seq, createdAt, ...written };
  await insertMessage(tx.db, row);
  const name = written.side === 'guest' && written.name !== '' ? written.name : locked.name;
  await updateConversation(tx.db, locked, { lastSeq: seq, lastAt: createdAt, name });
  if (written.side !== 'auto')
    await upsertReader(tx.db, locked, written.accountId ?? 'guest', { seenSeq: seq });
  return row;
}

/** Once for what a guest writes in a row, until somebody has read it. */
async function notifyStaff(tx: Ctx, locked: ConversationRow): Promise<void> {
  if ((await selectStaffSeen(tx.db, locked)) < locked.lastSeq) return;
  const { storeId, id: conversationId, lastSeq } = locked;
  const key = `${conversationId} ${lastSeq + 1}`;
  await notify(tx, storeId, [{ kind: 'chat_message', key, facts: { conversationId }, at: tx.now }]);
}

/** Everybody in the conversation looks again, from any process. */
export async function noteChatNews(tx: Ctx, { storeId, id }: Named): Promise<void> {
  const staff = await findStaff(tx, storeId);
  notePersonNews(
    tx,
    staff.map(({ _id }) => _id),
    'chat',
  );
  notePersonNews(tx, [id], 'conversation');
}
