import type { StaffOrderView } from '#domain/api/order.ts';
import type { StoreStream } from '#domain/api/streams.ts';
import { listen } from '#ui/listen.ts';
import { pathOf } from '#ui/path-of.ts';

export interface StoreListener {
  /** A new connection knows nothing of what was before: everything has to be read, once now and after a reset. */
  onReadAnew: () => void;
  onOrder: (order: StaffOrderView) => void;
  onMenu: () => void;
  onStore: () => void;
  onLive: () => void;
  onLost: () => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * The store's stream. The browser comes back by itself, with Last-Event-ID, from a connection that broke; from an
 * answer that is no stream it does not, so that a new one is opened then.
 */
export function followStore(storeId: string, listener: StoreListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;

  const open = () => {
    clearTimeout(timer);
    source?.close();
    const stream = new EventSource(pathOf('GET /api/stores/:storeId/events', { params: { storeId } }));
    source = stream;
    let isFresh = true;
    stream.onopen = () => {
      wait = FIRST_WAIT_MS;
      listener.onLive();
      if (isFresh) listener.onReadAnew();
      isFresh = false;
    };
    stream.onerror = () => {
      listener.onLost();
      if (stream.readyState !== EventSource.CLOSED) return;
      // Asks who is signed in and how things are: a session that has ended shows itself there.
      listener.onReadAnew();
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    listen<StoreStream>(stream, {
      order: listener.onOrder,
      menu: listener.onMenu,
      store: listener.onStore,
      reset: listener.onReadAnew,
    });
  };

  // A network that goes away leaves the connection hanging, without any error.
  const lost = () => listener.onLost();
  window.addEventListener('offline', lost);
  window.addEventListener('online', open);
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', open);
  };
}
