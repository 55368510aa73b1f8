import type { OrderView, StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { FloorTable, OutsideView, SittingView } from '#tables/sittings/wire/sittings.ts';

/** A change of a store's pages. If a page has missed several changes, only the revision is sent. */
export interface PageChange {
  revision: number;
  what?: 'catalogue' | 'item' | 'portions' | 'profile' | 'tables';
  itemId?: string;
  /** The state of the dish by then, where that is what was changed. */
  state?: string;
}

/** The reader has missed more entries than are sent again, so it has to fetch everything. */
interface Reset {
  seq: number;
}

/** What each stream sends as JSON, by the name of the event. Server and browsers share these types. */
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
  /** A table of the floor after something happened there. */
  sitting: FloorTable;
}

/** What a guest hears of the own table: all of it after each change. */
export interface SittingStream {
  sitting: SittingView | OutsideView;
}

/** What a person hears about all of their restaurants. */
export interface PersonStream {
  notification: { unread: number };
  /** How many conversations of each store have something unread, and the time of the last message. */
  chat: { unread: Record<string, number>; changedAt: number };
  /** When a calendar of theirs last changed. */
  calendar: { changedAt: number };
}

export interface ConversationStream {
  /** What a guest hears of their own conversation: its last number, how far the staff have read, and who is typing. */
  conversation: { last: number; seen: number; isTyping: boolean };
}
