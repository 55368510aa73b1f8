import type { QueryClient } from '@tanstack/react-query';

/** Whether this page comes from the tablet's own copy, because the server did not answer. */
export const isCopy = () => document.documentElement.dataset['kept'] !== undefined;

let stop: (() => void) | null = null;

/** Begins to keep the office at an admitted tablet: its page and files, and what the server says. */
export async function keepOffice(client: QueryClient): Promise<void> {
  const { forgetSaid, keepSaid, restoreSaid } = await import('./keep-said.ts');
  if (isCopy()) await restoreSaid(client).catch(() => {});
  stop?.();
  stop = keepSaid(client, () => {
    stop?.();
    stop = null;
    void forgetSaid().catch(() => {});
    void tellWorker('forget');
  });
  if (!isCopy()) void tellWorker('keep');
  // Browsers that refused at first grant it to what was installed.
  if (matchMedia('(display-mode: standalone)').matches) void askToKeep();
}

/** Forgets what the server said. What it says from now on is kept again. */
export async function forgetWhatWasSaid(): Promise<void> {
  const { forgetSaid } = await import('./keep-said.ts');
  await forgetSaid();
}

async function tellWorker(office: 'keep' | 'forget'): Promise<void> {
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
