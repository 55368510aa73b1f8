import type { SwitchOffTotpBody } from '#domain/api/own-account.ts';
import { AppError } from '#domain/errors.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { AccountCtx } from '../access/access.ts';
import { checkCode } from './check-code.ts';
import { checkPassword, lockCheckedAccount } from './check-password.ts';
import { sendChangeLetter } from './send-account-letter.ts';
import { deleteRecoveryCodes, deleteTotp, selectTotp } from './totp-queries.ts';

/** Needs the password and a code, because a session alone is not enough. */
export async function switchOffTotp(ctx: AccountCtx, { password, code }: SwitchOffTotpBody): Promise<void> {
  const { account } = ctx;
  const passwordHash = await checkPassword(ctx, account, password);
  await withTransaction(ctx, async (tx) => {
    await lockCheckedAccount(tx, account.id, passwordHash);
    if (!(await selectTotp(tx.db, account.id))?.confirmedAt) throw new AppError('TOTP_OFF');
    await checkCode(tx, { accountId: account.id, device: account.sessionId }, code);
    await deleteTotp(tx.db, account.id);
    await deleteRecoveryCodes(tx.db, account.id);
  });
  sendChangeLetter(ctx, account, 'twoFactorOff');
}
