import { type Listeners, listen } from './listen.ts';

const RETRY_MS = 15_000;

/**
 * Listens to a stream that tells at its start how things are, until the returned function is called. Only the visible
 * tab does: a browser has few connections, and each tab holds others.
 */
export function listenWhileVisible<Stream>(url: string, listeners: Listeners<Stream>): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    source?.close();
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const stream = new EventSource(url);
    source = stream;
    // The browser reconnects by itself, unless the answer was no stream.
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    };
    listen(stream, listeners);
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
