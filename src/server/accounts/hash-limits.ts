import type { Ctx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';

const A_MINUTE = 60_000;
const BY_ADDRESS: Limit = { name: 'password hashes by address', most: 600, windowMs: A_MINUTE };
const BY_ACCOUNT: Limit = { name: 'password hashes by account', most: 300, windowMs: A_MINUTE };

/** For whom a password is hashed, as far as that is known. */
export interface Hasher {
  address?: string;
  accountId?: string;
}

/**
 * Of each hash, also of what turns out to be right, and never given back: all wait in one queue, which nobody may
 * fill for the others.
 */
export function countHash({ services: { limiter } }: Ctx, { address, accountId }: Hasher): void {
  if (address !== undefined) limiter.take(BY_ADDRESS, address);
  if (accountId !== undefined) limiter.take(BY_ACCOUNT, accountId);
}
