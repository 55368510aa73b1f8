import { withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import type { ChangeEmailBody } from '../wire/own-account.ts';
import { checkPassword, lockCheckedAccount } from './check-password.ts';
import { issueToken } from './email/issue-token.ts';
import { sendTakenEmail, sendVerifyEmail } from './email/send-account-email.ts';
import { deleteTokensOf } from './email/token-queries.ts';
import { selectAccountByEmail } from './queries.ts';

/**
 * The old address stays in force until the link to the new one is opened, so that a typing error locks nobody out. A
 * taken address is answered like any other; its holder gets an email without a link.
 */
export async function changeEmail(ctx: AccountCtx, { email, password }: ChangeEmailBody): Promise<void> {
  const { account } = ctx;
  const passwordHash = await checkPassword(ctx, account, password);
  const next = email.trim();
  if (next === account.email) throw fieldFault({ email: { rule: 'sameEmail' } });
  await ctx.services.limiter.take('emailsOfAccount', account.id);
  // Before the lock: lockCheckedAccount refuses any other password than the one that was checked.
  const link = await withTransaction(ctx, async (tx) => {
    await lockCheckedAccount(tx, account.id, passwordHash);
    await deleteTokensOf(tx.db, account.id, 'verify');
    return issueToken(tx, 'verify', { accountId: account.id, email: next });
  });
  const holder = await selectAccountByEmail(ctx.db, next);
  // It may be the caller's own address in another spelling.
  if (holder && holder.id !== account.id) sendTakenEmail(ctx, holder.email);
  else sendVerifyEmail(ctx, next, link);
}
