import { pathOf } from '#calls/path-of.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { StoreStream } from '#restaurant/live/wire/streams.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { listen } from '#ui/shared/listen.ts';

export interface StoreListener {
  /** Everything has to be fetched: on a new connection, and after a reset. */
  onReset: () => void;
  onOrder: (order: StaffOrderView) => void;
  onTable: (table: FloorTable) => void;
  onMenu: () => void;
  onStore: () => void;
  onLive: () => void;
  onLost: () => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Subscribes to the store's stream. The browser reconnects a broken connection by itself, with Last-Event-ID. It gives
 * up on an answer that is no stream, so a new one is opened after a while.
 */
export function subscribeToStore(storeId: string, listener: StoreListener): () => void {
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
      if (isFresh) listener.onReset();
      isFresh = false;
    };
    stream.onerror = () => {
      listener.onLost();
      if (stream.readyState !== EventSource.CLOSED) return;
      // The fetches notice a session that has ended.
      listener.onReset();
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    listen<StoreStream>(stream, {
      order: listener.onOrder,
      sitting: listener.onTable,
      menu: listener.onMenu,
      store: listener.onStore,
      reset: listener.onReset,
    });
  };

  // Without a network the connection hangs without an error.
  const onOffline = () => listener.onLost();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', open);
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', open);
  };
}
