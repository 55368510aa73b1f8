import * as z from 'zod';
import { findOrders } from '#ordering/orders/server/find-order.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import { findReadable } from '#restaurant/notifications/server/list-notifications.ts';
import { GROUP_KINDS, mayChat } from '../rules/chat.ts';
import type {
  ChatMessageView,
  ConversationList,
  ConversationPage,
  ListedConversation,
  MessageBody,
} from '../wire/chat.ts';
import { addMessage, noteChatNews } from './add-message.ts';
import { emptyConversation, groupId, orderConversation } from './conversation-id.ts';
import { GUEST, selectReaders } from './message-queries.ts';
import { noteSeen, noteTypingOf } from './note-reading.ts';
import {
  type ConversationRow,
  selectConversation,
  selectGroups,
  selectGuests,
  selectUnread,
  updateConversation,
} from './queries.ts';
import { readPage, type WantedPage } from './read-page.ts';
import { conversationViewOf, listedConversationOf, messageViewOf, othersOf } from './views.ts';

const AT_ONCE = 50;
const BEHIND = z.tuple([z.iso.datetime(), z.uuid()]);

/** The groups first, then the guests, the latest first. */
export async function listConversations(ctx: StoreCtx, after: string): Promise<ConversationList> {
  const { db, storeId, actor } = ctx;
  const place = after === '' ? null : readCursor(BEHIND, after);
  const groups = place ? [] : await listGroups(ctx);
  if (!mayChat(actor.role, 'guest')) return { conversations: groups, next: null };
  const found = await selectGuests(db, {
    storeId,
    account: actor.id,
    after: place && { lastAt: new Date(place[0]), id: place[1] },
    most: AT_ONCE + 1,
  });
  const page = found.slice(0, AT_ONCE);
  const last = found.length > AT_ONCE ? page.at(-1)?.row : undefined;
  const orderIds = page.flatMap(({ row }) => row.orderId ?? []);
  const orders = await findOrders(ctx, storeId, orderIds);
  const guests = page.map((one) => listedConversationOf(one, orders.get(one.row.orderId ?? ''), actor.id));
  return {
    conversations: [...groups, ...guests],
    next: last ? writeCursor([last.lastAt.toISOString(), last.id]) : null,
  };
}

/** Also those in which nobody has written yet. */
async function listGroups({ db, storeId, actor }: StoreCtx): Promise<ListedConversation[]> {
  const kinds = GROUP_KINDS.filter((kind) => mayChat(actor.role, kind));
  const ids = kinds.map((kind) => groupId(storeId, kind));
  const found = new Map((await selectGroups(db, storeId, ids, actor.id)).map((one) => [one.row.id, one]));
  return kinds.map((kind) => {
    const id = groupId(storeId, kind);
    const empty = { row: emptyConversation({ storeId, id, kind }), last: null, seenSeq: null };
    return listedConversationOf(found.get(id) ?? empty, undefined, actor.id);
  });
}

export async function readConversation(
  ctx: StoreCtx,
  id: string,
  wanted: WantedPage,
): Promise<ConversationPage> {
  const row = await findConversation(ctx, id);
  const { db, now, actor } = ctx;
  const { messages, hasEarlier } = await readPage(ctx, row, wanted);
  const readers = await selectReaders(db, row);
  const order = (await findOrders(ctx, row.storeId, row.orderId === null ? [] : [row.orderId])).get(
    row.orderId ?? '',
  );
  const { seen, typing } = othersOf(readers, (reader) => reader !== actor.id, now);
  const names = new Map((await findStaff(ctx, row.storeId)).map(({ _id, name }) => [_id, name]));
  names.set(GUEST, order?.customerName ?? '');
  return {
    conversation: conversationViewOf(row, order),
    messages: messages.map((message) => messageViewOf(message, actor.id)),
    last: row.lastSeq,
    hasEarlier,
    seen,
    typing: typing.map((reader) => names.get(reader) ?? ''),
  };
}

export async function writeMessage(
  ctx: StoreCtx,
  id: string,
  { _id, ...body }: MessageBody,
): Promise<ChatMessageView> {
  const { actor } = ctx;
  const row = await findConversation(ctx, id);
  const written = { id: _id, side: 'staff' as const, accountId: actor.id, name: actor.name, ...body };
  return messageViewOf(await addMessage(ctx, row, written), actor.id);
}

export async function markSeen(ctx: StoreCtx, id: string, seq: number): Promise<void> {
  await noteSeen(ctx, await findConversation(ctx, id), ctx.actor.id, seq);
}

export async function noteTyping(ctx: StoreCtx, id: string): Promise<void> {
  await noteTypingOf(ctx, await findConversation(ctx, id), ctx.actor.id);
}

export async function blockGuest(ctx: StoreCtx, id: string, isBlocked: boolean): Promise<void> {
  authorise(ctx, 'chat.guest');
  const row = await findConversation(ctx, id);
  if (row.kind !== 'guest') throw new AppError('FORBIDDEN');
  // Before the lock: what kind of conversation it is never changes.
  await withTransaction(ctx, async (tx) => {
    await updateConversation(tx.db, row, { blockedAt: isBlocked ? new Date(tx.now) : null });
    await noteChatNews(tx, row);
  });
}

/** One that the caller may read: a group, a guest's, or one about an order in which nothing has been written yet. */
export async function findConversation(ctx: StoreCtx, id: string): Promise<ConversationRow> {
  const { db, storeId, actor } = ctx;
  if (!isId(id)) throw new AppError('CONVERSATION_INVALID');
  const group = GROUP_KINDS.find((kind) => groupId(storeId, kind) === id);
  const row =
    (await selectConversation(db, { storeId, id })) ??
    (group ? emptyConversation({ storeId, id, kind: group }) : await ofOrder(ctx, id));
  if (!row || !mayChat(actor.role, row.kind)) throw new AppError('CONTACT_NOT_FOUND');
  return row;
}

async function ofOrder(ctx: StoreCtx, id: string): Promise<ConversationRow | null> {
  const order = (await findOrders(ctx, ctx.storeId, [id])).get(id);
  return order ? orderConversation(order) : null;
}

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
