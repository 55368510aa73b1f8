import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/context/server/context.ts';
import { runDueList } from '#platform/due/server/run-due.ts';
import { MailServerError } from '#platform/ports/server/mail-servers.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import { type MailFault, readAgainAfter, retryAfter } from '../../rules/mailbox.ts';
import { selectNextSending } from '../draft-queries.ts';
import { loginOf } from '../open-mailbox.ts';
import {
  deleteMailDue,
  type Held,
  MAILBOXES_DUE,
  type MailboxRow,
  releaseMailbox,
  selectMailbox,
  updateMailbox,
} from '../queries.ts';
import { bringChanges } from './bring-changes.ts';
import { deliverDrafts } from './deliver-drafts.ts';
import { readFolders } from './read-folders.ts';
import { findFolders, inRound, NotHeldError } from './round.ts';

const AT_ONCE = 4;
/** Longer than one connection is used. */
const LEASE_MS = 5 * MINUTE;

/** Sends, brings changes to the mailboxes and reads what is new, of each mailbox in one process at a time. */
export async function workOnMail(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const taken = (now: number) => ({
    lease: randomUUID(),
    leasedUntil: new Date(now + LEASE_MS),
    // Later than any round ends, so that an earlier time says that it is due again.
    dueAt: new Date(now + DAY),
  });
  const isStopping = () => signal?.aborted ?? false;
  await runDueList(
    ctx,
    {
      kind: 'mailboxes',
      list: MAILBOXES_DUE,
      atOnce: AT_ONCE,
      taken,
      work: (at, { lease, ...row }) => workOn(at, { ...row, lease: lease ?? '' }, isStopping),
    },
    signal,
  );
}

/** Answers whether the mailbox could be reached. */
async function workOn(ctx: Ctx, held: Held, isStopping: () => boolean): Promise<boolean> {
  const mailbox = await selectMailbox(ctx.db, held.storeId);
  if (mailbox?.id !== held.mailboxId) {
    await deleteMailDue(ctx.db, held);
    return true;
  }
  try {
    const isComplete = await visit(ctx, mailbox, held, isStopping);
    await noteSuccess(ctx, mailbox, held, isComplete);
    return true;
  } catch (error) {
    if (error instanceof NotHeldError) return true;
    const isTheirs = error instanceof MailServerError;
    await noteFailure(ctx, mailbox, held, isTheirs ? error.fault : 'silent');
    if (!isTheirs) throw error;
    return false;
  }
}

function visit(ctx: Ctx, mailbox: MailboxRow, held: Held, isStopping: () => boolean): Promise<boolean> {
  const login = loginOf(ctx.services.secrets, mailbox);
  return ctx.services.mailServers.withImap(login, async (imap) => {
    const round = { mailbox, login, held, imap, paths: await findFolders(imap) };
    await deliverDrafts(ctx, round);
    await bringChanges(ctx, round);
    return readFolders(ctx, round, isStopping);
  });
}

async function noteSuccess(ctx: Ctx, mailbox: MailboxRow, held: Held, isComplete: boolean): Promise<void> {
  await inRound(ctx, held, async ({ db, now, services }) => {
    const readAt = isComplete ? { readAt: new Date(now) } : {};
    await updateMailbox(db, mailbox, { fault: null, failingSince: null, failures: 0, ...readAt });
    const present = services.clock();
    const again = isComplete ? present + readAgainAfter(present, mailbox.lookedAt.getTime()) : present;
    const sending = await selectNextSending(db, held.storeId);
    await releaseMailbox(db, held, new Date(Math.min(again, sending?.getTime() ?? again)));
  });
}

/** A mailbox whose password is refused is left alone until it gets another one: more tries may lock it. */
async function noteFailure(ctx: Ctx, mailbox: MailboxRow, held: Held, fault: MailFault): Promise<void> {
  const failingSince = mailbox.failingSince ?? new Date(ctx.now);
  const failures = mailbox.failures + 1;
  await inRound(ctx, held, async (tx) => {
    const { db, services } = tx;
    await updateMailbox(db, mailbox, { fault, failingSince, failures });
    if (fault !== 'password')
      return releaseMailbox(db, held, new Date(services.clock() + retryAfter(failures - 1)));
    await deleteMailDue(db, held);
    const key = `${mailbox.id} ${failingSince.toISOString()}`;
    await notify(tx, held.storeId, [
      { kind: 'mail', key, facts: { news: 'failing', count: 0 }, at: ctx.now },
    ]);
  }).catch((error: unknown) => {
    if (!(error instanceof NotHeldError)) throw error;
  });
}
