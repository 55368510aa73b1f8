import { dropChatPushes } from '#guests/messages/server/push/push-chat.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { TYPING_MS } from '../rules/chat.ts';
import { noteChatNews } from './add-message.ts';
import { GUEST, selectReader, upsertSeen, upsertTyping } from './message-queries.ts';
import { type ConversationRow, holdConversation, type Named } from './queries.ts';

/** Notes how far somebody has read. Nobody is told if it was known, so reading again costs nothing. */
export function noteSeen(ctx: Ctx, named: Named, reader: string, seq: number): Promise<void> {
  return noteSign(ctx, named, async (tx, { storeId, orderId, lastSeq }) => {
    const seen = Math.min(seq, lastSeq);
    const isNews = seen > ((await selectReader(tx.db, named, reader))?.seenSeq ?? 0);
    if (isNews) await upsertSeen(tx.db, named, reader, seen);
    if (isNews && reader === GUEST && orderId !== null) await dropChatPushes(tx, storeId, orderId);
    return isNews;
  });
}

/** Notes that somebody is typing. It is shown for some seconds, and written again once half of them are over. */
export function noteTypingOf(ctx: Ctx, named: Named, reader: string): Promise<void> {
  return noteSign(ctx, named, async (tx) => {
    const until = (await selectReader(tx.db, named, reader))?.typingUntil?.getTime() ?? 0;
    const isNews = until - tx.now <= TYPING_MS / 2;
    if (isNews) await upsertTyping(tx.db, named, reader, new Date(tx.now + TYPING_MS));
    return isNews;
  });
}

/**
 * Notes something about a reader, unless the conversation has no message yet. `note` answers whether it is
 * news.
 */
function noteSign(
  ctx: Ctx,
  { storeId, id }: Named,
  note: (tx: Ctx, row: ConversationRow) => Promise<boolean>,
): Promise<void> {
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const row = await holdConversation(tx.db, { storeId, id });
    if (row && (await note(tx, row))) await noteChatNews(tx, row);
  });
}
