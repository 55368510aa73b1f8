/** Registers the worker that caches the store's page, once the browser is idle. A frame needs none. */
export function registerWorker(): void {
  if (window.parent !== window || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void start());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Sends the worker this page and its pictures, which were loaded before it. */
async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const pictures = [...document.images].flatMap(({ complete, currentSrc }) =>
      complete && currentSrc ? currentSrc : [],
    );
    active?.postMessage({ page: location.pathname + location.search, pictures });
  } catch {
    // Private windows may refuse a worker.
  }
}
