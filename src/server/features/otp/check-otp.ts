import { AppError } from '#domain/errors.ts';
import { afterFailure, isLocked, type NumberHistory, waitBeforeSending } from '#domain/people/otp.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { equalInConstantTime } from '../../platform/secrets/secrets.ts';
import { lockNumber, readChallenge, updateNumber, useChallenge } from './queries.ts';
import { codeHashes, hashPhone, phoneHashes } from './send-otp.ts';

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
  if (!phoneHashes(ctx, countryCode, phone).includes(challenge.phoneHash))
    throw new AppError('OTP_INCORRECT');
  const phoneHash = hashPhone(ctx, countryCode, phone);
  const fault = await withTransaction(ctx, async (tx) => {
    const number = { storeId, phoneHash };
    const history = await lockNumber(tx.db, number);
    if (isLocked(history, tx.now)) return refusal('OTP_EXPIRED', history, tx.now);
    const hashes = codeHashes(tx, otp.challengeId, otp.code.trim());
    if (hashes.some((hash) => equalInConstantTime(hash, challenge.codeHash))) return null;
    const failed = afterFailure(history, tx.now);
    await updateNumber(tx.db, number, failed);
    return refusal('OTP_INCORRECT', { ...history, ...failed }, tx.now);
  });
  if (fault) throw fault;
}

/** Once a number is locked, no other code helps: the guest is told at once how long that lasts. */
function refusal(code: 'OTP_EXPIRED' | 'OTP_INCORRECT', history: NumberHistory, now: number): AppError {
  if (!isLocked(history, now)) return new AppError(code);
  return new AppError(code, { retryAfter: Math.ceil(waitBeforeSending(history, now) / 1000) });
}

/** Uses the code up, in the transaction of the order that it was given for. */
export async function spendOtp(ctx: Ctx, storeId: string, { countryCode, phone, otp }: Proof): Promise<void> {
  const isMine = otp !== null && (await useChallenge(ctx.db, storeId, otp.challengeId, new Date(ctx.now)));
  if (!isMine) throw new AppError('OTP_EXPIRED');
  await updateNumber(
    ctx.db,
    { storeId, phoneHash: hashPhone(ctx, countryCode, phone) },
    { failures: 0, failingSince: null },
  );
}
