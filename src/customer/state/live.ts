import { AppError, type ErrorCode } from '#domain/errors.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { listen } from '#ui/listen.ts';

export interface Live<Value> {
  value: Value | null;
  link: 'connecting' | 'live' | 'lost';
  /** When the server last sent it, in ms since 1970. */
  heardAt: number | null;
  isMissing: boolean;
  /** Why the last fetch failed. */
  error: Error | null;
}

/** Where a value comes from. */
export interface Source<Value> {
  /** The address of its stream. */
  url: string;
  /** The event that brings it. */
  event: string;
  fetch: () => Promise<Value>;
  /** Codes that say that it is gone for good. */
  gone: readonly ErrorCode[];
  /** The newer of two, since answers may overtake each other. */
  newer: (shown: Value | null, heard: Value) => Value;
}

export interface Following<Value> {
  /** Fetches it at once. */
  refetch: () => void;
  /** Takes an answer to a call as news. */
  hear: (value: Value) => void;
  stop: () => void;
}

export const REFETCH_MS = MINUTE;
export const REFETCH_LOST_MS = 5_000;
/** A stream that is back within this time does not count as lost. */
export const STREAM_PATIENCE_MS = 4_000;

/** EventSource.OPEN */
const OPEN = 1;

export function connecting<Value>(value: Value | null): Live<Value> {
  return { value, link: 'connecting', heardAt: value && Date.now(), isMissing: false, error: null };
}

/**
 * Keeps a value up to date. A stream can be dead unnoticed (Wi-Fi is gone) or refused for good (a proxy's 502), so it is
 * also fetched at intervals, and an answer opens the stream again.
 */
export function follow<Value>(
  source: Source<Value>,
  known: Value | null,
  onChange: (live: Live<Value>) => void,
): Following<Value> {
  let live = connecting(known);
  let events: EventSource | null = null;
  let isFetching = false;
  let isOver = false;
  let nextFetch: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<Live<Value>>): void {
    if (isOver) return;
    live = { ...live, ...change };
    onChange(live);
  }

  function hear(value: Value): void {
    set({ value: source.newer(live.value, value), heardAt: Date.now(), error: null });
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
    events = new EventSource(source.url);
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
    listen<Record<string, Value>>(events, { [source.event]: hear });
  }

  const isStreaming = () => events?.readyState === OPEN;

  /**
   * `isAnew` also opens a new stream, because the old one may have died unnoticed while the page was hidden or offline.
   */
  async function refetch(isAnew = false): Promise<void> {
    if (isFetching || isOver) return;
    isFetching = true;
    try {
      hear(await source.fetch());
      const wasLost = live.link === 'lost';
      set({ link: 'live' });
      if (!isOver && (isAnew || wasLost || !isStreaming())) openStream();
    } catch (error) {
      if (error instanceof AppError && source.gone.includes(error.code)) set({ isMissing: true });
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
    hear,
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
