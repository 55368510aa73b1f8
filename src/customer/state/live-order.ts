import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import type { OrderStream } from '#domain/api/streams.ts';
import { AppError } from '#domain/errors.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { listen } from '#ui/listen.ts';
import { fetchOrder, orderEventsUrl } from '../api/orders.ts';

export interface LiveOrder {
  order: OrderView | null;
  link: 'connecting' | 'live' | 'lost';
  /** When the server last sent the order, in ms since 1970. */
  heardAt: number | null;
  isMissing: boolean;
  /** Why the last fetch failed. */
  error: Error | null;
}

export interface OrderSubscription {
  /** Fetches the order at once. */
  refetch: () => void;
  stop: () => void;
}

export const REFETCH_MS = MINUTE;
export const REFETCH_LOST_MS = 5_000;
/** A stream that is back within this time does not count as lost. */
export const STREAM_PATIENCE_MS = 4_000;

/** EventSource.OPEN */
const OPEN = 1;

export function connecting(order: OrderView | null): LiveOrder {
  return { order, link: 'connecting', heardAt: order && Date.now(), isMissing: false, error: null };
}

/**
 * Keeps an order up to date. A stream can be dead unnoticed (Wi-Fi is gone) or refused for good (a proxy's 502), so
 * the order is also fetched at intervals, and an answer opens the stream again.
 */
export function subscribeToOrder(
  slug: string,
  known: OrderView | null,
  onChange: (live: LiveOrder) => void,
): OrderSubscription {
  let live = connecting(known);
  let events: EventSource | null = null;
  let isFetching = false;
  let isOver = false;
  let nextFetch: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<LiveOrder>): void {
    if (isOver) return;
    live = { ...live, ...change };
    onChange(live);
  }

  function hear(order: OrderView): void {
    set({ order: newerOrder(live.order, order), heardAt: Date.now(), error: null });
  }

  function isConnected(): void {
    clearTimeout(patience);
    patience = undefined;
    set({ link: 'live' });
    scheduleRefetch();
  }

  function openStream(): void {
    events?.close();
    let hasOpened = false;
    events = new EventSource(orderEventsUrl(slug));
    events.addEventListener('open', () => {
      hasOpened = true;
      isConnected();
    });
    events.addEventListener('error', () => {
      // If a proxy blocks the stream, fetching often replaces it.
      if (hasOpened && live.link === 'live') set({ link: 'connecting' });
      patience ??= setTimeout(() => {
        patience = undefined;
        void refetch();
      }, STREAM_PATIENCE_MS);
    });
    listen<OrderStream>(events, { order: hear });
  }

  const isStreaming = () => events?.readyState === OPEN;

  /**
   * `isAnew` also opens a new stream, because the old one may have died unnoticed while the page was hidden or offline.
   */
  async function refetch(isAnew = false): Promise<void> {
    if (isFetching || isOver) return;
    isFetching = true;
    try {
      hear(await fetchOrder(slug));
      const wasLost = live.link === 'lost';
      set({ link: 'live' });
      if (!isOver && (isAnew || wasLost || !isStreaming())) openStream();
    } catch (error) {
      if (error instanceof AppError && error.code === 'ORDER_NOT_FOUND') set({ isMissing: true });
      else set({ link: 'lost', error: error as Error });
    } finally {
      isFetching = false;
      scheduleRefetch();
    }
  }

  function scheduleRefetch(): void {
    clearTimeout(nextFetch);
    if (isOver || live.isMissing || document.visibilityState === 'hidden') return;
    nextFetch = setTimeout(
      () => void refetch(),
      live.link === 'live' && isStreaming() ? REFETCH_MS : REFETCH_LOST_MS,
    );
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') clearTimeout(nextFetch);
    else void refetch(true);
  }

  const onOnline = () => void refetch(true);
  const onOffline = () => {
    set({ link: 'lost' });
    scheduleRefetch();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  if (known) {
    openStream();
    scheduleRefetch();
  } else void refetch();

  return {
    refetch: onOnline,
    stop() {
      isOver = true;
      events?.close();
      clearTimeout(nextFetch);
      clearTimeout(patience);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** The newer of two orders: the timeline only grows, so a late answer has the shorter one. */
export function newerOrder(shown: OrderView | null, heard: OrderView): OrderView {
  return shown && shown.timeline.length > heard.timeline.length ? shown : heard;
}

/** An order that is kept up to date. */
export function useLiveOrder(slug: string, sent: OrderView | null): { live: LiveOrder; refetch: () => void } {
  const [live, setLive] = useState(() => connecting(sent));
  const known = useRef(sent);
  const following = useRef<OrderSubscription | null>(null);
  useEffect(() => {
    following.current = subscribeToOrder(slug, known.current, setLive);
    return () => following.current?.stop();
  }, [slug]);
  const refetch = useCallback(() => following.current?.refetch(), []);
  return { live, refetch };
}
