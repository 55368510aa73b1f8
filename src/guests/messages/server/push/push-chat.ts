import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { guestLanguage } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { HOUR, SECOND } from '#platform/time/rules/durations.ts';
import { storePictureUrl } from '#restaurant/pictures/wire/store-pictures.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { MessageTemplate } from '../../rules/messages.ts';
import { enqueue, type MessageDraft } from '../enqueue.ts';
import { dropWaiting } from '../queries.ts';
import { selectOrderBrowsers } from './push-queries.ts';

const template = 'chat' satisfies MessageTemplate;
/** A guest who looks at the page has read it by then. */
const WAITS_MS = 8 * SECOND;
const NEWS_FOR_MS = 2 * HOUR;

/** Tells the browsers of an order that the restaurant has written about it. */
export async function pushChat(
  tx: Ctx,
  { storeId, id: orderId, slug, orderNo }: Pick<OrderRow, 'storeId' | 'id' | 'slug' | 'orderNo'>,
  /** The message, which is told of once. */
  messageId: string,
): Promise<void> {
  const browsers = await selectOrderBrowsers(tx.db, storeId, [orderId]);
  if (browsers.length === 0) return;
  const store = await findStore(tx.db, storeId);
  const drafts = browsers.map(({ id: subscriptionId, locale }): MessageDraft => {
    const t = ALL_WORDS[guestLanguage(locale)].words.notices;
    const notice = {
      title: t.written(boundText(store.name, BOUNDS.store)),
      body: t.writtenHint(orderNo),
      url: `/status/${slug}#messages`,
      tag: `chat-${orderId}`,
      icon: storePictureUrl(store.slug, 'icon-192.png', store.revision),
    };
    const content = { channel: 'push' as const, subscriptionId, notice, isUrgent: true };
    return {
      key: `chat ${messageId} ${subscriptionId}`,
      template,
      orderId,
      content,
      validForMs: NEWS_FOR_MS,
    };
  });
  await enqueue(tx, storeId, drafts, tx.now + WAITS_MS);
}

/** The guest has read it meanwhile. */
export function dropChatPushes({ db, now }: Ctx, storeId: string, orderId: string): Promise<void> {
  const settledAt = new Date(now);
  return dropWaiting(
    db,
    { storeId, orderId, template },
    { state: 'dropped', reason: 'seen', contentSealed: null, settledAt },
  );
}
