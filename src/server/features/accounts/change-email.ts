import type { ChangeEmailBody } from '#domain/api/own-account.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { AccountCtx } from '../access/access.ts';
import { checkPassword } from './check-password.ts';
import { holdAccount } from './hold-account.ts';
import { issueToken } from './issue-token.ts';
import { readAccountByEmail } from './queries.ts';
import { sendTakenLetter, sendVerifyLetter } from './send-letter.ts';
import { deleteTokensOf } from './token-queries.ts';

/**
 * The old address stays in force until the link to the new one was opened: a slip of the keyboard locks nobody out.
 * Nobody learns whose address has an account: one that is taken answers like any other, and its holder gets a letter
 * without a link.
 */
export async function changeEmail(ctx: AccountCtx, { email, password }: ChangeEmailBody): Promise<void> {
  const { account } = ctx;
  const passwordHash = await checkPassword(ctx, account, password);
  const next = email.trim();
  if (next === account.email) throw fieldFault({ email: { rule: 'sameEmail' } });
  await ctx.services.limiter.take('lettersOfAccount', account.id);
  const link = await withTransaction(ctx, async (tx) => {
    await holdAccount(tx, account.id, passwordHash);
    await deleteTokensOf(tx.db, account.id, 'verify');
    return issueToken(tx, 'verify', { accountId: account.id, email: next });
  });
  const holder = await readAccountByEmail(ctx.db, next);
  // In another spelling, it may be the own one.
  if (holder && holder.id !== account.id) sendTakenLetter(ctx, holder.email);
  else sendVerifyLetter(ctx, next, link);
}
