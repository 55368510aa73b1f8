import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { LIMITS, LimitName } from '#platform/limits/rules/policy.ts';
import { takeInTurn } from '#platform/limits/server/limiter.ts';
import type { AddressedEmail } from '#platform/ports/server/mailer.ts';
import type { Site } from '#platform/site/server/sites.ts';
import { putInOutbox } from './outbox.ts';

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
  plan: ['storeEmails'],
  handOver: ['storeEmails'],
  health: ['healthEmails'],
  closing: ['storeEmails'],
  domain: ['storeEmails'],
  payment: ['storeEmails'],
  operatorNews: ['operatorEmails'],
  webhook: ['storeEmails'],
  reservation: ['reservationEmails'],
  purchase: ['supplierEmails'],
  reservationByStaff: ['reservationEmailsOfStaff'],
} as const satisfies Record<string, readonly [LimitOfReader, ...LimitOfReader[]]>;

export type EmailKind = keyof typeof EMAILS;
export type Email = Omit<AddressedEmail, 'to'>;

type Write = () => Email | Promise<Email>;
type Sending = Pick<Services, 'db' | 'clock' | 'secrets' | 'mailer' | 'limiter' | 'onError'>;

/** In whose name an email is sent. */
interface From<S> {
  services: S;
  site: Pick<Site, 'brand'>;
}

/**
 * The one place that sends emails, after COMMIT, through the outbox. An email beyond its limit is refused before it is
 * written, so it holds no working link. Throws if it has not left yet. Answers whether it was sent: an email in a
 * folder was not.
 */
export async function sendEmail(
  from: From<Sending>,
  kind: EmailKind,
  to: string,
  write: Write,
): Promise<boolean> {
  const { services } = from;
  const send = await keepEmail({ ...from, db: services.db }, kind, to, write);
  await send();
  return !services.mailer.isFolder;
}

/** Keeps an email in the transaction of what it tells of. Beyond its limit it is refused, and all with it. */
export async function keepEmail(
  { db, ...from }: { db: Db } & From<Sending>,
  kind: EmailKind,
  to: string,
  write: Write,
): Promise<() => Promise<void>> {
  return putInOutbox(from.services, db, await compose(from, kind, to, write));
}

/**
 * Keeps one email for each reader in the transaction of what it tells of, so that no crash loses it. Answers what sends
 * them after COMMIT. An email that is refused or fails is reported and holds nothing up.
 */
export async function keepEmails(
  { db, ...from }: { db: Db } & From<Sending>,
  kind: EmailKind,
  readers: readonly string[],
  write: (to: string) => Email,
): Promise<() => Promise<void>> {
  const { services } = from;
  const kept: (() => Promise<void>)[] = [];
  for (const to of readers) {
    const email = await compose(from, kind, to, () => write(to)).catch(services.onError);
    if (email) kept.push(await putInOutbox(services, db, email));
  }
  return async () => {
    for (const send of kept) await send().catch(services.onError);
  };
}

/** Sends without the outbox. For what is kept and tried again elsewhere. */
export async function sendEmailOnce(
  from: From<Pick<Services, 'limiter' | 'mailer'>>,
  kind: EmailKind,
  to: string,
  write: Write,
): Promise<void> {
  await from.services.mailer.send(await compose(from, kind, to, write));
}

async function compose(
  { services: { limiter }, site }: From<Pick<Services, 'limiter'>>,
  kind: EmailKind,
  to: string,
  write: Write,
): Promise<AddressedEmail> {
  const reader = to.trim().toLowerCase();
  await takeInTurn(EMAILS[kind].map((name) => () => limiter.take(name, reader)));
  const { subject, text, calendar } = await write();
  const { sender, supportEmail } = site.brand;
  return {
    to,
    subject,
    text,
    ...(calendar && { calendar }),
    ...(sender && { from: sender }),
    ...(supportEmail && { replyTo: supportEmail }),
  };
}

/** Whether emails reach anybody. In a folder they don't. */
export const isMailSetUp = ({ mailer }: Pick<Services, 'mailer'>): boolean => !mailer.isFolder;

/** What the mail server is called. Empty: there is none. */
export const mailServerOf = ({ mailer }: Pick<Services, 'mailer'>): string => mailer.server ?? '';

const PATIENCE_MS = 8_000;

/** For an email whose link the caller shows too: one that fails or takes too long is no failure, only not sent. */
export async function trySendEmail(
  from: From<Sending>,
  ...email: [kind: EmailKind, to: string, write: () => Email]
): Promise<boolean> {
  const sending = sendEmail(from, ...email).catch((error: unknown) => {
    from.services.onError(error);
    return false;
  });
  return Promise.race([sending, sleep(PATIENCE_MS, false, { ref: false })]);
}
