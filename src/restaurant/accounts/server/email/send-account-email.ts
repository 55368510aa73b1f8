import type { Ctx } from '#platform/context/server/context.ts';
import { type Email, type EmailKind, sendEmail } from '#platform/mail/server/send-email.ts';
import { writeChangeEmail, writeResetEmail, writeTakenEmail, writeVerifyEmail } from './emails.ts';
import { type Addressee, issueToken } from './issue-token.ts';

/** Sends after COMMIT. No answer waits for an email or fails with it. */
export function sendVerifyEmail(ctx: Ctx, to: string, token: string): void {
  const { origin, brand } = ctx.site;
  sendLater(ctx, 'verify', to, () => writeVerifyEmail(brand.name, `${origin}/auth/verify#token=${token}`));
}

export function sendTakenEmail(ctx: Ctx, to: string): void {
  sendLater(ctx, 'taken', to, () => writeTakenEmail(ctx.site.brand.name));
}

/** Creates the link only if the email may be sent. */
export async function sendResetEmail(
  ctx: Ctx,
  kind: 'reset' | 'resetByDevice',
  addressee: Addressee,
): Promise<void> {
  const { origin, brand } = ctx.site;
  const page = `${origin}/auth/reset-password`;
  await sendEmail(ctx, kind, addressee.email, async () =>
    writeResetEmail(brand.name, `${page}#token=${await issueToken(ctx, 'reset', addressee)}`),
  );
}

/** Sends nothing to an unconfirmed address, which may belong to somebody without an account. */
export function sendChangeEmail(
  ctx: Ctx,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
  what: Parameters<typeof writeChangeEmail>[0],
): void {
  if (verifiedAt === null) return;
  const resetPage = `${ctx.site.origin}/auth/reset-password`;
  sendLater(ctx, 'change', email, () => writeChangeEmail(what, resetPage));
}

/** An email beyond its limit fails nothing and is reported. */
function sendLater(ctx: Ctx, kind: EmailKind, to: string, write: () => Email): void {
  ctx.services.afterwards.add(async () => {
    await sendEmail(ctx, kind, to, write);
  });
}
