import { withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { endSessionsOf } from '#restaurant/access/server/end-sessions.ts';
import type { ChangePasswordBody } from '../../wire/own-account.ts';
import { checkPassword } from '../check-password.ts';
import { sendChangeEmail } from '../email/send-account-email.ts';
import { deleteOpeningTokens } from '../email/token-queries.ts';
import { updatePassword } from '../queries.ts';
import { hashNewPassword } from './hash-password.ts';

/** Ends all other sessions of the account. */
export async function changePassword(ctx: AccountCtx, body: ChangePasswordBody): Promise<void> {
  const { account } = ctx;
  const from = await checkPassword(ctx, account, body.password);
  const to = await hashNewPassword(
    ctx,
    { asker: `${account.id} ${account.sessionId}` },
    body.newPassword,
    'newPassword',
  );
  // Before the lock: only the password that was checked is replaced.
  await withTransaction(ctx, async (tx) => {
    if (!(await updatePassword(tx.db, account.id, { from, to }))) throw new AppError('PASSWORD_INCORRECT');
    await deleteOpeningTokens(tx.db, account.id, account.email);
    await endSessionsOf(tx, account.id, account.sessionId);
  });
  sendChangeEmail(ctx, account, 'password');
}
