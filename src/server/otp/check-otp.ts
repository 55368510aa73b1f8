import { AppError } from '#domain/errors.ts';
import { afterFailure, isLocked } from '#domain/otp.ts';
import { type Ctx, withTransaction } from '../context.ts';
import { equalInConstantTime } from '../secrets.ts';
import { lockNumber, readChallenge, updateNumber, useChallenge } from './queries.ts';
import { hashCode, hashPhone } from './send-otp.ts';

export interface GivenOtp {
  challengeId: string;
  code: string;
}

interface Proof {
  countryCode: string;
  phone: string;
  otp: GivenOtp | null;
}

/** Looks at the code, and counts a wrong try for good, whatever becomes of the order. */
export async function checkOtp(ctx: Ctx, storeId: string, { countryCode, phone, otp }: Proof): Promise<void> {
  if (!otp || otp.code.trim() === '' || otp.challengeId === '') throw new AppError('OTP_REQUIRED');
  const challenge = await readChallenge(ctx.db, storeId, otp.challengeId, new Date(ctx.now));
  if (!challenge) throw new AppError('OTP_EXPIRED');
  const phoneHash = hashPhone(ctx, countryCode, phone);
  if (challenge.phoneHash !== phoneHash) throw new AppError('OTP_INCORRECT');
  const fault = await withTransaction(ctx, async (tx) => {
    const history = await lockNumber(tx.db, phoneHash);
    if (isLocked(history, tx.now)) return 'OTP_EXPIRED';
    const codeHash = hashCode(tx, otp.challengeId, otp.code.trim());
    if (equalInConstantTime(codeHash, challenge.codeHash)) return null;
    await updateNumber(tx.db, phoneHash, afterFailure(history, tx.now));
    return 'OTP_INCORRECT';
  });
  if (fault) throw new AppError(fault);
}

/** Uses the code up, in the transaction of the order that it was given for. */
export async function spendOtp(ctx: Ctx, storeId: string, { countryCode, phone, otp }: Proof): Promise<void> {
  const isMine = otp !== null && (await useChallenge(ctx.db, storeId, otp.challengeId, new Date(ctx.now)));
  if (!isMine) throw new AppError('OTP_EXPIRED');
  await updateNumber(ctx.db, hashPhone(ctx, countryCode, phone), { failures: 0, failingSince: null });
}
