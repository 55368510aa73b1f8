import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { recoveryCodeHashes } from './recovery-codes.ts';
import { findStep } from './totp.ts';
import { readTotp, takeRecoveryCode, takeStep } from './totp-queries.ts';

export const TOTP_PURPOSE = 'totp secret';

export interface Trier {
  accountId: string;
  /** A browser or a session that the account knows: whoever has only the password does not use up its tries. */
  device: string | null;
}

/** Each try counts until its code turns out to be right, so that many at once can't slip through. */
export async function countTry<T>(
  ctx: Ctx,
  { accountId, device }: Trier,
  check: () => Promise<T | null>,
): Promise<T> {
  const { limiter } = ctx.services;
  const giveBack =
    device === null
      ? await limiter.take('secondSteps', accountId)
      : await limiter.take('secondStepsOfDevice', `${accountId} ${device}`);
  const found = await check();
  if (found === null) throw new AppError('TOTP_INCORRECT');
  await giveBack();
  return found;
}

export function sealTotpSecret({ services }: Ctx, secret: string): string {
  return services.secrets.seal(TOTP_PURPOSE, secret);
}

export function openTotpSecret({ services }: Ctx, sealed: string): string {
  return services.secrets.open(TOTP_PURPOSE, sealed);
}

/** The second step of an account that has one: a code of the app, or one of those for recovery, which is then gone. */
export async function checkCode(ctx: Ctx, trier: Trier, code: string | undefined): Promise<void> {
  const { accountId } = trier;
  const totp = await readTotp(ctx.db, accountId);
  if (!totp?.confirmedAt) return;
  if (code === undefined) throw new AppError('TOTP_REQUIRED');
  const secret = openTotpSecret(ctx, totp.secretSealed);
  await countTry(ctx, trier, async () => {
    const step = findStep(secret, code.replaceAll(' ', ''), ctx.now);
    const isTaken =
      step === null
        ? await takeRecoveryCode(ctx.db, accountId, recoveryCodeHashes(ctx.services.secrets, accountId, code))
        : await takeStep(ctx.db, accountId, step);
    return isTaken || null;
  });
}
