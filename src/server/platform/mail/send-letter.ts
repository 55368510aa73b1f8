import type { LIMITS, LimitName } from '#domain/limits/policy.ts';
import type { Services } from '../context/services.ts';
import { takeInTurn } from '../limits/limiter.ts';
import type { Mail } from '../ports/mailer.ts';

type LimitOfReader = {
  [Name in LimitName]: (typeof LIMITS)[Name]['by'] extends 'recipient' ? Name : never;
}[LimitName];

/** The limits of each kind of letter by its reader, so that nobody's mailbox is filled through us. */
export const LETTERS = {
  verify: ['verifyLetters', 'verifyLettersOfDay'],
  taken: ['letters'],
  invitation: ['letters'],
  reset: ['resetLetters'],
  resetByDevice: ['resetLettersByDevice'],
  change: ['changeLetters'],
  message: ['messageLetters'],
} as const satisfies Record<string, readonly [LimitOfReader, ...LimitOfReader[]]>;

export type LetterKind = keyof typeof LETTERS;
export type Letter = Omit<Mail, 'to'>;

/**
 * The one place that sends letters, after COMMIT. A letter beyond its limit is refused before it is written, so it
 * holds no working link. Answers whether it was sent: a letter in a folder was not.
 */
export async function sendLetter(
  { limiter, mailer }: Pick<Services, 'limiter' | 'mailer'>,
  kind: LetterKind,
  to: string,
  write: () => Letter | Promise<Letter>,
): Promise<boolean> {
  const reader = to.trim().toLowerCase();
  await takeInTurn(LETTERS[kind].map((name) => () => limiter.take(name, reader)));
  const { subject, text } = await write();
  await mailer.send({ to, subject, text });
  return !mailer.isFolder;
}
