import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { takeInTurn } from '../../platform/limits/limiter.ts';
import { countHash } from './hash-limits.ts';
import { readAccount } from './queries.ts';

/**
 * Before what a thief of the session must not do. Each try counts until its password turns out to be right; answers
 * the hash that it was held against.
 */
export async function checkPassword(
  ctx: Ctx,
  account: { id: string; sessionId: string },
  password: string,
): Promise<string> {
  const asker = `${account.id} ${account.sessionId}`;
  // By the session: strangers' tries at the account don't keep its owner from this.
  const giveBack = await takeInTurn([
    () => ctx.services.limiter.take('passwordsOfSession', asker),
    () => countHash(ctx, { asker }),
  ]);
  const row = await readAccount(ctx.db, account.id);
  if (!row || !(await ctx.services.passwords.verify(row.passwordHash, password, asker))) {
    throw new AppError('PASSWORD_INCORRECT');
  }
  await giveBack();
  return row.passwordHash;
}
