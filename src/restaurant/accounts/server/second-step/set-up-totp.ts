import { withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { endSessionsOf } from '#restaurant/access/server/end-sessions.ts';
import type { RecoveryCodesView, SwitchOffTotpBody, TotpSetupView } from '../../wire/own-account.ts';
import { checkPassword, lockCheckedAccount } from '../check-password.ts';
import { sendChangeEmail } from '../email/send-account-email.ts';
import { lockAccount } from '../queries.ts';
import { checkCode, countSecondStep, openTotpSecret, sealTotpSecret } from './check-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { findStep, newTotpSecret, totpUri } from './totp.ts';
import {
  deleteRecoveryCodes,
  deleteTotp,
  insertRecoveryCodes,
  selectTotp,
  updateTotpConfirmed,
  upsertPendingTotp,
} from './totp-queries.ts';

/** Creates a secret for the app. It comes into force once a code confirms it. */
export async function setUpTotp(ctx: AccountCtx, password: string): Promise<TotpSetupView> {
  const { account } = ctx;
  // Otherwise somebody who signed up with another person's address could lock that person out.
  if (account.verifiedAt === null) throw new AppError('EMAIL_UNVERIFIED');
  const passwordHash = await checkPassword(ctx, account, password);
  const secret = newTotpSecret();
  // Before the lock: lockCheckedAccount refuses any other password than the one that was checked.
  await withTransaction(ctx, async (tx) => {
    await lockCheckedAccount(tx, account.id, passwordHash);
    const isPending = await upsertPendingTotp(tx.db, {
      accountId: account.id,
      secretSealed: sealTotpSecret(tx, secret),
      createdAt: new Date(tx.now),
    });
    if (!isPending) throw new AppError('TOTP_ON');
  });
  return { secret, uri: totpUri(ctx.site.brand.name, secret, account.email) };
}

/** Puts the second step into force and ends sessions that began without it. The recovery codes are shown only now. */
export async function confirmTotp(ctx: AccountCtx, code: string): Promise<RecoveryCodesView> {
  const { account } = ctx;
  const totp = await selectTotp(ctx.db, account.id);
  if (!totp) throw new AppError('TOTP_OFF');
  if (totp.confirmedAt) throw new AppError('TOTP_ON');
  const secret = openTotpSecret(ctx, totp.secretSealed);
  const step = await countSecondStep(ctx, { accountId: account.id, device: account.sessionId }, async () =>
    findStep(secret, code.replaceAll(' ', ''), ctx.now),
  );
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((plain) => hashRecoveryCode(ctx.services.secrets, account.id, plain));
  // Before the lock: updateTotpConfirmed confirms only the secret that was read.
  await withTransaction(ctx, async (tx) => {
    // Locks first, like a sign-in, so that the later of the two sees the change of the other.
    await lockAccount(tx.db, account.id);
    if (!(await updateTotpConfirmed(tx.db, totp, new Date(tx.now), step))) throw new AppError('TOTP_ON');
    await deleteRecoveryCodes(tx.db, account.id);
    await insertRecoveryCodes(tx.db, account.id, hashes);
    await endSessionsOf(tx, account.id, account.sessionId);
  });
  sendChangeEmail(ctx, account, 'twoFactorOn');
  return { recoveryCodes };
}

/** Needs the password and a code, because a session alone is not enough. */
export async function switchOffTotp(ctx: AccountCtx, { password, code }: SwitchOffTotpBody): Promise<void> {
  const { account } = ctx;
  const passwordHash = await checkPassword(ctx, account, password);
  // Before the lock: lockCheckedAccount refuses any other password than the one that was checked.
  await withTransaction(ctx, async (tx) => {
    await lockCheckedAccount(tx, account.id, passwordHash);
    if (!(await selectTotp(tx.db, account.id))?.confirmedAt) throw new AppError('TOTP_OFF');
    await checkCode(tx, { accountId: account.id, device: account.sessionId }, code);
    await deleteTotp(tx.db, account.id);
    await deleteRecoveryCodes(tx.db, account.id);
  });
  sendChangeEmail(ctx, account, 'twoFactorOff');
}
