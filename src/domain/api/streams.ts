import type { OrderView, StaffOrderView } from './order.ts';

/** What has changed on a store's pages, to be read anew; only the revision where a page is behind by more than one change. */
export interface PageChange {
  revision: number;
  what?: 'catalogue' | 'item' | 'profile' | 'tables';
  itemId?: string;
}

/** More was missed than is sent: everything is to be read anew. */
interface Reset {
  seq: number;
}

/** What each stream sends as JSON, by the name of the event. The server writes it and the browsers read it by these types. */
export interface OrderStream {
  order: OrderView;
  reset: Reset;
}

export interface PageStream {
  menu: PageChange;
  store: PageChange;
  reset: Reset;
}

export interface StoreStream extends PageStream {
  order: StaffOrderView;
}
