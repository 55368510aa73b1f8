import { fieldFault } from '#domain/faults/field-fault.ts';
import { isCommonPassword } from '#domain/people/password.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { countHash, type Hasher } from './hash-limits.ts';

/** The hash of a password that somebody has chosen; its length is the schema's to check. */
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
