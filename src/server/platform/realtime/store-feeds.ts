import type { Db } from '../db/client.ts';
import type { FeedEvent, Listener, StoreFeeds } from '../ports/store-feeds.ts';
import { ALL, PAGES } from '../ports/topics.ts';
import type { HintBus } from './hint-bus.ts';
import { type LogRow, readLogAfter, readLogSeqs } from './queries.ts';

interface Followed {
  /** The last number that was handed out; null until it is known. */
  seq: number | null;
  started: Promise<void>;
  listeners: Map<string, Set<Listener>>;
  isReading: boolean;
  isBehind: boolean;
}

interface Options {
  db: Db;
  bus: HintBus;
  present: (storeId: string, rows: LogRow[]) => Promise<FeedEvent[]>;
  pollMs: number;
  onError: (error: unknown) => void;
}

const BATCH = 500;

export function createStoreFeeds({ db, bus, present, pollMs, onError }: Options): StoreFeeds {
  const followed = new Map<string, Followed>();

  /** Reads on until nothing is left; a call meanwhile only makes it look once more. */
  async function catchUp(storeId: string, feed: Followed): Promise<void> {
    feed.isBehind = true;
    if (feed.isReading || feed.seq === null) return;
    feed.isReading = true;
    try {
      while (feed.isBehind) feed.isBehind = await readBatch(storeId, feed, feed.seq);
    } catch (error) {
      onError(error);
    } finally {
      feed.isReading = false;
    }
  }

  async function readBatch(storeId: string, feed: Followed, after: number): Promise<boolean> {
    feed.isBehind = false;
    const rows = await readLogAfter(db, storeId, after, BATCH);
    const wanted = rows.filter((row) => topicsOf(row).some((topic) => feed.listeners.has(topic)));
    const events = wanted.length > 0 ? await present(storeId, wanted) : [];
    for (const event of events) deliver(feed, event);
    feed.seq = rows.at(-1)?.seq ?? after;
    return feed.isBehind || rows.length === BATCH;
  }

  function deliver(feed: Followed, event: FeedEvent): void {
    for (const topic of topicsOf(event)) {
      for (const listener of feed.listeners.get(topic) ?? []) listener(event);
    }
  }

  function follow(storeId: string): Followed {
    const known = followed.get(storeId);
    if (known) return known;
    const feed: Followed = {
      seq: null,
      started: Promise.resolve(),
      listeners: new Map(),
      isReading: false,
      isBehind: false,
    };
    feed.started = readLogSeqs(db, [storeId]).then((seqs) => {
      feed.seq = seqs.get(storeId) ?? 0;
      if (feed.isBehind) void catchUp(storeId, feed);
    });
    followed.set(storeId, feed);
    return feed;
  }

  /** Where only pages are followed, an order is nobody's news: the poll takes note of it in passing. */
  function announceHere(storeId: string, hasPages = true): void {
    const feed = followed.get(storeId);
    if (!feed) return;
    const isNews = hasPages || [...feed.listeners.keys()].some((topic) => topic !== PAGES);
    if (isNews) void catchUp(storeId, feed);
  }

  async function poll(): Promise<void> {
    if (followed.size === 0) return;
    const seqs = await readLogSeqs(db, [...followed.keys()]);
    for (const [storeId, seq] of seqs) {
      const feed = followed.get(storeId);
      if (feed?.seq !== null && feed !== undefined && feed.seq < seq) void catchUp(storeId, feed);
    }
  }

  bus.subscribe((storeId) => announceHere(storeId));
  let polling: Promise<void> | null = null;
  const timer = setInterval(() => {
    polling ??= poll()
      .catch(onError)
      .finally(() => {
        polling = null;
      });
  }, pollMs);
  timer.unref();

  return {
    async watch(storeId, topic, listener) {
      const feed = follow(storeId);
      const listeners = feed.listeners.get(topic) ?? new Set();
      feed.listeners.set(topic, listeners.add(listener));
      const stop = () => {
        if (!listeners.delete(listener)) return;
        if (listeners.size === 0 && feed.listeners.get(topic) === listeners) feed.listeners.delete(topic);
        if (feed.listeners.size === 0 && followed.get(storeId) === feed) followed.delete(storeId);
      };
      await feed.started.catch((error: unknown) => {
        stop();
        if (followed.get(storeId) === feed) followed.delete(storeId);
        throw error;
      });
      return stop;
    },
    async replay(storeId, { after, topic, most }) {
      const rows = await readLogAfter(db, storeId, after, most + 1, topic);
      if (rows.length > most) return null;
      return rows.length === 0 ? [] : present(storeId, rows);
    },
    async latest(storeId) {
      return (await readLogSeqs(db, [storeId])).get(storeId) ?? 0;
    },
    announce(storeId, { pages }) {
      announceHere(storeId, pages);
      bus.publish(storeId);
    },
    async close() {
      clearInterval(timer);
      await polling;
      await bus.close();
    },
  };
}

function topicsOf({ orderId }: { orderId: string | null }): string[] {
  return [ALL, orderId ?? PAGES];
}
