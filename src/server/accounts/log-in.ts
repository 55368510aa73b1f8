import type { LogInBody } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import { readAccountByEmail } from './queries.ts';
import { startSession } from './start-session.ts';

/** The hash of a password that nobody has: an unknown address takes as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$PvQH/lrnfE7qlXsgPat+Gw$zw6nc15WQrBH4LEfTS2ArCXYU4KSCTA3Fq65M2fviXg';

export async function logIn(ctx: Ctx, { email, password }: LogInBody) {
  const account = await readAccountByEmail(ctx.db, email.trim());
  const isRight = await ctx.services.passwords.verify(account?.passwordHash ?? NOBODY, password);
  if (!account || !isRight) throw new AppError('CREDENTIALS_INVALID');
  if (account.disabledAt) throw new AppError('ACCOUNT_DISABLED');
  return { ...(await startSession(ctx, account.id)), account };
}
