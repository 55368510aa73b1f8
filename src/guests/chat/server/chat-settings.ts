import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { type ChatSettings, DEFAULT_CHAT } from '../rules/chat.ts';
import { selectSettings, upsertSettings } from './queries.ts';

export async function findChatSettings({ db }: Ctx, storeId: string): Promise<ChatSettings> {
  return { ...DEFAULT_CHAT, ...(await selectSettings(db, storeId)) };
}

export async function saveChatSettings(ctx: StoreCtx, settings: ChatSettings): Promise<ChatSettings> {
  authorise(ctx, 'chat.settings');
  await withTransaction(ctx, (tx) => upsertSettings(tx.db, tx.storeId, settings));
  return settings;
}
