import type { Ctx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { GiveBack } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { isCommonPassword } from '../../rules/password.ts';

/** The hash of a password that nobody has. An unknown address takes as long as a wrong password. */
export const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$PvQH/lrnfE7qlXsgPat+Gw$zw6nc15WQrBH4LEfTS2ArCXYU4KSCTA3Fq65M2fviXg';

/** Hashes a new password. The schema has checked its length. */
export async function hashNewPassword(
  ctx: Ctx,
  hasher: Hasher,
  password: string,
  field = 'password',
): Promise<string> {
  refuseCommonPassword(password, field);
  await countHash(ctx, hasher);
  return ctx.services.passwords.hash(password, hasher.asker ?? hasher.network?.near ?? '');
}

export function refuseCommonPassword(password: string, field = 'password'): void {
  if (isCommonPassword(password)) throw fieldFault({ [field]: { rule: 'commonPassword' } });
}

/** The caller for whom a password is hashed, as far as known. */
export interface Hasher {
  network?: Network;
  /** An account with a network, a browser or a session. */
  asker?: string;
}

/** Counts each hash, also of a right password. Giving back does nothing, because the hash was made. */
export async function countHash(
  { services: { limiter } }: Ctx,
  { network, asker }: Hasher,
): Promise<GiveBack> {
  if (network !== undefined) await limiter.take('hashes', network);
  if (asker !== undefined) await limiter.take('hashesOfAsker', asker);
  return async () => {};
}
