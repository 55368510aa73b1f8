import type { Limit, Limiter } from '../http/limiter.ts';

const A_DAY = 24 * 3600_000;
const STRANGERS: Limit = { name: 'letters by recipient', most: 20, windowMs: A_DAY };
const RESETS: Limit = { name: 'resets by recipient', most: 20, windowMs: A_DAY };

/** Of letters that others have us send to an address, from however many accounts and stores. */
export function countLetterTo(limiter: Limiter, to: string): void {
  limiter.take(STRANGERS, to.trim().toLowerCase());
}

/** Apart from those: whoever sends many must not keep the owner from a new password. */
export function countResetTo(limiter: Limiter, to: string): void {
  limiter.take(RESETS, to.trim().toLowerCase());
}
