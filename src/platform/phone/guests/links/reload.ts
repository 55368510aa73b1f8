/**
 * Reloads the page. In the frame of a website it is the page that the frame began with: the website may show no other, such
 * as the cart's.
 */
export function reload(language?: string): void {
  if (window.parent === window) {
    location.reload();
    return;
  }
  const url = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  if (language !== undefined) url.searchParams.set('lang', language);
  location.replace(url);
}
