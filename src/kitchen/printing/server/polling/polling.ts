import { type Ctx, createContext, withTransaction } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findStoreIdByOrderSlug } from '#restaurant/stores/server/find-store.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import type { NotedFault } from '../../rules/printer-fault.ts';
import { markAsCopy } from '../../rules/reprint.ts';
import { noteState } from '../jobs/note-state.ts';
import { lockTimelyJob } from '../open-drawer.ts';
import {
  type JobRow,
  lockPrinterByToken,
  type PrinterRow,
  selectPendingJobs,
  updateJob,
  updateJobReturned,
} from '../queries.ts';

/** How long a printer has before a job is offered again. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = MINUTE;
/** How often the last call is written. */
const SEEN_MS = 20_000;

type Kind = 'star' | 'epson' | 'device';

interface Call {
  kind: Kind;
  token: string;
  network: Network;
}

/** Runs one transaction with the printer of this address. Other addresses and kinds get a 404. */
export async function asPrinter<T>(
  services: Services,
  { kind, token, network }: Call,
  work: (tx: Ctx, printer: PrinterRow) => Promise<T>,
): Promise<T> {
  const { limiter } = services;
  const tokenHash = sha256(token);
  // Counts by network, the only thing known until the printer is found.
  const giveBack = await limiter.take('wrongPrinters', network);
  let isFound = false;
  const ctx = createContext(services, { kind: 'system' });
  return withTransaction(ctx, async (tx) => {
    // The address begins with the store's key, like an order's link.
    const storeId = await findStoreIdByOrderSlug(tx.db, token);
    const printer = storeId === null ? null : await lockPrinterByToken(tx.db, storeId, tokenHash);
    if (printer?.kind !== kind) throw new AppError('PRINTER_NOT_FOUND');
    isFound = true;
    await limiter.take('printerCalls', printer.id);
    return work(tx, printer);
  }).finally(async () => {
    if (isFound) await giveBack();
  });
}

/** Records what the printer reports with a call. */
export async function recordCall(tx: Ctx, printer: PrinterRow, fault: NotedFault | null): Promise<void> {
  const isRecent = printer.seenAt !== null && tx.now - printer.seenAt.getTime() < SEEN_MS;
  if (isRecent && printer.fault === fault) return;
  await noteState(tx, printer, { isSeen: true, fault });
}

/** The job to offer now: the first, unless its last try is recent. */
export async function nextOfferedJob(tx: Ctx, printer: PrinterRow): Promise<JobRow | null> {
  const job = printer.enabled ? await lockTimelyJob(tx, printer) : null;
  if (!job) return null;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, job.tries - 1));
  const isResting = job.tries > 0 && job.sentAt !== null && tx.now < job.sentAt.getTime() + wait;
  return isResting ? null : job;
}

/** Marks the job as on its way. One that was already may be on paper. */
export async function handOut(tx: Ctx, printer: PrinterRow, job: JobRow): Promise<PrintLine[]> {
  const maybePrinted = job.maybePrinted || job.state === 'sent';
  // A drawer is asked to open once, whatever becomes of it.
  const isOnce = job.what === 'drawer';
  await updateJob(tx.db, job, {
    ...(isOnce ? { state: 'done', endedAt: new Date(tx.now) } : { state: 'sent' }),
    sentAt: new Date(tx.now),
    tries: job.tries + 1,
    maybePrinted,
  });
  return maybePrinted ? markAsCopy(job.lines, printer.language) : job.lines;
}

/** The job that the printer names, or the one on its way. Null if it is finished. */
export async function findHandedOut(
  tx: Ctx,
  printer: PrinterRow,
  isMeant: ((job: JobRow) => boolean) | null,
): Promise<JobRow | null> {
  const pending = await selectPendingJobs(tx.db, printer);
  return pending.find(isMeant ?? (({ state }) => state === 'sent')) ?? null;
}

export async function settleJob(
  tx: Ctx,
  printer: PrinterRow,
  job: JobRow,
  { fault, hasBegun = false }: { fault: NotedFault | null; hasBegun?: boolean },
): Promise<void> {
  const now = new Date(tx.now);
  if (fault === null) await updateJob(tx.db, job, { state: 'done', endedAt: now });
  else await updateJobReturned(tx.db, job, { maybePrinted: job.maybePrinted || hasBegun });
  await noteState(tx, printer, { isSeen: true, fault });
}
