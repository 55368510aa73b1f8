import type { ChatMessageView, GuestChat, GuestMessageBody } from '#domain/api/chat.ts';
import { isAnsweredAway, TYPING_MS } from '#domain/chat/chat.ts';
import { AppError } from '#domain/errors.ts';
import { openingStatus } from '#domain/time/opening.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { StreamCall } from '../../platform/realtime/stream-log.ts';
import { streamPerson } from '../../platform/realtime/stream-person.ts';
import { findStore, findStoreIdBySlug } from '../stores/find-store.ts';
import { addMessage, append, noteChatNews } from './add-message.ts';
import { findChatSettings } from './chat-settings.ts';
import { guestConversation } from './conversation-id.ts';
import {
  type ConversationRow,
  selectConversation,
  selectReaders,
  updateConversation,
  upsertReader,
} from './queries.ts';
import { readPage, type WantedPage } from './read-page.ts';
import { messageViewOf, othersOf } from './views.ts';

const GUEST = 'guest';
const isStaff = (reader: string) => reader !== GUEST;

/** The store by its id or its slug, and the guest by a key that nobody else knows. */
interface GuestName {
  storeId: string;
  key: string;
}

export async function readGuestChat(ctx: Ctx, given: GuestName, wanted: WantedPage): Promise<GuestChat> {
  const { store, row } = await find(ctx, given);
  const { isOn } = await findChatSettings(ctx, store.storeId);
  const { messages, hasEarlier } = await readPage(ctx, row, wanted);
  const readers = await selectReaders(ctx.db, row);
  const { seen, typing } = othersOf(readers, isStaff, ctx.now);
  const seenSeq = readers.find(({ reader }) => reader === GUEST)?.seenSeq ?? 0;
  return {
    isOn: isOn && isServing(store),
    isOpen: openingStatus(store, ctx.now).open,
    isBlocked: row.blockedAt !== null,
    unreadCount: Math.max(0, row.lastSeq - seenSeq),
    messages: messages.map((message) => messageViewOf(message, GUEST)),
    hasEarlier,
    seen,
    // Guests read that somebody is typing, not who.
    typing: typing.map(() => ''),
  };
}

export async function writeGuestMessage(
  ctx: Ctx,
  given: GuestName,
  { _id, text, name = '' }: GuestMessageBody,
): Promise<ChatMessageView> {
  const { store, row } = await find(ctx, given);
  const { isOn, awayText } = await findChatSettings(ctx, store.storeId);
  if (!isOn || !isServing(store)) throw new AppError('CHAT_OFF');
  await ctx.services.limiter.take('chatMessagesOfGuest', row.id);
  const written = { id: _id, side: GUEST, accountId: null, name, text } as const;
  if (row.blockedAt !== null) throw new AppError('CHAT_BLOCKED');
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

export async function markGuestSeen(ctx: Ctx, given: GuestName, seq: number): Promise<void> {
  const { row } = await find(ctx, given);
  await changeReading(ctx, row, { seenSeq: Math.min(seq, row.lastSeq) });
}

export async function noteGuestTyping(ctx: Ctx, given: GuestName): Promise<void> {
  const { row } = await find(ctx, given);
  await changeReading(ctx, row, { typingUntil: new Date(ctx.now + TYPING_MS) });
}

/** Nothing is kept of a guest who has written nothing. */
async function changeReading(
  ctx: Ctx,
  row: ConversationRow,
  change: Parameters<typeof upsertReader>[3],
): Promise<void> {
  if (row.lastSeq === 0) return;
  await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    await upsertReader(tx.db, row, GUEST, change);
    await noteChatNews(tx, row);
  });
}

export async function streamGuestChat(ctx: Ctx, given: GuestName, call: StreamCall): Promise<void> {
  const { row: named } = await find(ctx, given);
  await streamPerson(call, {
    account: named.id,
    sources: {
      async conversation() {
        const row = await selectConversation(ctx.db, named);
        const now = ctx.services.clock();
        const { seen, typing } = othersOf(await selectReaders(ctx.db, named), isStaff, now);
        return { last: row?.lastSeq ?? 0, seen, isTyping: typing.length > 0 };
      },
    },
    isAllowed: async () => true,
  });
}

async function find(ctx: Ctx, { storeId: given, key }: GuestName) {
  const storeId = isId(given) ? given : await findStoreIdBySlug(ctx.db, given);
  if (storeId === null) throw new AppError('STORE_NOT_FOUND');
  const store = await findStore(ctx.db, storeId);
  const fresh = await guestConversation(ctx, store.storeId, key);
  return { store, row: (await selectConversation(ctx.db, fresh)) ?? fresh };
}

const isServing = ({ closedAt, suspendedAt }: StoreRow) => closedAt === null && suspendedAt === null;
