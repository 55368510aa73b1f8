import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { DEFAULT_CHAT, keptSince } from '../rules/chat.ts';
import {
  deleteChatsOf,
  deleteConversationsBefore,
  deleteMessagesBefore,
  selectChatsOf,
} from './forget-queries.ts';
import { forgetPictures, sweepPicturesOf } from './pictures/chat-pictures.ts';
import { selectKeeping } from './queries.ts';

/** Deletes what is older than its store keeps. */
export async function sweepChats(ctx: Ctx, storeIds: string[]): Promise<void> {
  const kept = new Map((await selectKeeping(ctx.db, storeIds)).map((row) => [row.storeId, row.settings]));
  for (const storeId of storeIds) {
    const { keptDays } = { ...DEFAULT_CHAT, ...kept.get(storeId) };
    const before = new Date(keptSince(keptDays, ctx.now));
    await deleteMessagesBefore(ctx.db, storeId, before);
    // Before the lock: what is older than an instant stays so, unless its conversation gets a new message, which the
    // deletion looks for again. Its readers go with it, so whoever writes in it anew waits until they are gone.
    await withTransaction({ ...ctx, storeId }, (tx) => deleteConversationsBefore(tx.db, storeId, before));
    await sweepPicturesOf(ctx, storeId);
  }
}

/** Deletes what was written about these orders, in the transaction that erases their guests. */
export async function forgetChats(
  tx: Ctx,
  storeId: string,
  { ids: orderIds }: { ids: string[] },
): Promise<void> {
  if (orderIds.length === 0) return;
  await deleteChatsOf(tx.db, storeId, orderIds);
  await forgetPictures(tx, storeId, orderIds);
}

/** What was written about each of these orders. */
export async function exportChats({ db }: Ctx, storeId: string, orderIds: string[]) {
  const found = orderIds.length > 0 ? await selectChatsOf(db, storeId, orderIds) : [];
  const byOrder = Map.groupBy(found, ({ conversationId }) => conversationId);
  return (orderId: string) => ({
    messages: (byOrder.get(orderId) ?? []).map(({ createdAt, side, text, picture }) => {
      return { at: createdAt.toISOString(), from: side, text, picture: picture?.url ?? null };
    }),
  });
}
