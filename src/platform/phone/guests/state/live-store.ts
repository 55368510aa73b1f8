import { atom } from 'nanostores';
import { useEffect } from 'react';
import { loadPricing } from '#ordering/prices/guests/pricing.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { PageStream } from '#restaurant/live/wire/streams.ts';
import { fetchStore, pageEventsUrl } from '#restaurant/stores/guests-api/stores.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { listen } from '#ui/shared/listen.ts';
import type { Loadable } from '../load/use-load.ts';
import { $offline, markOnline, watchConnection } from './online.ts';

interface OpenStore {
  slug: string;
  store: StoreModel | null;
  isMissing: boolean;
  /** Why it could not be fetched. */
  error: Error | null;
}

/** The open store as it is now; null while the page shows what the server sent. */
export const $liveStore = atom<OpenStore | null>(null);

export function showStore(slug: string, store: StoreModel | null): void {
  $liveStore.set({ slug, store, isMissing: false, error: null });
}

/** Fetches the store. The present one stays until the answer comes. */
export async function refetchStore(slug: string): Promise<StoreModel | null> {
  if ($liveStore.get()?.slug !== slug) showStore(slug, null);
  try {
    const store = await fetchStore(slug);
    await loadPricing(store);
    showStore(slug, store);
    markOnline();
    return store;
  } catch (error) {
    if (!(error instanceof AppError)) $offline.set(true);
    const isMissing = error instanceof AppError && error.code === 'STORE_NOT_FOUND';
    if (isMissing || !$liveStore.get()?.store)
      $liveStore.set({ slug, store: null, isMissing, error: isMissing ? null : (error as Error) });
    return null;
  }
}

/** The store if it is open, else what the server sent with the page. */
export function useLiveStore(slug: string, sent: StoreModel | null = null): Loadable<StoreModel> {
  const open = useAtom($liveStore);
  const { store, isMissing, error } = (open?.slug === slug && open) || NOTHING;
  useEffect(() => (error ? watchConnection(() => void refetchStore(slug)) : undefined), [slug, error]);
  return { value: isMissing ? null : (store ?? sent), isMissing, error, refetch: () => refetchStore(slug) };
}

const NOTHING = { store: null, isMissing: false, error: null };

const PAUSE_MS = 300;

/**
 * Refetches the open store when its stream announces a change after `revision`. Without a revision the store is fetched
 * once more when the stream opens, since the present answer may be older.
 */
export function subscribeToStore(slug: string, revision?: number): () => void {
  const events = new EventSource(pageEventsUrl(slug, revision));
  let pending: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(pending);
    // Spreads the requests of all open pages.
    pending = setTimeout(() => void refetchStore(slug), Math.random() * PAUSE_MS);
  };
  listen<PageStream>(events, { menu: refresh, store: refresh, reset: refresh });
  if (revision === undefined) events.addEventListener('open', refresh, { once: true });
  const leave = watchConnection(() => void refetchStore(slug));
  return () => {
    leave();
    clearTimeout(pending);
    events.close();
  };
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const SLACK_MS = 500;
/** The delay for a phone whose clock is ahead, for which the change is already past. */
const PATIENCE_MS = MINUTE;

/** Fetches the store when it changes by time alone, which the stream does not announce. */
export function refetchAt(slug: string, at: number | null): (() => void) | undefined {
  if (at === null) return undefined;
  const left = at - Date.now();
  const wait = left > 0 ? left + SLACK_MS + Math.random() * SLACK_MS : PATIENCE_MS;
  if (wait > LONGEST_TIMER_MS) return undefined;
  const timer = setTimeout(() => void refetchStore(slug), wait);
  return () => clearTimeout(timer);
}
