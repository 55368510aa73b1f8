import type { ItemEventsBody } from '#domain/api/item-events.ts';
import type { PageKind, PageViewsBody } from '#domain/api/page-views.ts';
import { $liveStore } from './live-store.ts';

const DELAY_MS = 4_000;
const MOST = 100;

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Not for guests who ask for it, and nothing waits for a network to come back. */
const mayCount = () => !navigator.globalPrivacyControl && navigator.doNotTrack !== '1' && navigator.onLine;

/** Counted for the restaurant, by nobody's name: what is noted is sent a little later, all at once. */
export function countLater<T>(path: string, bodyOf: (profileID: string, noted: T[]) => object) {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Nobody waits for it, and what can't be sent is not counted. */
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

/** Which dishes are looked at and put into carts. */
export function countDish(itemID: string, event: ItemEvent['event']): void {
  count({ itemID, event, count: 1 });
}

/** Which kinds of page are opened: for the store that is open by the time that they are sent. */
export const countPage = countLater(
  '/api/page-views',
  (profileID, pages: PageKind[]): PageViewsBody => ({ profileID, views: addUp(pages) }),
);

export function addUp(pages: PageKind[]): PageViewsBody['views'] {
  return [...new Set(pages)].map((page) => ({
    page,
    count: pages.filter((other) => other === page).length,
  }));
}
