import type { PersonStream } from '#domain/api/streams.ts';
import { GROUP_KINDS, mayChat } from '#domain/chat/chat.ts';
import type { AccountCtx } from '../access/access.ts';
import { findReadable } from '../notifications/list-notifications.ts';
import { groupId } from './conversation-id.ts';
import { selectUnread } from './queries.ts';

/** Guests' conversations of each store that are looked at, from the latest. */
const MOST_GUESTS = 100;

/** How many conversations of each of the caller's restaurants have something unread. */
export async function countUnreadChats(ctx: AccountCtx): Promise<PersonStream['chat']> {
  const stores = (await findReadable(ctx)).map(({ storeId, role }) => ({
    storeId,
    groupIds: GROUP_KINDS.filter((kind) => mayChat(role, kind)).map((kind) => groupId(storeId, kind)),
    hasGuests: mayChat(role, 'guest'),
  }));
  const found = await selectUnread(ctx.db, stores, ctx.account.id, MOST_GUESTS);
  return {
    unread: Object.fromEntries(found.map(({ storeId, unread }) => [storeId, unread])),
    changedAt: Math.max(0, ...found.map(({ changedAt }) => changedAt)),
  };
}
