/** Whether this page comes from the tablet's own copy, because the server did not answer. */
export const isCopy = () => document.documentElement.dataset['kept'] !== undefined;

let last = Promise.resolve();

/** Has the worker keep the office's page and files, or forget them. It hears what it is told in this order. */
export function tellWorker(office: 'keep' | 'forget'): Promise<void> {
  last = last.then(() => tell(office));
  return last;
}

async function tell(office: 'keep' | 'forget'): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    (await navigator.serviceWorker.ready).active?.postMessage({ office });
  } catch {
    // Private windows may refuse a worker.
  }
}

/** Asks the browser not to delete what is kept here. Few ask the person; most decide by themselves. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether the browser has promised that. */
export const keepsData = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;

/** Whether the office was installed. Browsers that refused to keep data at first allow it then. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
