import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { listen } from '#ui/shared/listen.ts';
import { passes } from '#ui/shared/passes.ts';

export interface Loaded<Value> {
  /** Null until the first answer. */
  value: Value | null;
  link: 'connecting' | 'live' | 'lost';
  /** When the server last sent it, in ms since 1970. */
  heardAt: number | null;
  isMissing: boolean;
  /** Whether an answer is awaited: the first, or one that was asked for by hand. */
  isLoading: boolean;
  /** Why the last fetch failed. */
  error: Error | null;
}

/** Where a value comes from. With neither a stream nor an interval it is fetched until there is an answer or a refusal. */
export interface Source<Value> {
  fetch: () => Promise<Value>;
  /** The address of its stream, and the event that brings it. */
  stream?: { url: string; event: string };
  /** How often it is fetched while it is looked at. */
  everyMs?: number;
  /** Codes that say that it is gone for good, besides `…_NOT_FOUND`. */
  gone?: readonly ErrorCode[];
  /** The newer of two, since answers may overtake each other. */
  newer?: (shown: Value | null, heard: Value) => Value;
}

export interface Following<Value> {
  /** Fetches it at once. Null without an answer. */
  refetch: () => Promise<Value | null>;
  /** Takes an answer to a call as news. */
  hear: (value: Value) => void;
  stop: () => void;
}

/** With a stream, in case that it has died unnoticed. */
export const REFETCH_MS = MINUTE;
export const REFETCH_LOST_MS = 5_000;
/** A stream that is back within this time does not count as lost. */
export const STREAM_PATIENCE_MS = 4_000;

/** EventSource.OPEN */
const OPEN = 1;

export function connecting<Value>(value: Value | null): Loaded<Value> {
  const [heardAt, isLoading] = value === null ? [null, true] : [Date.now(), false];
  return { value, link: 'connecting', heardAt, isMissing: false, isLoading, error: null };
}

/**
 * Keeps a value up to date. A stream can be dead unnoticed (Wi-Fi is gone) or refused for good (a proxy's 502), so its
 * value is also fetched at intervals, and an answer opens the stream again.
 */
export function follow<Value>(
  source: Source<Value>,
  known: Value | null,
  onChange: (loaded: Loaded<Value>) => void,
): Following<Value> {
  const { stream, everyMs = stream && REFETCH_MS } = source;
  let loaded = connecting(known);
  if (known !== null && !stream) loaded.link = 'live';
  let events: EventSource | null = null;
  let fetching: Promise<Value | null> | null = null;
  let isOver = false;
  let nextFetch: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<Loaded<Value>>): void {
    if (isOver) return;
    loaded = { ...loaded, ...change };
    onChange(loaded);
  }

  function hear(heard: Value): void {
    const value = source.newer?.(loaded.value, heard) ?? heard;
    set({ value, heardAt: Date.now(), isMissing: false, isLoading: false, error: null });
  }

  function openStream(): void {
    if (!stream || isOver) return;
    events?.close();
    let hasOpened = false;
    events = new EventSource(stream.url);
    events.addEventListener('open', () => {
      hasOpened = true;
      clearTimeout(patience);
      patience = undefined;
      set({ link: 'live' });
      scheduleRefetch();
    });
    events.addEventListener('error', () => {
      // If a proxy blocks the stream, fetching often replaces it.
      if (hasOpened && loaded.link === 'live') set({ link: 'connecting' });
      patience ??= setTimeout(() => {
        patience = undefined;
        void refetch();
      }, STREAM_PATIENCE_MS);
    });
    listen<Record<string, Value>>(events, { [stream.event]: hear });
  }

  const isStreaming = () => events?.readyState === OPEN;

  async function ask(isAnew: boolean): Promise<Value | null> {
    try {
      const value = await source.fetch();
      hear(value);
      const wasLost = loaded.link === 'lost';
      set({ link: 'live' });
      if (isAnew || wasLost || !isStreaming()) openStream();
      return value;
    } catch (error) {
      if (isGone(error, source.gone)) set({ isMissing: true, isLoading: false });
      else set({ link: 'lost', isLoading: false, error: error as Error });
      return null;
    } finally {
      fetching = null;
      scheduleRefetch();
    }
  }

  /** `isAnew` also opens a new stream, because the old one may have died unnoticed while the page was hidden or offline. */
  async function refetch(isAnew = false): Promise<Value | null> {
    if (isOver) return null;
    fetching ??= ask(isAnew);
    return fetching;
  }

  function nextIn(): number | undefined {
    if (everyMs === undefined && loaded.error && !passes(loaded.error)) return undefined;
    return loaded.link !== 'live' || (stream && !isStreaming()) ? REFETCH_LOST_MS : everyMs;
  }

  function scheduleRefetch(): void {
    clearTimeout(nextFetch);
    const wait = nextIn();
    if (isOver || loaded.isMissing || wait === undefined || document.visibilityState === 'hidden') return;
    nextFetch = setTimeout(() => void refetch(), wait);
  }

  const isEnough = () => everyMs === undefined && loaded.link === 'live';

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') clearTimeout(nextFetch);
    else if (!isEnough()) void refetch(true);
  }

  const onOnline = () => {
    if (!isEnough()) void refetch(true);
  };
  const onOffline = () => {
    if (isEnough()) return;
    set({ link: 'lost' });
    scheduleRefetch();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  if (known !== null) {
    openStream();
    scheduleRefetch();
  } else void refetch();

  return {
    refetch: () => {
      set({ isLoading: true, error: null });
      return refetch(true);
    },
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

function isGone(error: unknown, codes: readonly ErrorCode[] = []): boolean {
  return error instanceof AppError && (error.code.endsWith('_NOT_FOUND') || codes.includes(error.code));
}
