import { DEFAULT_CHAT, keptSince } from '#domain/chat/chat.ts';
import type { Ctx } from '../../platform/context/context.ts';
import {
  deleteChatsOf,
  deleteConversationsBefore,
  deleteMessagesBefore,
  selectChatsOf,
} from './forget-queries.ts';
import { selectKeeping } from './queries.ts';

/** Deletes what is older than its store keeps. */
export async function sweepChats(ctx: Ctx, storeIds: string[]): Promise<void> {
  const kept = new Map((await selectKeeping(ctx.db, storeIds)).map((row) => [row.storeId, row.settings]));
  for (const storeId of storeIds) {
    const { keptDays } = { ...DEFAULT_CHAT, ...kept.get(storeId) };
    const before = new Date(keptSince(keptDays, ctx.now));
    await deleteMessagesBefore(ctx.db, storeId, before);
    await deleteConversationsBefore(ctx.db, storeId, before);
  }
}

/** Deletes what was written about these orders, in the transaction that erases their guests. */
export async function forgetChats({ db }: Ctx, storeId: string, orderIds: string[]): Promise<void> {
  if (orderIds.length > 0) await deleteChatsOf(db, storeId, orderIds);
}

/** What was written about these orders, by order. */
export async function exportChats({ db }: Ctx, storeId: string, orderIds: string[]) {
  const found = orderIds.length > 0 ? await selectChatsOf(db, storeId, orderIds) : [];
  return Map.groupBy(found, ({ conversationId }) => conversationId);
}
