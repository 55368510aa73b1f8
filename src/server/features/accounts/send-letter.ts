import type { Ctx } from '../../platform/context/context.ts';
import { type Letter, type LetterKind, sendLetter } from '../../platform/mail/send-letter.ts';
import { type Addressee, issueToken } from './issue-token.ts';
import { changeLetter, resetLetter, takenLetter, verifyLetter } from './letters.ts';

/** After COMMIT; no answer waits for a letter or fails with one. */
export function sendVerifyLetter(ctx: Ctx, to: string, token: string): void {
  const link = `${ctx.services.publicUrl}/auth/verify#token=${token}`;
  sendAfterwards(ctx, 'verify', to, () => verifyLetter(link));
}

export function sendTakenLetter(ctx: Ctx, to: string): void {
  sendAfterwards(ctx, 'taken', to, takenLetter);
}

/** The link is made only where the letter may go. */
export async function sendResetLetter(
  ctx: Ctx,
  kind: 'reset' | 'resetByDevice',
  addressee: Addressee,
): Promise<void> {
  const page = `${ctx.services.publicUrl}/auth/reset-password`;
  await sendLetter(ctx.services, kind, addressee.email, async () =>
    resetLetter(`${page}#token=${await issueToken(ctx, 'reset', addressee)}`),
  );
}

/** To an address that was never confirmed nothing is told: it may be that of somebody who has no account here. */
export function sendChangeLetter(
  ctx: Ctx,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
  what: Parameters<typeof changeLetter>[0],
): void {
  if (verifiedAt === null) return;
  const resetPage = `${ctx.services.publicUrl}/auth/reset-password`;
  sendAfterwards(ctx, 'change', email, () => changeLetter(what, resetPage));
}

/** One letter too many fails nothing, and is told to whoever looks after the program. */
function sendAfterwards({ services }: Ctx, kind: LetterKind, to: string, write: () => Letter): void {
  services.afterwards.add(async () => {
    await sendLetter(services, kind, to, write);
  });
}
