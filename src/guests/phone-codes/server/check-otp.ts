import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';
import { afterFailure, isLocked, type NumberHistory, waitBeforeSending } from '../rules/otp.ts';
import { lockNumber, selectChallenge, updateChallengeUsed, updateNumber } from './queries.ts';
import { codeHashes, hashPhone, phoneHashes } from './send-otp.ts';

export interface GivenOtp {
  challengeId: string;
  code: string;
}

export interface Proof {
  countryCode: string;
  phone: string;
  otp: GivenOtp | null;
}

/** Checks the code. A wrong try counts even if the order is not placed. */
export async function checkOtp(ctx: Ctx, storeId: string, { countryCode, phone, otp }: Proof): Promise<void> {
  if (!otp || otp.code.trim() === '' || otp.challengeId === '') throw new AppError('OTP_REQUIRED');
  const challenge = await selectChallenge(ctx.db, storeId, otp.challengeId, new Date(ctx.now));
  if (!challenge) throw new AppError('OTP_EXPIRED');
  if (!phoneHashes(ctx, countryCode, phone).includes(challenge.phoneHash))
    throw new AppError('OTP_INCORRECT');
  const phoneHash = hashPhone(ctx, countryCode, phone);
  // Before the lock: a code never changes; its number is locked while tries are counted.
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

/** A locked number accepts no code at all, so the guest is told how long that lasts. */
function refusal(code: 'OTP_EXPIRED' | 'OTP_INCORRECT', history: NumberHistory, now: number): AppError {
  if (!isLocked(history, now)) return new AppError(code);
  return new AppError(code, { retryAfter: Math.ceil(waitBeforeSending(history, now) / 1000) });
}

/** Uses up the code in the transaction of its order. */
export async function spendOtp(ctx: Ctx, storeId: string, { countryCode, phone, otp }: Proof): Promise<void> {
  const isMine =
    otp !== null && (await updateChallengeUsed(ctx.db, storeId, otp.challengeId, new Date(ctx.now)));
  if (!isMine) throw new AppError('OTP_EXPIRED');
  await updateNumber(
    ctx.db,
    { storeId, phoneHash: hashPhone(ctx, countryCode, phone) },
    { failures: 0, failingSince: null },
  );
}
