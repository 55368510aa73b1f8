import { payHref } from './addresses.ts';

/**
 * Payment pages refuse to stand in a frame, so the whole tab goes there, also from the frame of a restaurant's own website.
 * The order is on the server, and its page needs nothing that the frame has stored.
 */
export function goToPayment(orderSlug: string): void {
  const { href } = new URL(payHref(orderSlug), window.location.href);
  if (window.top === null || window.top === window) window.location.replace(href);
  // Back leads to the website again.
  else window.top.location.href = href;
}
