import type { PersonStream } from '#domain/api/streams.ts';
import { CONVERSATION_KINDS, mayChat } from '#domain/chat/chat.ts';
import type { AccountCtx } from '../access/access.ts';
import { findReadable } from '../notifications/list-notifications.ts';
import { selectUnread } from './queries.ts';

const MOST_UNREAD = 100;

/** How many conversations of all the caller's restaurants have something unread. */
export async function countUnreadChats(ctx: AccountCtx): Promise<PersonStream['chat']> {
  const stores = (await findReadable(ctx)).map(({ storeId, role }) => {
    return { storeId, kinds: CONVERSATION_KINDS.filter((kind) => mayChat(role, kind)) };
  });
  const { unread, changedAt } = await selectUnread(ctx.db, stores, ctx.account.id, MOST_UNREAD);
  const byStore = Map.groupBy(unread, (storeId) => storeId);
  return { unread: Object.fromEntries([...byStore].map(([id, all]) => [id, all.length])), changedAt };
}
