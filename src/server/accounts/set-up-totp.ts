import type { RecoveryCodesView, TotpSetupView } from '#domain/api/own-account.ts';
import { AppError } from '#domain/errors.ts';
import { withTransaction } from '../context.ts';
import type { AccountCtx } from './access.ts';
import { countTry, openTotpSecret, sealTotpSecret } from './check-code.ts';
import { checkPassword } from './check-password.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sendChangeLetter } from './send-letter.ts';
import { findStep, newTotpSecret, totpUri } from './totp.ts';
import {
  confirmTotp,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  readTotp,
  upsertPendingTotp,
} from './totp-queries.ts';

/** A secret for the app; nothing is in force until a code of it has come back. */
export async function setUpTotp(ctx: AccountCtx, password: string): Promise<TotpSetupView> {
  const { account } = ctx;
  await checkPassword(ctx, account, password);
  const secret = newTotpSecret();
  const isPending = await upsertPendingTotp(ctx.db, {
    accountId: account.id,
    secretSealed: sealTotpSecret(ctx, secret),
    createdAt: new Date(ctx.now),
  });
  if (!isPending) throw new AppError('TOTP_ON');
  return { secret, uri: totpUri(secret, account.email) };
}

/** From now on a sign-in asks for a code. The codes for recovery are shown this once. */
export async function confirmTotpSetup(ctx: AccountCtx, code: string): Promise<RecoveryCodesView> {
  const { account } = ctx;
  const totp = await readTotp(ctx.db, account.id);
  if (!totp) throw new AppError('TOTP_OFF');
  if (totp.confirmedAt) throw new AppError('TOTP_ON');
  const secret = openTotpSecret(ctx, totp.secretSealed);
  const step = await countTry(ctx, account.id, async () =>
    findStep(secret, code.replaceAll(' ', ''), ctx.now),
  );
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((plain) => hashRecoveryCode(ctx.services.secrets, account.id, plain));
  await withTransaction(ctx, async (tx) => {
    if (!(await confirmTotp(tx.db, totp, new Date(tx.now), step))) throw new AppError('TOTP_ON');
    await deleteRecoveryCodes(tx.db, account.id);
    await insertRecoveryCodes(tx.db, account.id, hashes);
  });
  sendChangeLetter(ctx, account.email, 'twoFactorOn');
  return { recoveryCodes };
}
