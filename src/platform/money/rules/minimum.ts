import type { Minor } from './money.ts';

/** In a file of its own, so that the menu can show it without loading the checkout. */
export function lackingTo(minimum: Minor, cartValue: Minor): Minor {
  return Math.max(0, minimum - cartValue);
}
