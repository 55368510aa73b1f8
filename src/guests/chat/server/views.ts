import type { OrderRow } from '#ordering/orders/tables.ts';
import { placedAt, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import type { ChatMessageView, ChatOrder, ConversationView, ListedConversation } from '../wire/chat.ts';
import { GUEST, type MessageRow, type ReaderRow } from './message-queries.ts';
import type { ConversationRow } from './queries.ts';

/** More are not counted. */
const MOST_UNREAD = 100;

/** For the guest, or for an account. Guests don't learn the names of the staff. */
export function messageViewOf(
  { id: _id, seq, side: from, accountId, name, text, picture, createdAt }: MessageRow,
  reader: string,
): ChatMessageView {
  const isMine = reader === GUEST ? from === GUEST : accountId === reader;
  const shown = reader === GUEST && from !== GUEST ? '' : name;
  return { _id, seq, from, isMine, name: shown, text, picture, createdAt: createdAt.toISOString() };
}

export function conversationViewOf(
  { id: _id, kind, blockedAt }: ConversationRow,
  order: OrderRow | undefined,
): ConversationView {
  return {
    _id,
    type: kind === 'guest' ? 'ONE_TO_ONE' : 'GROUP',
    kind,
    name: order?.customerName ?? '',
    order: order ? chatOrderOf(order) : null,
    isBlocked: blockedAt !== null,
  };
}

interface Listed {
  row: ConversationRow;
  last: MessageRow | null;
  seenSeq: number | null;
}

export function listedConversationOf(
  { row, last, seenSeq }: Listed,
  order: OrderRow | undefined,
  reader: string,
): ListedConversation {
  return {
    ...conversationViewOf(row, order),
    unreadCount: Math.min(MOST_UNREAD, Math.max(0, row.lastSeq - (seenSeq ?? 0))),
    lastMessage: last && messageViewOf(last, reader),
  };
}

function chatOrderOf(order: OrderRow): ChatOrder {
  const { id: _id, orderNo, state, orderType } = order;
  return { _id, orderNo, state, place: tableNameOf({ ...placedAt(order), address: '' }) || orderType };
}

/** What the others have read, and which of them are typing now. */
export function othersOf(readers: readonly ReaderRow[], isOther: (reader: string) => boolean, now: number) {
  const others = readers.filter(({ reader }) => isOther(reader));
  return {
    seen: Math.max(0, ...others.map(({ seenSeq }) => seenSeq)),
    typing: others
      .filter(({ typingUntil }) => (typingUntil?.getTime() ?? 0) > now)
      .map(({ reader }) => reader),
  };
}
