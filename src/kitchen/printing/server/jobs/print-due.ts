import { randomUUID } from 'node:crypto';
import { type Ctx, createContext, withTransaction } from '#platform/context/server/context.ts';
import { runDue } from '#platform/due/server/run-due.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { encodeEscPos } from '../../rules/paper/esc-pos.ts';
import { PrinterError } from '../../rules/print-through.ts';
import { markAsCopy } from '../../rules/reprint.ts';
import { lockTimelyJob } from '../open-drawer.ts';
import { type JobRow, type PrinterRow, selectPrinter, updateJob, updateJobReturned } from '../queries.ts';
import {
  claimPrinters,
  type DueRow,
  deletePrintDue,
  type Held,
  updateFailures,
  updateGivenBack,
  updateLease,
  updateSucceeded,
} from './due-queries.ts';
import { encodeOrGiveUp } from './encode-or-give-up.ts';
import { noteState } from './note-state.ts';

const AT_ONCE = 16;
/** The most printers of one store at a time, so that silent ones leave places to other stores. */
const OF_ONE_STORE = 4;
/** Places for printers that have failed or are not their store's first; the others are kept for first ones. */
const OF_OTHERS = 8;
export const POLL_MS = 500;
/** Longer than a job takes. */
const LEASE_MS = MINUTE;
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Sends due jobs to the printers that we call. One process holds each printer. */
export async function printDueJobs(ctx: Ctx, lan: LanPrinters, signal?: AbortSignal): Promise<void> {
  const inHand = new Set<Hand>();
  // A silent printer waits alone; the other printers of its store go on.
  const claim = async ({ db, now }: Ctx, most: number): Promise<Hand[]> => {
    const lease = randomUUID();
    const times = { now: new Date(now), leasedUntil: new Date(now + LEASE_MS) };
    const take = async (isFirst: boolean, room: number): Promise<Hand[]> => {
      if (room <= 0) return [];
      const printers = await claimPrinters(db, {
        ...times,
        ...sharesOf([...inHand], isFirst),
        lease,
        most: room,
        hasNotFailed: isFirst,
      });
      const hands = printers.map((due) => ({ ...due, lease, signal, isFirst }));
      for (const hand of hands) inHand.add(hand);
      return hands;
    };
    const firsts = await take(true, most);
    const others = [...inHand].filter(({ isFirst }) => !isFirst).length;
    return [...firsts, ...(await take(false, Math.min(most - firsts.length, OF_OTHERS - others)))];
  };
  const work = async (at: Ctx, hand: Hand) => {
    await serve(at, lan, hand).finally(() => inHand.delete(hand));
    return true;
  };
  await runDue(ctx, { kind: 'prints', atOnce: AT_ONCE, pollMs: POLL_MS, claim, work }, signal);
}

type Hand = DueRow & { lease: string; signal: AbortSignal | undefined; isFirst: boolean };

/** How many more of each store may be claimed, and the stores that are full. */
function sharesOf(inHand: Hand[], isFirst: boolean): { ofOneStore: number; without: string[] } {
  const stores = [...Map.groupBy(inHand, ({ storeId }) => storeId)];
  const isFull = (hands: Hand[]) =>
    hands.length >= OF_ONE_STORE || (isFirst && hands.some((hand) => hand.isFirst));
  const counts = stores.flatMap(([, hands]) => (isFull(hands) ? [] : [hands.length]));
  return {
    ofOneStore: isFirst ? 1 : OF_ONE_STORE - Math.max(0, ...counts),
    without: stores.filter(([, hands]) => isFull(hands)).map(([storeId]) => storeId),
  };
}

async function serve(ctx: Ctx, lan: LanPrinters, hand: Hand): Promise<void> {
  const { storeId, printerId, lease, signal } = hand;
  const held = { printerId, lease };
  let { failures } = hand;
  while (!signal?.aborted) {
    const next = await takeNext(ctx, storeId, held);
    if (next === null) return;
    if (!(await print(ctx, lan, { ...next, held, failures }))) return;
    failures = 0;
  }
  await updateGivenBack(ctx.db, held, new Date(ctx.services.clock()));
}

interface Next {
  printer: PrinterRow;
  job: JobRow;
}

/** Marks the job as on its way before any byte is sent. Null if there is none, or another process has the printer. */
function takeNext(ctx: Ctx, storeId: string, held: Held): Promise<Next | null> {
  const present = createContext(ctx.services, ctx.actor);
  return withTransaction(present, async (tx) => {
    if (!(await updateLease(tx.db, held, new Date(tx.now + LEASE_MS)))) return null;
    const printer = await selectPrinter(tx.db, storeId, held.printerId);
    const job = printer?.enabled ? await lockTimelyJob(tx, printer) : null;
    if (!printer || !job) {
      await deletePrintDue(tx.db, held);
      return null;
    }
    const change = { state: 'sent' as const, sentAt: new Date(tx.now), tries: job.tries + 1 };
    await updateJob(tx.db, job, change);
    // A job that was on its way when its process died may be on paper.
    return { printer, job: { ...job, maybePrinted: job.maybePrinted || job.state === 'sent' } };
  });
}

interface Try extends Next {
  held: Held;
  failures: number;
}

async function print(ctx: Ctx, lan: LanPrinters, { printer, job, held, failures }: Try): Promise<boolean> {
  const outcome = await send(ctx, lan, { printer, job });
  if (outcome === 'given-up') return true;
  const fault = outcome instanceof PrinterError ? outcome : null;
  const present = createContext(ctx.services, ctx.actor);
  const now = new Date(present.now);
  // Before the lock: prints and reads nothing.
  await withTransaction(present, async (tx) => {
    if (fault === null || job.what === 'drawer') {
      await updateJob(tx.db, job, { state: 'done', endedAt: now });
      await updateSucceeded(tx.db, held);
      await noteState(tx, printer, { isSeen: true, fault: null, answers: outcome === 'answered' });
      return;
    }
    const maybePrinted = job.maybePrinted || fault.hasBegun;
    await updateJobReturned(tx.db, job, { maybePrinted });
    const isSeen = !['silent', 'broken-off'].includes(fault.fault);
    await noteState(tx, printer, { isSeen, fault: fault.fault });
    const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
    await updateFailures(tx.db, held, new Date(tx.now + wait));
  });
  return fault === null;
}

async function send(
  ctx: Ctx,
  lan: LanPrinters,
  next: Next,
): Promise<PrinterError | 'given-up' | 'answered' | 'taken'> {
  const { printer, job } = next;
  const { host, port, paper, copies, language, answers } = printer;
  const address = { host: host ?? '', port: port ?? 0 };
  if (!lan.mayCall(address)) return new PrinterError('not-here', false);
  const { drawBitmap: draw } = await import('../encoders/draw-rows.ts');
  const lines = job.maybePrinted ? markAsCopy(job.lines, language) : job.lines;
  const encoded = await encodeOrGiveUp(ctx.services, next, () =>
    encodeEscPos(lines, { paper, copies, draw }),
  );
  if (encoded === null) return 'given-up';
  try {
    return (await lan.print({ ...address, answers }, encoded)) ? 'answered' : 'taken';
  } catch (error) {
    if (error instanceof PrinterError) return error;
    ctx.services.onError(error);
    return new PrinterError('trouble', false);
  }
}
