/** Longer than one frame takes on a slow phone. */
const PATIENCE_MS = 200;

/** Resolves when the page has been painted; at once for a hidden page, which is never painted. */
export function firstPaint(): Promise<void> {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
