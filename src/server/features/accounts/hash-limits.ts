import type { Ctx } from '../../platform/context/context.ts';
import type { GiveBack } from '../../platform/limits/limiter.ts';
import type { Network } from '../../platform/limits/network.ts';

/** For whom a password is hashed, as far as that is known. */
export interface Hasher {
  network?: Network;
  /** An account with a network, a browser or a session. */
  asker?: string;
}

/** Counts each hash, also that of a right password: giving back does nothing here, because hashing is dear. */
export async function countHash(
  { services: { limiter } }: Ctx,
  { network, asker }: Hasher,
): Promise<GiveBack> {
  if (network !== undefined) await limiter.take('hashes', network);
  if (asker !== undefined) await limiter.take('hashesOfAsker', asker);
  return async () => {};
}
