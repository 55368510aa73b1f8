import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow, MailboxObject } from 'imapflow';
import type { Ctx } from '#platform/context/server/context.ts';
import { runDueList } from '#platform/due/server/run-due.ts';
import { MailServerError } from '#platform/ports/server/mail-servers.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { loginOf } from '../open-mailbox.ts';
import { type DueRow, MAILBOXES_TO_HEAR, selectMailbox, updateUnheard } from '../queries.ts';
import { wakeMailbox } from '../read-mailbox.ts';
import { markOf } from './read-folders.ts';

/** Connections of one process that wait for letters. Other mailboxes are read every minute. */
const AT_ONCE = 50;
/** Shorter than one connection is used. */
const CONNECTED_MS = 2.5 * MINUTE;
/** Longer, so that nobody else listens meanwhile, and so that a server that fails is left alone for a while. */
const TAKEN_MS = 5 * MINUTE;
/** What arrives together is read together. */
const QUIET_MS = 2_000;

/** Has mailboxes say what arrives while somebody looks. They are read by those who work on them. */
export async function listenToMail(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const taken = (now: number) => ({ heardUntil: new Date(now + TAKEN_MS) });
  const work = (at: Ctx, row: DueRow) => listenTo(at, row, signal);
  const due = {
    kind: 'mailboxes',
    list: MAILBOXES_TO_HEAR,
    atOnce: AT_ONCE,
    ofOneStore: 1,
    taken,
    work,
  } as const;
  await runDueList(ctx, due, signal);
}

async function listenTo(ctx: Ctx, row: DueRow, signal?: AbortSignal): Promise<boolean> {
  const mailbox = await selectMailbox(ctx.db, row.storeId);
  if (mailbox?.id !== row.mailboxId || mailbox.fault !== null) return true;
  const login = loginOf(ctx.services.secrets, mailbox);
  const ends = AbortSignal.any([AbortSignal.timeout(CONNECTED_MS), ...(signal ? [signal] : [])]);
  const isBehind = (box: MailboxObject) => markOf(box) !== mailbox.folders.inbox?.mark;
  const onNews = () => wakeMailbox({ ...ctx, now: ctx.services.clock() }, row.storeId);
  try {
    await ctx.services.mailServers.withImap(
      login,
      async (imap) => hear(imap, ends, isBehind(await imap.mailboxOpen('INBOX')), onNews),
      { listens: true },
    );
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    // It is left alone until the time for which it was taken.
    return true;
  }
  await updateUnheard(ctx.db, row);
  return true;
}

async function hear(
  imap: ImapFlow,
  ends: AbortSignal,
  isBehind: boolean,
  onNews: () => Promise<void>,
): Promise<void> {
  let hasNews = isBehind;
  let ring = Promise.withResolvers<void>();
  imap.on('exists', () => {
    hasNews = true;
    ring.resolve();
  });
  imap.on('close', () => ring.resolve());
  ends.addEventListener('abort', () => ring.resolve());
  while (!ends.aborted && imap.usable) {
    if (!hasNews) {
      await ring.promise;
      continue;
    }
    hasNews = false;
    ring = Promise.withResolvers();
    await onNews();
    await sleep(QUIET_MS, undefined, { signal: ends }).catch(() => {});
  }
}
