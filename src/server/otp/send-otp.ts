import { isCountryCode, isPhone, MESSAGES, normaliseCountryCode } from '#domain/checkout.ts';
import { fieldFault } from '#domain/errors.ts';
import {
  CODE_LIFETIME_MS,
  codeFrom,
  LONGEST_WINDOW_MS,
  RESEND_AFTER_S,
  waitBeforeSending,
} from '#domain/otp.ts';
import { type Ctx, withTransaction } from '../context.ts';
import { tooMany } from '../http/limiter.ts';
import { newToken, randomBelow } from '../secrets.ts';
import { findStore, findTheStoreWithOtp } from '../stores/find-store.ts';
import { insertChallenge, lockNumber, updateNumber } from './queries.ts';
import type { Visitor } from './recent-stores.ts';

interface OtpRequest {
  countryCode: string;
  phone: string;
  storeId: string | null;
  /** Where the request came from: for the limits, and for a client that names no store. */
  visitor: Visitor;
}

const BY_ADDRESS = { name: 'otp by address', most: 30, windowMs: 10 * 60_000 };
const BY_STORE = { name: 'otp by store', most: 300, windowMs: 10 * 60_000 };

/** The server makes its own code, whatever the client sent; only its keyed hash is kept. */
export async function sendOtp(
  ctx: Ctx,
  request: OtpRequest,
): Promise<{ challengeId: string; resendIn: number }> {
  const { phone, visitor } = request;
  const countryCode = normaliseCountryCode(request.countryCode);
  if (!isPhone(phone)) throw fieldFault({ phone: MESSAGES.phoneInvalid });
  if (!isCountryCode(countryCode)) throw fieldFault({ countryCode: MESSAGES.countryCode });
  const storeId = await findTheStore(ctx, request);
  const { limiter, secrets, otpSender } = ctx.services;
  limiter.take(BY_ADDRESS, visitor.address);
  limiter.take(BY_STORE, storeId);
  const phoneHash = hashPhone(ctx, countryCode, phone);
  await reserveNumber(ctx, phoneHash);

  const code = codeFrom(randomBelow(9000));
  const id = newToken();
  const isTaken = await otpSender.send({ storeId, countryCode, phone, code });
  await insertChallenge(ctx.db, {
    storeId,
    id,
    phoneHash,
    codeHash: hashCode(ctx, id, code),
    outboxSealed: isTaken ? null : secrets.seal('otp outbox', JSON.stringify({ countryCode, phone, code })),
    sentAt: new Date(ctx.now),
    expiresAt: new Date(ctx.now + CODE_LIFETIME_MS),
  });
  return { challengeId: id, resendIn: RESEND_AFTER_S };
}

export function hashPhone(ctx: Ctx, countryCode: string, phone: string): string {
  return ctx.services.secrets.hash('otp number', `${countryCode} ${phone}`);
}

export function hashCode(ctx: Ctx, challengeId: string, code: string): string {
  return ctx.services.secrets.hash('otp code', `${challengeId} ${code}`);
}

/** An old client names no store: it means the one where it has just been, or else the only one that asks for codes. */
async function findTheStore(ctx: Ctx, { storeId, visitor }: OtpRequest): Promise<string> {
  const meant = storeId ?? ctx.services.recentStores.get(visitor) ?? (await findTheStoreWithOtp(ctx.db));
  if (meant === null) throw fieldFault({ profileID: 'Say for which store the code is meant' });
  return (await findStore(ctx.db, meant)).storeId;
}

function reserveNumber(ctx: Ctx, phoneHash: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const history = await lockNumber(tx.db, phoneHash);
    const wait = waitBeforeSending(history, tx.now);
    if (wait > 0) throw tooMany(wait, 'OTP_TOO_SOON');
    const recent = history.sentAt.filter((at) => tx.now - at < LONGEST_WINDOW_MS);
    await updateNumber(tx.db, phoneHash, { sentAt: [...recent, tx.now] });
  });
}
