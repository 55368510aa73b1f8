import type { Texts } from '#texts/office/en.ts';
import type { ConversationView } from '../wire/chat.ts';

/** A group by its kind, a guest by order and name, as far as they are known. */
export function nameOf({ kind, name, order }: ConversationView, t: Texts['chat']): string {
  if (kind !== 'guest') return t.kinds[kind];
  return [order && t.order(order.orderNo), name || (order ? '' : t.guest)].filter(Boolean).join(' · ');
}
