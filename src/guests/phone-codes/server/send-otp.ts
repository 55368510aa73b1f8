import { randomInt } from 'node:crypto';
import { findCodeCountries } from '#guests/messages/server/settings.ts';
import { isCountryCode, isPhone, normaliseCountryCode } from '#ordering/placing/rules/checkout.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { tooMany } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import type { Visitor } from '#platform/limits/server/visitor.ts';
import type { CodeSent, OtpMessage } from '#platform/ports/server/otp-sender.ts';
import { newToken } from '#platform/secrets/server/secrets.ts';
import { findOnlyStoreWithOtp, findStore } from '#restaurant/stores/server/find-store.ts';
import {
  CODE_LIFETIME_MS,
  codeFrom,
  LONGEST_WINDOW_MS,
  RESEND_AFTER_S,
  waitBeforeSending,
  waitOverall,
} from '../rules/otp.ts';
import {
  insertChallenge,
  lockNumber,
  lockOverall,
  type StoreNumber,
  takesReservations,
  updateNumber,
  updateOverall,
} from './queries.ts';
import { asksForCodes } from './recent-stores.ts';

export const OUTBOX_PURPOSE = 'otp outbox';

interface OtpRequest {
  countryCode: string;
  phone: string;
  storeId: string | null;
  /** The caller, for limits and for clients that name no store. */
  visitor: Visitor;
}

/** The server makes the code, whatever the client sent, and stores only its keyed hash. */
export async function sendOtp(
  ctx: Ctx,
  request: OtpRequest,
): Promise<{ challengeId: string; resendIn: number }> {
  const { phone, visitor } = request;
  const countryCode = normaliseCountryCode(request.countryCode);
  if (!isPhone(phone, countryCode)) throw fieldFault({ phone: { rule: 'phone' } });
  if (!isCountryCode(countryCode)) throw fieldFault({ countryCode: { rule: 'countryCode' } });
  const storeId = await findIntendedStore(ctx, request);
  const { limiter, secrets } = ctx.services;
  await refuseNeedless(ctx, storeId);
  await refuseCountry(ctx, storeId, countryCode);
  const giveBack = await limiter.take('codesOfStore', storeId);
  const phoneHash = hashPhone(ctx, countryCode, phone);
  await reserveNumber(ctx, { storeId, phoneHash }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });

  const code = codeFrom(randomInt(9000));
  const id = newToken();
  const sent = await sendFor(ctx, visitor.network, { storeId, countryCode, phone, code });
  // A code that the staff read out is not sent to the telephone, so it does not count for other stores.
  if (sent === 'untried') await giveBackOverall(ctx, phoneHash);
  await insertChallenge(ctx.db, {
    storeId,
    id,
    phoneHash,
    codeHash: codeHashes(ctx, id, code)[0],
    outboxSealed:
      sent === 'sent' ? null : secrets.seal(OUTBOX_PURPOSE, JSON.stringify({ countryCode, phone, code })),
    sentAt: new Date(ctx.now),
    expiresAt: new Date(ctx.now + CODE_LIFETIME_MS),
  });
  return { challengeId: id, resendIn: RESEND_AFTER_S };
}

/**
 * A store pays for each code, so beyond a network's share the staff read codes out. A whole /48 counts as one
 * network, because anybody can have one.
 */
async function sendFor({ services }: Ctx, { near, wide }: Network, message: OtpMessage): Promise<CodeSent> {
  const { limiter, otpSender } = services;
  const giveBack = await limiter.tryTake('codesOfNetwork', `${message.storeId} ${wide ?? near}`);
  if (giveBack === null) return 'untried';
  const sent = await otpSender.send(message);
  return sent === 'untried' ? giveBack().then(() => sent) : sent;
}

export function hashPhone(ctx: Ctx, countryCode: string, phone: string): string {
  return phoneHashes(ctx, countryCode, phone)[0];
}

/** The first is stored. The others, of earlier keys, are for codes sent before the key was replaced. */
export function codeHashes(ctx: Ctx, challengeId: string, code: string) {
  return ctx.services.secrets.hashes('otp code', `${challengeId} ${code}`);
}

export function phoneHashes(ctx: Ctx, countryCode: string, phone: string) {
  return ctx.services.secrets.hashes('otp number', `${countryCode} ${phone}`);
}

/** Old clients name no store. They mean the one that they have just used, or the only one that asks for codes. */
async function findIntendedStore(ctx: Ctx, { storeId, visitor }: OtpRequest): Promise<string> {
  const meant =
    storeId ?? (await ctx.services.recentStores.get(visitor)) ?? (await findOnlyStoreWithOtp(ctx));
  const store = meant === null ? null : await findStore(ctx.db, meant);
  // The visitor may have used a store of another brand.
  if (store?.brandId !== ctx.site.brandId) throw fieldFault({ profileID: { rule: 'storeOfCode' } });
  return store.storeId;
}

/** Refuses codes that neither an order type nor a reservation asks for. */
async function refuseNeedless(ctx: Ctx, storeId: string): Promise<void> {
  const { catalogue } = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
  if (!asksForCodes(catalogue) && !(await takesReservations(ctx.db, storeId)))
    throw fieldFault({ profileID: { rule: 'noCodeNeeded' } });
}

/** Messages to some countries are expensive, and fraudsters earn a share of them. */
async function refuseCountry(ctx: Ctx, storeId: string, countryCode: string): Promise<void> {
  const allowed = await findCodeCountries(ctx, storeId);
  if (!allowed.includes(countryCode)) throw fieldFault({ countryCode: { rule: 'countryRefused' } });
}

function reserveNumber(ctx: Ctx, number: StoreNumber): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const history = await lockNumber(tx.db, number);
    const overall = await lockOverall(tx.db, number.phoneHash);
    const wait = Math.max(waitBeforeSending(history, tx.now), waitOverall(overall, tx.now));
    if (wait > 0) throw tooMany(wait, 'OTP_TOO_SOON');
    const withThis = (sentAt: number[]) => [
      ...sentAt.filter((at) => tx.now - at < LONGEST_WINDOW_MS),
      tx.now,
    ];
    await updateNumber(tx.db, number, { sentAt: withThis(history.sentAt) });
    await updateOverall(tx.db, number.phoneHash, withThis(overall));
  });
}

function giveBackOverall(ctx: Ctx, phoneHash: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const sentAt = await lockOverall(tx.db, phoneHash);
    const own = sentAt.lastIndexOf(tx.now);
    if (own >= 0) await updateOverall(tx.db, phoneHash, sentAt.toSpliced(own, 1));
  });
}
