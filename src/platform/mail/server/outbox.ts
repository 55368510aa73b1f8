import type { Ctx } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { AddressedEmail, Mailer } from '#platform/ports/server/mailer.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { type EmailDue, emailsDue } from '../tables.ts';
import { deleteEmail, insertEmail, updateTries, wakeWaiting } from './queries.ts';

export const EMAIL_PURPOSE = 'email';

/** How long a process has for one email before another takes it. */
const TAKEN_MS = 2 * MINUTE;
/** What the mail server has put off, such as for a full mailbox. */
const AGAIN_AFTER_MS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
/** While there is no mail server to put anything off, it is looked for; no email is lost by a night without one. */
const AWAY_AGAIN_MS = [MINUTE / 2, 2 * MINUTE, 5 * MINUTE];
const KEPT_MS = 2 * DAY;
const AT_ONCE = 4;
/** Emails belong to no store, and none waits for another. */
const LIST = { table: emailsDue, id: emailsDue.id, store: emailsDue.id };

type Parts = Pick<Services, 'db' | 'clock' | 'secrets' | 'mailer' | 'onError'>;

/** Keeps an email until it has left, so that it survives a crash and a mail server that is down. Answers its first try. */
export async function putInOutbox(parts: Parts, db: Db, email: AddressedEmail): Promise<() => Promise<void>> {
  const now = parts.clock();
  const due: EmailDue = {
    id: uuidV7(now),
    sealed: parts.secrets.seal(EMAIL_PURPOSE, JSON.stringify(email)),
    tries: 0,
    isAway: false,
    dueAt: new Date(now + TAKEN_MS),
    createdAt: new Date(now),
  };
  await insertEmail(db, due);
  return () => tryOnce(parts, due, email);
}

/** Sends the emails that are due. Several programs may do so at once; an email is sent at least once. */
export async function sendDueEmails(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const work = async ({ db, now, services }: Ctx, due: EmailDue) => {
    const parts = { ...services, db, clock: () => now };
    const email = JSON.parse(services.secrets.open(EMAIL_PURPOSE, due.sealed)) as AddressedEmail;
    await tryOnce(parts, due, email);
    return true;
  };
  const taken = takenFor(TAKEN_MS);
  await runDueList(ctx, { kind: 'emails', list: LIST, atOnce: AT_ONCE, taken, work }, signal);
}

async function tryOnce(
  { db, clock, mailer }: Parts,
  { id, tries, createdAt }: EmailDue,
  email: AddressedEmail,
): Promise<void> {
  try {
    await mailer.send({ ...email, id });
  } catch (error) {
    const now = clock();
    const isAway = isServerAway(error);
    const after = isAway ? awayAgain(tries, now - createdAt.getTime()) : AGAIN_AFTER_MS[tries];
    if (after === undefined || isFinal(error)) await deleteEmail(db, id);
    else await updateTries(db, id, { tries: tries + 1, dueAt: new Date(now + after), isAway });
    throw error;
  }
  await deleteEmail(db, id);
  await wakeWaiting(db, new Date(clock()), TAKEN_MS);
}

const awayAgain = (tries: number, age: number) =>
  age > KEPT_MS ? undefined : AWAY_AGAIN_MS[Math.min(tries, AWAY_AGAIN_MS.length - 1)];

/** Refusals of us, which somebody mends: a wrong password, a server that takes no emails. */
const OURS = new Set(['EAUTH', 'ECONNECTION', 'EPROTOCOL', 'ETLS']);

/** Nothing was said about the email itself. */
const isServerAway = (error: unknown) => {
  const { responseCode, code = '' } = error as { responseCode?: number; code?: string };
  return responseCode === undefined || OURS.has(code);
};

/** A mail server answers 5xx if it will never take this email. */
export function isFinal(error: unknown): error is { responseCode: number } {
  const { responseCode: status = 0, code = '' } = error as { responseCode?: number; code?: string };
  return status >= 500 && !OURS.has(code);
}

/** Counts what the mail server will never take. */
export function countRefused(mailer: Mailer, { shared }: Services['metrics']): Mailer {
  return {
    ...mailer,
    async send(email) {
      try {
        await mailer.send(email);
      } catch (error) {
        if (isFinal(error)) shared.add('mail', '');
        throw error;
      }
    },
  };
}
