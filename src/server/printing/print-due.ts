import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { markAsCopy } from '#domain/printing/reprint.ts';
import { type Ctx, createContext, withTransaction } from '../context.ts';
import {
  claimPrinters,
  type DueRow,
  forgetDue,
  type Held,
  keepLease,
  noteSuccess,
  putOff,
} from './due-queries.ts';
import { type LanPrinters, PrinterError } from './printers.ts';
import { type JobRow, lockNextJob, notePrinter, type PrinterRow, readPrinter, updateJob } from './queries.ts';

const AT_ONCE = 16;
const LOOK_MS = 500;
/** Longer than one job takes at most. */
const LEASE_MS = 60_000;
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * Sends what is due to the printers that we call, each of them held by one process at a time. A printer that does not
 * answer keeps no other one waiting.
 */
export async function printDue(ctx: Ctx, lan: LanPrinters, signal?: AbortSignal): Promise<void> {
  const inHand = new Set<Promise<void>>();
  const begin = (due: DueRow, lease: string) => {
    const work = serve(ctx, lan, { due, lease, signal })
      .catch(ctx.services.onError)
      .finally(() => inHand.delete(work));
    inHand.add(work);
  };
  for (;;) {
    const room = signal?.aborted ? 0 : AT_ONCE - inHand.size;
    const now = ctx.services.clock();
    const lease = randomUUID();
    const claim = { now: new Date(now), leasedUntil: new Date(now + LEASE_MS), lease, most: room };
    for (const due of room > 0 ? await claimPrinters(ctx.db, claim) : []) begin(due, lease);
    if (inHand.size === 0) return;
    await firstOf([...inHand]);
  }
}

async function firstOf(works: Promise<void>[]): Promise<void> {
  const done = new AbortController();
  const look = sleep(LOOK_MS, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([...works, look]);
  done.abort();
}

interface Hand {
  due: DueRow;
  lease: string;
  signal: AbortSignal | undefined;
}

async function serve(ctx: Ctx, lan: LanPrinters, { due, lease, signal }: Hand): Promise<void> {
  const held = { printerId: due.printerId, lease };
  while (!signal?.aborted) {
    const next = await takeNext(ctx, due.storeId, held);
    if (next === null) return;
    if (!(await print(ctx, lan, { ...next, held, failures: due.failures }))) return;
    due.failures = 0;
  }
  await putOff(ctx.db, held, new Date(ctx.services.clock()));
}

interface Next {
  printer: PrinterRow;
  job: JobRow;
}

/** Marked as on its way before anything of it is; null when there is nothing, or somebody else has the printer. */
function takeNext(ctx: Ctx, storeId: string, held: Held): Promise<Next | null> {
  const present = createContext(ctx.services, ctx.actor);
  return withTransaction(present, async (tx) => {
    if (!(await keepLease(tx.db, held, new Date(tx.now + LEASE_MS)))) return null;
    const printer = await readPrinter(tx.db, storeId, held.printerId);
    const job = printer?.enabled ? await lockNextJob(tx.db, printer) : null;
    if (!printer || !job) {
      await forgetDue(tx.db, held);
      return null;
    }
    const change = { state: 'sent' as const, sentAt: new Date(tx.now), tries: job.tries + 1 };
    await updateJob(tx.db, job, change);
    // What was on its way when its process died may be on paper.
    return { printer, job: { ...job, maybePrinted: job.maybePrinted || job.state === 'sent' } };
  });
}

interface Try extends Next {
  held: Held;
  failures: number;
}

async function print(ctx: Ctx, lan: LanPrinters, { printer, job, held, failures }: Try): Promise<boolean> {
  const fault = await send(ctx, lan, { printer, job });
  const present = createContext(ctx.services, ctx.actor);
  const now = new Date(present.now);
  await withTransaction(present, async (tx) => {
    if (fault === null) {
      await updateJob(tx.db, job, { state: 'done', endedAt: now });
      await noteSuccess(tx.db, held);
      await notePrinter(tx.db, printer, { seenAt: now, fault: null, now });
      return;
    }
    const maybePrinted = job.maybePrinted || fault.hasBegun;
    await updateJob(tx.db, job, { state: 'queued', maybePrinted });
    const seenAt = fault.fault === 'silent' ? null : now;
    await notePrinter(tx.db, printer, { seenAt, fault: fault.fault, now });
    const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
    await putOff(tx.db, held, new Date(tx.now + wait));
  });
  return fault === null;
}

async function send(ctx: Ctx, lan: LanPrinters, { printer, job }: Next): Promise<PrinterError | null> {
  const { host, port, paper, copies, language } = printer;
  const address = { host: host ?? '', port: port ?? 0 };
  if (!lan.mayCall(address)) return new PrinterError('not-here', false);
  const { encodeEscPos } = await import('./encoders/esc-pos.ts');
  const lines = job.maybePrinted ? markAsCopy(job.lines, language) : job.lines;
  try {
    await lan.print(address, await encodeEscPos(lines, { paper, copies }));
    return null;
  } catch (error) {
    if (error instanceof PrinterError) return error;
    ctx.services.onError(error);
    return new PrinterError('trouble', false);
  }
}
