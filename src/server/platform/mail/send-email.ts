import { setTimeout as sleep } from 'node:timers/promises';
import type { LIMITS, LimitName } from '#domain/limits/policy.ts';
import type { Services } from '../context/services.ts';
import { takeInTurn } from '../limits/limiter.ts';
import type { Mail } from '../ports/mailer.ts';

type LimitOfReader = {
  [Name in LimitName]: (typeof LIMITS)[Name]['by'] extends 'recipient' ? Name : never;
}[LimitName];

/** The limits of each kind of email by its reader, so that nobody's mailbox is filled through us. */
export const EMAILS = {
  verify: ['verifyEmails', 'verifyEmailsOfDay'],
  taken: ['emails'],
  invitation: ['emails'],
  reset: ['resetEmails'],
  resetByDevice: ['resetEmailsByDevice'],
  change: ['changeEmails'],
  message: ['messageEmails'],
  plan: ['emails'],
} as const satisfies Record<string, readonly [LimitOfReader, ...LimitOfReader[]]>;

export type EmailKind = keyof typeof EMAILS;
export type Email = Omit<Mail, 'to'>;

/**
 * The one place that sends emails, after COMMIT. An email beyond its limit is refused before it is written, so it
 * holds no working link. Answers whether it was sent: an email in a folder was not.
 */
export async function sendEmail(
  { limiter, mailer, sites }: Pick<Services, 'limiter' | 'mailer' | 'sites'>,
  kind: EmailKind,
  to: string,
  write: () => Email | Promise<Email>,
): Promise<boolean> {
  const reader = to.trim().toLowerCase();
  await takeInTurn(EMAILS[kind].map((name) => () => limiter.take(name, reader)));
  const { subject, text } = await write();
  const { sender, supportEmail } = sites.brand;
  const names = { ...(sender && { from: sender }), ...(supportEmail && { replyTo: supportEmail }) };
  await mailer.send({ to, subject, text, ...names });
  return !mailer.isFolder;
}

/** Whether emails reach anybody. In a folder they don't. */
export const isMailSetUp = ({ mailer }: Pick<Services, 'mailer'>): boolean => !mailer.isFolder;

const PATIENCE_MS = 8_000;

/** For an email whose link the caller shows too: one that fails or takes too long is no failure, only not sent. */
export async function trySendEmail(
  services: Pick<Services, 'limiter' | 'mailer' | 'sites' | 'onError'>,
  ...email: [kind: EmailKind, to: string, write: () => Email]
): Promise<boolean> {
  const sending = sendEmail(services, ...email).catch((error: unknown) => {
    services.onError(error);
    return false;
  });
  return Promise.race([sending, sleep(PATIENCE_MS, false, { ref: false })]);
}
