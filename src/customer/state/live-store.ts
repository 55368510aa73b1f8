import { atom } from 'nanostores';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { PageStream } from '#domain/api/streams.ts';
import { AppError } from '#domain/errors.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { listen } from '#ui/listen.ts';
import { fetchStore, pageEventsUrl } from '../api/stores.ts';
import { $offline, markOnline, watchConnection } from './online.ts';

export type StoreState =
  | { slug: string; status: 'loading' | 'missing' | 'failed'; store: null }
  | { slug: string; status: 'ready'; store: StoreModel };

/** The store that is being looked at, as it is now; null where the page still shows what the server sent. */
export const $liveStore = atom<StoreState | null>(null);

/** Reads the store anew; what is shown already stays until the answer is there. */
export async function refetchStore(slug: string): Promise<void> {
  const shown = $liveStore.get();
  if (shown?.slug !== slug) $liveStore.set({ slug, status: 'loading', store: null });
  try {
    $liveStore.set({ slug, status: 'ready', store: await fetchStore(slug) });
    markOnline();
  } catch (error) {
    if (!(error instanceof AppError)) $offline.set(true);
    const isGone = error instanceof AppError && error.code === 'STORE_NOT_FOUND';
    if (isGone) $liveStore.set({ slug, status: 'missing', store: null });
    else if ($liveStore.get()?.store == null) $liveStore.set({ slug, status: 'failed', store: null });
  }
}

const PAUSE_MS = 300;

/**
 * Keeps the page true while it is open: the stream only says that something has changed, since the revision that is
 * shown at first or later. Where none is shown yet, what was read before the stream began may be older than it.
 */
export function subscribeToStore(slug: string, revision?: number): () => void {
  const events = new EventSource(pageEventsUrl(slug, revision));
  let pending: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(pending);
    // Not all open pages at the same instant.
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
/** For a telephone whose clock is ahead: what is still to come here is over there. */
const PATIENCE_MS = MINUTE;

/** When a menu ends, the store closes or a dish comes back by itself: nobody says so then. */
export function refetchAt(slug: string, at: number | null): (() => void) | undefined {
  if (at === null) return undefined;
  const left = at - Date.now();
  const wait = left > 0 ? left + SLACK_MS + Math.random() * SLACK_MS : PATIENCE_MS;
  if (wait > LONGEST_TIMER_MS) return undefined;
  const timer = setTimeout(() => void refetchStore(slug), wait);
  return () => clearTimeout(timer);
}
