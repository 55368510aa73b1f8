import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { whenBack } from '../load/when-back.ts';

/** Whether the server cannot be reached, by the browser's word or the last request. */
export const $offline = atom(false);

/** The attribute that the worker sets in copies of pages. */
const MARK = 'kept';

/** Whether the page is the worker's copy from an earlier visit. */
export function isCopy(): boolean {
  return document.documentElement.dataset[MARK] !== undefined;
}

/** After an answer. One that was on its way when the network went does not bring the network back. */
export function markOnline(): void {
  delete document.documentElement.dataset[MARK];
  $offline.set(!navigator.onLine);
}

/** Refetches until an answer comes. */
export function watchConnection(refetch: () => void): () => void {
  const markOffline = () => $offline.set(true);
  if (isCopy() || !navigator.onLine) markOffline();
  window.addEventListener('offline', markOffline);
  const leave = whenBack(() => {
    if ($offline.get()) refetch();
  });
  return () => {
    window.removeEventListener('offline', markOffline);
    leave();
  };
}

const onOfflineChange = (onChange: () => void) => $offline.listen(onChange);

/** False on the server and during hydration. */
export function useOffline(): boolean {
  return useSyncExternalStore(onOfflineChange, $offline.get, () => false);
}
