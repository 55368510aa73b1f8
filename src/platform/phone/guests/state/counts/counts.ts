import type { PageKind } from '#guests/visits/wire/page-views.ts';
import type { ItemEventsBody } from '#ordering/menu/wire/item-events.ts';

type Senders = typeof import('./send-counts.ts');

/** Counting can wait, so its script is loaded after the page. If that fails, or there is no line now, nothing is counted. */
function send(count: (senders: Senders) => void): void {
  if (navigator.onLine) import('./send-counts.ts').then(count, () => {});
}

/** Counts dishes that are opened or added to the cart. */
export function countDish(itemID: string, event: ItemEventsBody['events'][number]['event']): void {
  send(({ countDish }) => countDish(itemID, event));
}

export function countPage(page: PageKind): void {
  send(({ countPage }) => countPage(page));
}
