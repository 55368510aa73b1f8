import { findOrderBySlug } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import type { GroupKind } from '../rules/chat.ts';
import type { ConversationRow } from './queries.ts';

const KEY_OF_BROWSER = /^[0-9a-f]{32}$/;

/** The same text names the same conversation, so that it exists before anything is written in it. */
function idFrom(...parts: string[]): string {
  const hex = Buffer.from(sha256(parts.join(' ')), 'base64url').toString('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

export const groupId = (storeId: string, kind: GroupKind): string => idFrom('group', storeId, kind);

/** A conversation in which nothing has been written yet. */
export function emptyConversation(
  of: Pick<ConversationRow, 'storeId' | 'id' | 'kind'> & Partial<ConversationRow>,
): ConversationRow {
  return {
    orderId: null,
    lastSeq: 0,
    lastAt: new Date(0),
    lastAwayAt: null,
    blockedAt: null,
    ...of,
  };
}

/** Under a key that a browser has made up it is its own, else about the order with this slug. */
export async function guestConversation(ctx: Ctx, storeId: string, key: string): Promise<ConversationRow> {
  if (KEY_OF_BROWSER.test(key))
    return emptyConversation({ storeId, id: idFrom('guest', storeId, key), kind: 'guest' });
  const order = await findOrderBySlug(ctx, key);
  if (order.storeId !== storeId) throw new AppError('ORDER_NOT_FOUND');
  return orderConversation(order);
}

export function orderConversation({ storeId, id }: Pick<OrderRow, 'storeId' | 'id'>): ConversationRow {
  return emptyConversation({ storeId, id, kind: 'guest', orderId: id });
}
