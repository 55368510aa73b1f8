import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { countHash } from './hash-limits.ts';
import { readAccount } from './queries.ts';

/** Shared by the sign-in and by what a person who is signed in is asked the password for. */
export const FAILURES_BY_ACCOUNT: Limit = { name: 'log-in by account', most: 10, windowMs: 5 * 60_000 };

/**
 * Before what a thief of the session must not do. Each try counts until its password turns out to be right; answers
 * the hash that it was held against.
 */
export async function checkPassword(
  ctx: Ctx,
  account: { id: string; email: string },
  password: string,
): Promise<string> {
  const giveBack = ctx.services.limiter.take(FAILURES_BY_ACCOUNT, account.email.toLowerCase());
  countHash(ctx, { accountId: account.id });
  const row = await readAccount(ctx.db, account.id);
  if (!row || !(await ctx.services.passwords.verify(row.passwordHash, password))) {
    throw new AppError('PASSWORD_INCORRECT');
  }
  giveBack();
  return row.passwordHash;
}
