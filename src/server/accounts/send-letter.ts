import type { Ctx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { countLetterTo, countResetTo } from '../mail/letter-limits.ts';
import type { Mail } from '../mail/mailer.ts';
import { changeLetter, resetLetter, takenLetter, verifyLetter } from './letters.ts';

/** To addresses that nobody has confirmed yet: what an account may have us send. */
export const LETTERS_BY_ACCOUNT: Limit = { name: 'letters by account', most: 5, windowMs: 3600_000 };

/** After COMMIT; no answer waits for a letter or fails with one. */
export function sendVerifyLetter({ services }: Ctx, to: string, token: string): void {
  const letter = verifyLetter(`${services.publicUrl}/auth/verify?token=${token}`);
  sendCounted(services, { to, ...letter });
}

export function sendTakenLetter({ services }: Ctx, to: string): void {
  sendCounted(services, { to, ...takenLetter() });
}

export async function sendResetLetter({ services }: Ctx, to: string, token: string): Promise<void> {
  countResetTo(services.limiter, to);
  return services.mailer.send({
    to,
    ...resetLetter(`${services.publicUrl}/auth/reset-password?token=${token}`),
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
function sendCounted({ afterwards, limiter, mailer }: Ctx['services'], mail: Mail): void {
  afterwards.add(async () => {
    countLetterTo(limiter, mail.to);
    await mailer.send(mail);
  });
}
