import type { EncodedEvent } from '#platform/http/server/event-stream.ts';
import type { StoreStream } from '#restaurant/live/wire/streams.ts';

/** One entry of a store's log, ready to be sent, in a form for each audience. */
export interface FeedEvent {
  seq: number;
  /** Entries about guests' accounts are sent to nobody. */
  kind: Exclude<keyof StoreStream, 'reset'> | 'khata';
  orderId: string | null;
  sittingId: string | null;
  /** Null if none of it is for that audience. */
  encoded: (audience: Audience) => EncodedEvent | null;
  /** The tables that it changed, as they are now, for who follows the whole store. */
  tables: (audience: Audience) => string[];
}

export type Listener = (event: FeedEvent) => void;

export interface StoreFeeds {
  /** Subscribes to a store's log from now on. The topic is the id of an order or a sitting, ALL or PAGES. */
  subscribe(storeId: string, topic: string, listener: Listener): Promise<() => void>;
  /** The missed entries of a topic, oldest first. Null if there are more than `most`. */
  replay(storeId: string, missed: Missed): Promise<FeedEvent[] | null>;
  latest(storeId: string): Promise<number>;
  /** Publishes that the store's log has grown. */
  publish(storeId: string, grown: Grown): void;
  close(): Promise<void>;
}

export interface Grown {
  /** Whether it has grown by more than orders. */
  pages: boolean;
}

export interface Missed {
  after: number;
  topic: string;
  most: number;
}

/** Topics besides the id of one order or sitting: everything, and what changes a store's pages. */
export const ALL_EVENTS = '*';
export const PAGE_EVENTS = 'pages';

/** Who an event is for, which decides how much of a guest's number it shows. */
export type Audience = 'guest' | 'floor' | 'kitchen';
