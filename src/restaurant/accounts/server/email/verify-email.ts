import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { emailTaken } from '../create-account.ts';
import { lockAccount, updateAccount } from '../queries.ts';
import { issueToken, redeemToken } from './issue-token.ts';
import { sendChangeEmail, sendVerifyEmail } from './send-account-email.ts';
import { deleteTokensOf } from './token-queries.ts';

/** Confirms the address that the link was sent to, and makes it the account's. */
export async function verifyEmail(ctx: Ctx, token: string): Promise<void> {
  const former = await withTransaction(ctx, async (tx) => {
    const link = await redeemToken(tx, 'verify', token);
    const account = link && (await lockAccount(tx.db, link.accountId));
    if (!account || account.disabledAt) throw new AppError('LINK_INVALID');
    const { id } = account;
    const change = { email: link.email, verifiedAt: new Date(tx.now) };
    await updateAccount(tx.db, id, change).catch((error) => Promise.reject(emailTaken(error)));
    await deleteTokensOf(tx.db, id, 'verify');
    if (link.email === account.email) return null;
    // Links on their way to the old address must no longer open the account.
    await deleteTokensOf(tx.db, id, 'reset');
    return account;
  });
  if (former !== null) sendChangeEmail(ctx, former, 'email');
}

/** Sends the email again. */
export async function resendVerification(ctx: AccountCtx): Promise<void> {
  const { id, email, verifiedAt } = ctx.account;
  if (verifiedAt !== null) return;
  await ctx.services.limiter.take('emailsOfAccount', id);
  const link = await withTransaction(ctx, async (tx) => {
    // An address that was confirmed or changed meanwhile gets no link, which would bring the earlier one back.
    const present = await lockAccount(tx.db, id);
    const isSame = present?.email === email && present.verifiedAt === null;
    return isSame ? issueToken(tx, 'verify', { accountId: id, email }) : null;
  });
  if (link !== null) sendVerifyEmail(ctx, email, link);
}
