import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Whether the server is out of reach: as the browser says, or as the last question to it has shown. */
export const $offline = atom(false);

/** Set in pages that come from this browser's own store of them. */
const MARK = 'kept';
const RETRY_MS = 5_000;

/** Whether the page is a copy that was kept from an earlier visit. */
export function isCopy(): boolean {
  return document.documentElement.dataset[MARK] !== undefined;
}

export function markOnline(): void {
  delete document.documentElement.dataset[MARK];
  $offline.set(false);
}

/** Only an answer shows that the network is back: browsers take any network for one that leads somewhere. */
export function watchConnection(refetch: () => void): () => void {
  const markOffline = () => $offline.set(true);
  const refetchIfLost = () => {
    if ($offline.get() && navigator.onLine) refetch();
  };
  if (isCopy() || !navigator.onLine) markOffline();
  window.addEventListener('offline', markOffline);
  window.addEventListener('online', refetchIfLost);
  const timer = setInterval(refetchIfLost, RETRY_MS);
  return () => {
    window.removeEventListener('offline', markOffline);
    window.removeEventListener('online', refetchIfLost);
    clearInterval(timer);
  };
}

const onOfflineChange = (onChange: () => void) => $offline.listen(onChange);

/** False on the server and while its page is taken over, so that both show the same. */
export function useOffline(): boolean {
  return useSyncExternalStore(onOfflineChange, $offline.get, () => false);
}
