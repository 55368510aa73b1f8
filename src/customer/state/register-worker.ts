/** Lets this browser keep the store's page for when there is no network; later than everything that is seen. */
export function registerWorker(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void start());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** The page and its pictures are there before the worker that keeps them. */
async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const pictures = [...document.images].flatMap(({ complete, currentSrc }) =>
      complete && currentSrc ? currentSrc : [],
    );
    active?.postMessage({ page: location.pathname + location.search, pictures });
  } catch {
    // Private windows refuse; the page does without.
  }
}
