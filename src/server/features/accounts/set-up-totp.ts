import type { RecoveryCodesView, TotpSetupView } from '#domain/api/own-account.ts';
import { AppError } from '#domain/errors.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { AccountCtx } from '../access/access.ts';
import { endSessionsOf } from '../access/end-sessions.ts';
import { countTry, openTotpSecret, sealTotpSecret } from './check-code.ts';
import { checkPassword } from './check-password.ts';
import { holdAccount } from './hold-account.ts';
import { lockAccount } from './queries.ts';
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
  // Otherwise the owner of an address that somebody else has signed up with could be locked out of it.
  if (account.verifiedAt === null) throw new AppError('EMAIL_UNVERIFIED');
  const passwordHash = await checkPassword(ctx, account, password);
  const secret = newTotpSecret();
  await withTransaction(ctx, async (tx) => {
    await holdAccount(tx, account.id, passwordHash);
    const isPending = await upsertPendingTotp(tx.db, {
      accountId: account.id,
      secretSealed: sealTotpSecret(tx, secret),
      createdAt: new Date(tx.now),
    });
    if (!isPending) throw new AppError('TOTP_ON');
  });
  return { secret, uri: totpUri(secret, account.email) };
}

/** From now on a sign-in asks for a code, and whoever came in without one is out. The codes for recovery are shown this once. */
export async function confirmTotpSetup(ctx: AccountCtx, code: string): Promise<RecoveryCodesView> {
  const { account } = ctx;
  const totp = await readTotp(ctx.db, account.id);
  if (!totp) throw new AppError('TOTP_OFF');
  if (totp.confirmedAt) throw new AppError('TOTP_ON');
  const secret = openTotpSecret(ctx, totp.secretSealed);
  const step = await countTry(ctx, { accountId: account.id, device: account.sessionId }, async () =>
    findStep(secret, code.replaceAll(' ', ''), ctx.now),
  );
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((plain) => hashRecoveryCode(ctx.services.secrets, account.id, plain));
  await withTransaction(ctx, async (tx) => {
    // First, as a sign-in does: of the two, whichever is later sees what the other has done.
    await lockAccount(tx.db, account.id);
    if (!(await confirmTotp(tx.db, totp, new Date(tx.now), step))) throw new AppError('TOTP_ON');
    await deleteRecoveryCodes(tx.db, account.id);
    await insertRecoveryCodes(tx.db, account.id, hashes);
    await endSessionsOf(tx, account.id, account.sessionId);
  });
  sendChangeLetter(ctx, account, 'twoFactorOn');
  return { recoveryCodes };
}
