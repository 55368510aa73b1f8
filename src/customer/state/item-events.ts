import type { ItemEventsBody } from '#domain/api/item-events.ts';
import { countLater } from './count-later.ts';

type ItemEvent = ItemEventsBody['events'][number];

const count = countLater(
  '/restaurant/api/menus/order/item/inc/',
  (profileID, events: ItemEvent[]): ItemEventsBody => ({ profileID, events }),
);

/** Which dishes are looked at and put into carts. */
export function noteItem(itemID: string, event: ItemEvent['event']): void {
  count({ itemID, event, count: 1 });
}
