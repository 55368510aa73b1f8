import type { Db } from '#platform/db/server/client.ts';
import {
  ALL_EVENTS,
  type FeedEvent,
  type Grown,
  type Listener,
  PAGE_EVENTS,
  type StoreFeeds,
} from '#platform/ports/server/store-feeds.ts';
import { beside } from '#platform/work/server/beside.ts';
import { gather } from '#platform/work/server/gather.ts';
import type { LogRow } from '../tables.ts';
import { type HintBus, hintOfStore, storeOfHint } from './hint-bus.ts';
import { selectLatestSeqs, selectLog } from './read-log.ts';

interface Feed {
  /** The last number that was delivered. Null until it is known. */
  seq: number | null;
  started: Promise<void>;
  listeners: Map<string, Set<Listener>>;
  isReading: boolean;
  isBehind: boolean;
}

interface Options {
  db: Db;
  bus: HintBus;
  /** `hasTables`: somebody follows the whole store. */
  toEvents: (storeId: string, rows: LogRow[], hasTables: boolean) => Promise<FeedEvent[]>;
  pollMs: number;
  onError: (error: unknown) => void;
}

const BATCH = 500;

export function createStoreFeeds({ db, bus, toEvents, pollMs, onError }: Options): StoreFeeds {
  const openFeeds = new Map<string, Feed>();
  const readLatest = gather((storeIds) => selectLatestSeqs(db, storeIds));
  const latest = async (storeId: string) => (await readLatest(storeId)) ?? 0;

  /** Reads until nothing is left. A call meanwhile only causes one more read. */
  function catchUp(storeId: string, feed: Feed): void {
    feed.isBehind = true;
    if (!feed.isReading) beside(() => readOn(storeId, feed), onError);
  }

  async function readOn(storeId: string, feed: Feed): Promise<void> {
    feed.isReading = true;
    try {
      while (feed.isBehind && feed.seq !== null) {
        // Before the read, and never after it: a hint that comes meanwhile must stay.
        feed.isBehind = false;
        if (await readBatch(storeId, feed, feed.seq)) feed.isBehind = true;
      }
    } finally {
      feed.isReading = false;
    }
  }

  /** Delivers the next entries. True if there may be more. */
  async function readBatch(storeId: string, feed: Feed, after: number): Promise<boolean> {
    const rows = await selectLog(db, storeId, after, BATCH);
    const wanted = rows.filter((row) => topicsOf(row).some((topic) => feed.listeners.has(topic)));
    const hasTables = feed.listeners.has(ALL_EVENTS);
    const events = wanted.length > 0 ? await toEvents(storeId, wanted, hasTables) : [];
    for (const event of events) deliver(feed, event);
    feed.seq = rows.at(-1)?.seq ?? after;
    return rows.length === BATCH;
  }

  function deliver(feed: Feed, event: FeedEvent): void {
    for (const topic of topicsOf(event)) {
      for (const listener of feed.listeners.get(topic) ?? []) listener(event);
    }
  }

  function openFeed(storeId: string): Feed {
    const known = openFeeds.get(storeId);
    if (known) return known;
    const feed: Feed = {
      seq: null,
      started: Promise.resolve(),
      listeners: new Map(),
      isReading: false,
      isBehind: false,
    };
    feed.started = latest(storeId).then((seq) => {
      feed.seq = seq;
      if (feed.isBehind) catchUp(storeId, feed);
    });
    openFeeds.set(storeId, feed);
    return feed;
  }

  /** A feed with page listeners alone ignores orders. The poll moves it past them. */
  function publishHere(storeId: string, { pages }: Grown): void {
    const feed = openFeeds.get(storeId);
    if (!feed) return;
    const isNews = pages || [...feed.listeners.keys()].some((topic) => topic !== PAGE_EVENTS);
    if (isNews) catchUp(storeId, feed);
  }

  async function poll(): Promise<void> {
    if (openFeeds.size === 0) return;
    const seqs = await selectLatestSeqs(db, [...openFeeds.keys()]);
    for (const [storeId, seq] of seqs) {
      const feed = openFeeds.get(storeId);
      if (feed?.seq !== null && feed !== undefined && feed.seq < seq) catchUp(storeId, feed);
    }
  }

  bus.subscribe((hint) => {
    const { storeId, ...grown } = storeOfHint(hint);
    publishHere(storeId, grown);
  });
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
    async subscribe(storeId, topic, listener) {
      const feed = openFeed(storeId);
      const listeners = feed.listeners.get(topic) ?? new Set();
      feed.listeners.set(topic, listeners.add(listener));
      const stop = () => {
        if (!listeners.delete(listener)) return;
        if (listeners.size === 0 && feed.listeners.get(topic) === listeners) feed.listeners.delete(topic);
        if (feed.listeners.size === 0 && openFeeds.get(storeId) === feed) openFeeds.delete(storeId);
      };
      await feed.started.catch((error: unknown) => {
        stop();
        if (openFeeds.get(storeId) === feed) openFeeds.delete(storeId);
        throw error;
      });
      return stop;
    },
    async replay(storeId, { after, topic, most }) {
      const rows = await selectLog(db, storeId, after, most + 1, topic);
      if (rows.length > most) return null;
      return rows.length === 0 ? [] : toEvents(storeId, rows, topic === ALL_EVENTS);
    },
    latest,
    publish(storeId, grown) {
      publishHere(storeId, grown);
      bus.publish([hintOfStore(storeId, grown)]);
    },
    async close() {
      clearInterval(timer);
      await polling;
      await bus.close();
    },
  };
}

/** An entry about a sitting has its id in both places. */
function topicsOf({ orderId, sittingId }: Pick<LogRow, 'orderId' | 'sittingId'>): string[] {
  return [...new Set([ALL_EVENTS, orderId ?? PAGE_EVENTS, ...(sittingId === null ? [] : [sittingId])])];
}
