import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { takeInTurn } from '#platform/limits/server/limiter.ts';
import { countHash } from './passwords/hash-password.ts';
import { lockAccount, selectAccount } from './queries.ts';

/**
 * Asks for the password before changes that a stolen session must not make. Counts each try until the password turns
 * out to be right. Answers the hash that it was compared with.
 */
export async function checkPassword(
  ctx: Ctx,
  account: { id: string; sessionId: string },
  password: string,
): Promise<string> {
  const asker = `${account.id} ${account.sessionId}`;
  // Counts by session, so that strangers' tries don't stop the owner.
  const giveBack = await takeInTurn([
    () => ctx.services.limiter.take('passwordsOfSession', asker),
    () => countHash(ctx, { asker }),
  ]);
  const row = await selectAccount(ctx.db, account.id);
  if (!row || !(await ctx.services.passwords.verify(row.passwordHash, password, asker))) {
    throw new AppError('PASSWORD_INCORRECT');
  }
  await giveBack();
  return row.passwordHash;
}

/**
 * Locks the account until the end of the transaction, and refuses if its password is no longer the one that was
 * checked. A password that was replaced meanwhile permits nothing.
 */
export async function lockCheckedAccount(tx: Ctx, accountId: string, passwordHash: string): Promise<void> {
  const account = await lockAccount(tx.db, accountId);
  if (!account || account.disabledAt || account.passwordHash !== passwordHash) {
    throw new AppError('PASSWORD_INCORRECT');
  }
}
