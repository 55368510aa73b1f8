import { pathOf } from '#domain/api/calls/path-of.ts';
import type { PersonStream } from '#domain/api/streams.ts';
import { listen } from '#ui/listen.ts';

type Listeners = { [News in keyof PersonStream]?: (data: PersonStream[News]) => void };

const RETRY_MS = 15_000;

/**
 * Hears what is new for the signed-in person. Only the visible tab does: a browser has few connections, and each tab
 * holds one for its store.
 */
export function subscribeToPerson(listeners: Listeners): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const stream = new EventSource(pathOf('GET /api/notifications/events'));
    source = stream;
    // The browser reconnects by itself, unless the answer was no stream.
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    };
    listen<PersonStream>(stream, listeners);
  };

  document.addEventListener('visibilitychange', open);
  window.addEventListener('online', open);
  open();
  return () => {
    close();
    document.removeEventListener('visibilitychange', open);
    window.removeEventListener('online', open);
  };
}
