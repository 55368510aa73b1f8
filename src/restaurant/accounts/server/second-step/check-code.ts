import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { recoveryCodeHashes } from './recovery-codes.ts';
import { findStep } from './totp.ts';
import { deleteRecoveryCode, selectTotp, updateLastStep } from './totp-queries.ts';

export const TOTP_PURPOSE = 'totp secret';

export interface SecondStepTrier {
  accountId: string;
  /** A browser or session that the account knows. Somebody with only the password can't use up its tries. */
  device: string | null;
}

/** Counts each try until its code turns out to be right, so that many at once can't slip through. */
export async function countSecondStep<T>(
  ctx: Ctx,
  { accountId, device }: SecondStepTrier,
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

/** Checks the second step if the account has one: a code of the app, or a recovery code, which is then used up. */
export async function checkCode(ctx: Ctx, trier: SecondStepTrier, code: string | undefined): Promise<void> {
  const { accountId } = trier;
  const totp = await selectTotp(ctx.db, accountId);
  if (!totp?.confirmedAt) return;
  if (code === undefined) throw new AppError('TOTP_REQUIRED');
  const secret = openTotpSecret(ctx, totp.secretSealed);
  await countSecondStep(ctx, trier, async () => {
    const step = findStep(secret, code.replaceAll(' ', ''), ctx.now);
    const isTaken =
      step === null
        ? await deleteRecoveryCode(
            ctx.db,
            accountId,
            recoveryCodeHashes(ctx.services.secrets, accountId, code),
          )
        : await updateLastStep(ctx.db, accountId, step);
    return isTaken || null;
  });
}
