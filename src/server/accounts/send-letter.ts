import type { Ctx } from '../context.ts';
import type { Mail } from '../mail/mailer.ts';
import { changeLetter, resetLetter, takenLetter, verifyLetter } from './letters.ts';

/** After COMMIT; no answer waits for a letter or fails with one. */
export function sendVerifyLetter({ services }: Ctx, to: string, token: string): void {
  const letter = verifyLetter(`${services.publicUrl}/auth/verify#token=${token}`);
  sendCounted(services, 'verifyLetters', { to, ...letter });
}

export function sendTakenLetter({ services }: Ctx, to: string): void {
  sendCounted(services, 'letters', { to, ...takenLetter() });
}

export async function sendResetLetter({ services }: Ctx, to: string, token: string): Promise<void> {
  return services.mailer.send({
    to,
    ...resetLetter(`${services.publicUrl}/auth/reset-password#token=${token}`),
  });
}

export function sendChangeLetter(
  { services }: Ctx,
  to: string,
  what: Parameters<typeof changeLetter>[0],
): void {
  const letter = changeLetter(what, `${services.publicUrl}/auth/reset-password`);
  services.afterwards.add(() => services.mailer.send({ to, ...letter }));
}

/** One letter too many fails nothing, and is told to whoever looks after the program. */
function sendCounted(
  { afterwards, limiter, mailer }: Ctx['services'],
  limit: 'letters' | 'verifyLetters',
  mail: Mail,
): void {
  afterwards.add(async () => {
    await limiter.take(limit, mail.to.trim().toLowerCase());
    await mailer.send(mail);
  });
}
