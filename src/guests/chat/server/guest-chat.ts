import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { isStillHere, type StreamCall } from '#platform/realtime/server/stream-log.ts';
import { streamPerson } from '#platform/realtime/server/stream-person.ts';
import type { ConversationStream } from '#restaurant/live/wire/streams.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import { findStore, findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { isAnsweredAway } from '../rules/chat.ts';
import type { ChatMessageView, GuestChat, MessageBody } from '../wire/chat.ts';
import { addMessage, append } from './add-message.ts';
import { findChatSettings } from './chat-settings.ts';
import { guestConversation } from './conversation-id.ts';
import { GUEST, selectReaders } from './message-queries.ts';
import { noteSeen, noteTypingOf } from './note-reading.ts';
import { isSomebodyThere } from './presence.ts';
import { type ConversationRow, selectConversation, updateConversation } from './queries.ts';
import { readPage, type WantedPage } from './read-page.ts';
import { messageViewOf, othersOf } from './views.ts';

const isStaff = (reader: string) => reader !== GUEST;

/** The store by its id or its slug, and the guest by a key that nobody else knows. */
export interface GuestName {
  storeId: string;
  key: string;
}

export async function readGuestChat(ctx: Ctx, given: GuestName, wanted: WantedPage): Promise<GuestChat> {
  const { store, row } = await find(ctx, given);
  const { isOn } = await findChatSettings(ctx, store.storeId);
  const isEmpty = row.lastSeq === 0;
  const { messages, hasEarlier } = isEmpty
    ? { messages: [], hasEarlier: false }
    : await readPage(ctx, row, wanted);
  const readers = isEmpty ? [] : await selectReaders(ctx.db, row);
  const { seen, typing } = othersOf(readers, isStaff, ctx.now);
  const seenSeq = readers.find(({ reader }) => reader === GUEST)?.seenSeq ?? 0;
  const isTaking = isOn && isServing(store);
  const isOpen = openingStatus(store, ctx.now).open;
  return {
    isOn: isTaking,
    isOpen,
    isAnswering: isTaking && isOpen && (await isSomebodyThere(ctx, store.storeId)),
    isBlocked: row.blockedAt !== null,
    unreadCount: Math.max(0, row.lastSeq - seenSeq),
    messages: messages.map((message) => messageViewOf(message, GUEST)),
    last: row.lastSeq,
    hasEarlier,
    seen,
    // Guests read that somebody is typing, not who.
    typing: typing.map(() => ''),
  };
}

export async function writeGuestMessage(
  ctx: Ctx,
  given: GuestName,
  { _id, ...body }: MessageBody,
  network: Network,
): Promise<ChatMessageView> {
  const { store, row, awayText } = await findWriting(ctx, given);
  await ctx.services.limiter.take('chatMessagesOfGuest', row.id);
  if (row.lastSeq === 0 && row.orderId === null) await countBeginning(ctx, row, network);
  const written = { id: _id, side: GUEST, accountId: null, name: '', ...body } as const;
  const message = await addMessage(ctx, row, written, async (tx, locked) => {
    const isOpen = openingStatus(store, tx.now).open;
    const lastAwayAt = locked.lastAwayAt?.getTime() ?? null;
    if (!isAnsweredAway({ isOpen, lastAwayAt, now: tx.now })) return;
    const answer = { id: uuidV7(tx.now), side: 'auto', accountId: null, name: '', text: awayText } as const;
    await append(tx, locked, answer);
    await updateConversation(tx.db, locked, { lastAwayAt: new Date(tx.now) });
  });
  return messageViewOf(message, GUEST);
}

/** Anybody can begin a conversation from the menu, under any key. */
async function countBeginning(
  { services: { limiter } }: Ctx,
  { storeId }: ConversationRow,
  { near, wide }: Network,
): Promise<void> {
  await limiter.take('chatsOfNetwork', `${storeId} ${wide ?? near}`);
  await limiter.take('chatsOfStore', storeId);
}

export async function markGuestSeen(ctx: Ctx, given: GuestName, seq: number): Promise<void> {
  const row = await findSigning(ctx, given);
  if (row) await noteSeen(ctx, row, GUEST, seq);
}

export async function noteGuestTyping(ctx: Ctx, given: GuestName): Promise<void> {
  const row = await findSigning(ctx, given);
  if (row) await noteTypingOf(ctx, row, GUEST);
}

/** A blocked guest reaches nobody. */
async function findSigning(ctx: Ctx, given: GuestName): Promise<ConversationRow | null> {
  const { row } = await find(ctx, given);
  await ctx.services.limiter.take('chatSignsOfGuest', row.id);
  return row.blockedAt === null ? row : null;
}

export async function streamGuestChat(ctx: Ctx, given: GuestName, call: StreamCall): Promise<void> {
  const { row: named } = await find(ctx, given);
  await streamPerson<ConversationStream>(call, {
    account: named.id,
    sources: {
      async conversation() {
        const row = await selectConversation(ctx.db, named);
        const now = ctx.services.clock();
        const { seen, typing } = othersOf(await selectReaders(ctx.db, named), isStaff, now);
        return { last: row?.lastSeq ?? 0, seen, isTyping: typing.length > 0 };
      },
    },
    isAllowed: () => isStillHere(ctx.services, named.storeId),
  });
}

/** For guests who write. Refused where the restaurant takes no messages. */
export async function findWriting(ctx: Ctx, given: GuestName) {
  const { store, row } = await find(ctx, given);
  const { isOn, awayText } = await findChatSettings(ctx, store.storeId);
  if (!isOn || !isServing(store)) throw new AppError('CHAT_OFF');
  return { store, row, awayText };
}

async function find(ctx: Ctx, { storeId: given, key }: GuestName) {
  const storeId = isId(given) ? given : await findStoreIdBySlug(ctx.db, given);
  if (storeId === null) throw new AppError('STORE_NOT_FOUND');
  const store = await findStore(ctx.db, storeId);
  const fresh = await guestConversation(ctx, store.storeId, key);
  return { store, row: (await selectConversation(ctx.db, fresh)) ?? fresh };
}

const isServing = ({ closedAt, suspendedAt }: StoreRow) => closedAt === null && suspendedAt === null;
