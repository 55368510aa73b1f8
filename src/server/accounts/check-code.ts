import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';
import { readTotp, takeRecoveryCode, takeStep } from './totp-queries.ts';

const PURPOSE = 'totp secret';
const FAILURES: Limit = { name: 'second steps by account', most: 5, windowMs: 15 * 60_000 };

/** Each try counts until its code turns out to be right, so that many at once can't slip through. */
export async function countTry<T>(ctx: Ctx, accountId: string, check: () => Promise<T | null>): Promise<T> {
  const giveBack = ctx.services.limiter.take(FAILURES, accountId);
  const found = await check();
  if (found === null) throw new AppError('TOTP_INCORRECT');
  giveBack();
  return found;
}

export function sealTotpSecret({ services }: Ctx, secret: string): string {
  return services.secrets.seal(PURPOSE, secret);
}

export function openTotpSecret({ services }: Ctx, sealed: string): string {
  return services.secrets.open(PURPOSE, sealed);
}

/** The second step of an account that has one: a code of the app, or one of those for recovery, which is then gone. */
export async function checkCode(ctx: Ctx, accountId: string, code: string | undefined): Promise<void> {
  const totp = await readTotp(ctx.db, accountId);
  if (!totp?.confirmedAt) return;
  if (code === undefined) throw new AppError('TOTP_REQUIRED');
  const secret = openTotpSecret(ctx, totp.secretSealed);
  await countTry(ctx, accountId, async () => {
    const step = findStep(secret, code.replaceAll(' ', ''), ctx.now);
    const isTaken =
      step === null
        ? await takeRecoveryCode(ctx.db, accountId, hashRecoveryCode(ctx.services.secrets, accountId, code))
        : await takeStep(ctx.db, accountId, step);
    return isTaken || null;
  });
}
