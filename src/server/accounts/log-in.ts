import type { LogInBody } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { type Ctx, withTransaction } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { checkCode } from './check-code.ts';
import { FAILURES_BY_ACCOUNT } from './check-password.ts';
import { countHash } from './hash-limits.ts';
import { lockAccount, readAccountByEmail } from './queries.ts';
import { type Client, startSession } from './start-session.ts';

/** The hash of a password that nobody has: an unknown address takes as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$PvQH/lrnfE7qlXsgPat+Gw$zw6nc15WQrBH4LEfTS2ArCXYU4KSCTA3Fq65M2fviXg';

const FAILURES_BY_ADDRESS: Limit = { name: 'log-in by address', most: 100, windowMs: 5 * 60_000 };

/** Each try counts until its password turns out to be right, so that many at once can't slip through. */
export async function logIn(ctx: Ctx, { email, password, code }: LogInBody, client: Client) {
  const { limiter, passwords } = ctx.services;
  countHash(ctx, { address: client.address });
  const taken = [
    limiter.take(FAILURES_BY_ADDRESS, client.address),
    limiter.take(FAILURES_BY_ACCOUNT, email.trim().toLowerCase()),
  ];
  const account = await readAccountByEmail(ctx.db, email.trim());
  if (account) countHash(ctx, { accountId: account.id });
  const isRight = await passwords.verify(account?.passwordHash ?? NOBODY, password);
  if (!account || !isRight) throw new AppError('CREDENTIALS_INVALID');
  for (const giveBack of taken) giveBack();
  if (account.disabledAt) throw new AppError('ACCOUNT_DISABLED');
  return withTransaction(ctx, async (tx) => {
    // A password that was changed in the meantime has ended all sessions: this one must not come after. Nor must one
    // without the second step that was switched on meanwhile.
    const present = await lockAccount(tx.db, account.id);
    if (present?.passwordHash !== account.passwordHash) throw new AppError('CREDENTIALS_INVALID');
    if (present.disabledAt) throw new AppError('ACCOUNT_DISABLED');
    await checkCode(tx, account.id, code);
    const { id, name, email, verifiedAt } = present;
    return { ...(await startSession(tx, id, client)), account: { id, name, email, verifiedAt } };
  });
}
