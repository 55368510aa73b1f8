import type { ChatMessageView, ChatOrder, ConversationView } from '#domain/api/chat.ts';
import { tableNameOf } from '#domain/serving/order-place.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { MessageRow, ReaderRow } from './message-queries.ts';
import type { ConversationRow } from './queries.ts';

/** More are not counted. */
const MOST_UNREAD = 100;

/** For the guest, or for an account. Guests don't learn the names of the staff. */
export function messageViewOf(
  { id: _id, seq, side: from, accountId, name, text, createdAt }: MessageRow,
  reader: string,
): ChatMessageView {
  const isMine = reader === 'guest' ? from === 'guest' : accountId === reader;
  const shown = reader === 'guest' && from !== 'guest' ? '' : name;
  return { _id, seq, from, isMine, name: shown, text, createdAt: createdAt.toISOString() };
}

interface Shown {
  row: ConversationRow;
  last: MessageRow | null;
  seenSeq: number | null;
  order: OrderRow | undefined;
}

export function conversationViewOf({ row, last, seenSeq, order }: Shown, reader: string): ConversationView {
  const { id: _id, kind, lastSeq, blockedAt } = row;
  return {
    _id,
    type: kind === 'guest' ? 'ONE_TO_ONE' : 'GROUP',
    kind,
    name: order?.customerName ?? '',
    order: order ? chatOrderOf(order) : null,
    unreadCount: Math.min(MOST_UNREAD, Math.max(0, lastSeq - (seenSeq ?? 0))),
    lastMessage: last && messageViewOf(last, reader),
    isBlocked: blockedAt !== null,
  };
}

function chatOrderOf({ id: _id, orderNo, state, orderType, tableName, tableLabel }: OrderRow): ChatOrder {
  const table = tableName === null ? null : { iden: tableName, idel: tableLabel ?? '' };
  return { _id, orderNo, state, place: tableNameOf({ orderType, table, address: '' }) || orderType };
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
