import type { PageKind, PageViewsBody } from '#guests/visits/wire/page-views.ts';
import type { ItemEventsBody } from '#ordering/menu/wire/item-events.ts';
import { $liveStore } from '../live-store.ts';

const DELAY_MS = 4_000;
const MOST = 100;

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Guests who ask not to be tracked are not counted, and nothing is queued while offline. */
const mayCount = () => !navigator.globalPrivacyControl && navigator.doNotTrack !== '1' && navigator.onLine;

/** Creates a counter that sends anonymous events to the restaurant in batches. */
export function countLater<T>(path: string, bodyOf: (profileID: string, noted: T[]) => object) {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Events that cannot be sent are dropped. */
  function send(): void {
    clearTimeout(timer);
    window.removeEventListener('pagehide', send);
    const profileID = $liveStore.get()?.store?.page.profile._id;
    const noted = waiting.slice(-MOST);
    waiting = [];
    if (profileID === undefined || !mayCount()) return;
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(profileID, noted)),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  }

  return (what: T): void => {
    if (!mayCount()) return;
    if (waiting.length === 0) window.addEventListener('pagehide', send, { once: true });
    waiting.push(what);
    clearTimeout(timer);
    timer = setTimeout(send, DELAY_MS);
  };
}

type ItemEvent = ItemEventsBody['events'][number];

const count = countLater(
  '/restaurant/api/menus/order/item/inc/',
  (profileID, events: ItemEvent[]): ItemEventsBody => ({ profileID, events }),
);

/** Counts dishes that are opened or added to the cart. */
export function countDish(itemID: string, event: ItemEvent['event']): void {
  count({ itemID, event, count: 1 });
}

/** Counts pages by kind, for the store that is open when the batch is sent. */
export const countPage = countLater(
  '/api/page-views',
  (profileID, pages: PageKind[]): PageViewsBody => ({ profileID, views: viewsOf(pages) }),
);

export function viewsOf(pages: PageKind[]): PageViewsBody['views'] {
  return [...new Set(pages)].map((page) => ({
    page,
    count: pages.filter((other) => other === page).length,
  }));
}
