/** Longer than a frame takes, on a slow phone too. */
const PATIENCE_MS = 200;

/** Once the page can be read. One that nobody sees is not painted, and not waited for. */
export function firstPaint(): Promise<void> {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
