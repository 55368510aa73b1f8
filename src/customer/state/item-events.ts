import type { ItemEventsBody } from '#domain/api/item-events.ts';
import { $liveStore } from './live-store.ts';

type ItemEvent = ItemEventsBody['events'][number];

const PATH = '/restaurant/api/menus/order/item/inc/';
const DELAY_MS = 4_000;
const MOST = 100;

let waiting: ItemEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counted for the restaurant: which dishes are looked at and put into carts; by nobody's name. */
export function noteItem(itemID: string, event: ItemEvent['event']): void {
  if (waiting.length === 0) window.addEventListener('pagehide', sendItems, { once: true });
  waiting.push({ itemID, event, count: 1 });
  clearTimeout(timer);
  timer = setTimeout(sendItems, DELAY_MS);
}

/** Nobody waits for it, and what can't be sent is not counted. */
function sendItems(): void {
  clearTimeout(timer);
  window.removeEventListener('pagehide', sendItems);
  const profileID = $liveStore.get()?.store?.page.profile._id;
  const events = waiting.slice(-MOST);
  waiting = [];
  if (profileID === undefined || !navigator.onLine) return;
  const body = JSON.stringify({ profileID, events } satisfies ItemEventsBody);
  fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
