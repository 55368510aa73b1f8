import { MINUTE } from '#domain/time/durations.ts';

const NAME = 'reloaded-at';
const PAUSE_MS = MINUTE;

/** Files of this build are gone once a newer one is deployed: the page is read anew, and never in a circle. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(NAME)) < PAUSE_MS) return;
  // Without a network the file may well be there, and the page would be lost for nothing.
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReached) return;
  sessionStorage.setItem(NAME, String(Date.now()));
  location.reload();
}
