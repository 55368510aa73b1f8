import type { Minor } from './money.ts';

/** What a cart still lacks to be ordered. By itself, so that the menu can say it without the rest of the checkout. */
export function lackingTo(minimum: Minor, cartValue: Minor): Minor {
  return Math.max(0, minimum - cartValue);
}
