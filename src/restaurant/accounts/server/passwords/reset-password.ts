import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { endSessionsOf } from '#restaurant/access/server/end-sessions.ts';
import type { ResetPasswordBody } from '../../wire/own-account.ts';
import { redeemToken } from '../email/issue-token.ts';
import { sendChangeEmail } from '../email/send-account-email.ts';
import { deleteOpeningTokens, hasToken } from '../email/token-queries.ts';
import { lockAccount, updateAccount } from '../queries.ts';
import { deleteRecoveryCodes, deleteTotp } from '../second-step/totp-queries.ts';
import { hashNewPassword } from './hash-password.ts';

/**
 * Sets a new password by the link in an email, which also confirms the address. Ends all sessions. Answers the
 * account.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: ResetPasswordBody,
  network: Network,
): Promise<string> {
  // Checks the link first, so that no stranger can have us hash passwords.
  if (!(await hasToken(ctx.db, sha256(token), 'reset', new Date(ctx.now))))
    throw new AppError('LINK_INVALID');
  const passwordHash = await hashNewPassword(ctx, { network }, password);
  // Before the lock: the link is redeemed inside; the check before saves a hash.
  const account = await withTransaction(ctx, async (tx) => {
    const link = await redeemToken(tx, 'reset', token);
    const account = link && (await lockAccount(tx.db, link.accountId));
    if (!account || account.disabledAt || account.email !== link.email) throw new AppError('LINK_INVALID');
    const verifiedAt = account.verifiedAt ?? new Date(tx.now);
    await updateAccount(tx.db, account.id, { passwordHash, verifiedAt });
    // Somebody who had signed up with this address must not lock its owner out with a second step.
    if (account.verifiedAt === null) {
      await deleteTotp(tx.db, account.id);
      await deleteRecoveryCodes(tx.db, account.id);
    }
    await deleteOpeningTokens(tx.db, account.id, account.email);
    await endSessionsOf(tx, account.id);
    return { id: account.id, email: account.email, verifiedAt };
  });
  sendChangeEmail(ctx, account, 'password');
  return account.id;
}
