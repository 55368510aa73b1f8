import type { StoreStream } from '#domain/api/streams.ts';
import type { Audience } from './topics.ts';

/** One entry of a store's log, ready to be sent, with a form for each audience. */
export interface FeedEvent {
  seq: number;
  kind: Exclude<keyof StoreStream, 'reset'>;
  orderId: string | null;
  /** Null: nothing of it is that audience's. */
  data: (audience: Audience) => string | null;
}

export type Listener = (event: FeedEvent) => void;

export interface StoreFeeds {
  /** Follows a store's log from now on; the topic is one order's id, ALL or PAGES. */
  watch(storeId: string, topic: string, listener: Listener): Promise<() => void>;
  /** What was missed of a topic, oldest first; null when there is more than `most`. */
  replay(storeId: string, missed: Missed): Promise<FeedEvent[] | null>;
  latest(storeId: string): Promise<number>;
  /** The store's log has grown; `pages` says whether by more than orders. */
  announce(storeId: string, grown: { pages: boolean }): void;
  close(): Promise<void>;
}

export interface Missed {
  after: number;
  topic: string;
  most: number;
}
