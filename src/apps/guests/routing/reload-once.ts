import { reload } from '#platform/phone/guests/links/reload.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

const NAME = 'reloaded-at';
const PAUSE_MS = MINUTE;

/** Reloads the page when its files are gone because a newer build was deployed; at most once a minute. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(NAME)) < PAUSE_MS) return;
  // Offline, the file may still exist, and a reload would lose the page.
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReached) return;
  sessionStorage.setItem(NAME, String(Date.now()));
  reload();
}
