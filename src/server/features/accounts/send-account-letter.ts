import type { Ctx } from '../../platform/context/context.ts';
import { type Letter, type LetterKind, sendLetter } from '../../platform/mail/send-letter.ts';
import { type Addressee, issueToken } from './issue-token.ts';
import { changeLetter, resetLetter, takenLetter, verifyLetter } from './letters.ts';

/** Sends after COMMIT. No answer waits for a letter or fails with it. */
export function sendVerifyLetter(ctx: Ctx, to: string, token: string): void {
  const link = `${ctx.services.publicUrl}/auth/verify#token=${token}`;
  sendLater(ctx, 'verify', to, () => verifyLetter(link));
}

export function sendTakenLetter(ctx: Ctx, to: string): void {
  sendLater(ctx, 'taken', to, takenLetter);
}

/** Creates the link only if the letter may be sent. */
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

/** Sends nothing to an unconfirmed address, which may belong to somebody without an account. */
export function sendChangeLetter(
  ctx: Ctx,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
  what: Parameters<typeof changeLetter>[0],
): void {
  if (verifiedAt === null) return;
  const resetPage = `${ctx.services.publicUrl}/auth/reset-password`;
  sendLater(ctx, 'change', email, () => changeLetter(what, resetPage));
}

/** A letter beyond its limit fails nothing and is reported. */
function sendLater({ services }: Ctx, kind: LetterKind, to: string, write: () => Letter): void {
  services.afterwards.add(async () => {
    await sendLetter(services, kind, to, write);
  });
}
