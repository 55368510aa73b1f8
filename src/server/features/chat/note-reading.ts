import { TYPING_MS } from '#domain/chat/chat.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { noteChatNews } from './add-message.ts';
import { selectReader, upsertSeen, upsertTyping } from './message-queries.ts';
import type { ConversationRow } from './queries.ts';

/** The others hear of it only if it is news: reading again what was read costs nothing. */
export function noteSeen(ctx: Ctx, row: ConversationRow, reader: string, seq: number): Promise<void> {
  const seen = Math.min(seq, row.lastSeq);
  return withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    const known = await selectReader(tx.db, row, reader);
    if (seen <= (known?.seenSeq ?? 0)) return;
    await upsertSeen(tx.db, row, reader, seen);
    await noteChatNews(tx, row);
  });
}

/** Shown for some seconds, and told again once half of them are over. */
export function noteTypingOf(ctx: Ctx, row: ConversationRow, reader: string): Promise<void> {
  return withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    const until = (await selectReader(tx.db, row, reader))?.typingUntil?.getTime() ?? 0;
    if (until - tx.now > TYPING_MS / 2) return;
    await upsertTyping(tx.db, row, reader, new Date(tx.now + TYPING_MS));
    await noteChatNews(tx, row);
  });
}
