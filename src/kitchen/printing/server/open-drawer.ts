import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { DRAWER } from '../rules/paper/print-line.ts';
import type { Work } from './jobs/add-jobs.ts';
import { isPrintedWith } from './papers/print-content.ts';
import { type JobRow, lockNextJob, type PrinterRow, updateJob } from './queries.ts';

/** A drawer that opens later than this surprises whoever stands beside it. */
const LATE_MS = 30_000;

/** Opens the drawers once for each receipt of cash. */
export function drawersFor(
  tx: Ctx,
  entries: readonly LogRow[],
  { storedOf, printers }: { storedOf: (orderId: string) => StoredOrder | undefined; printers: PrinterRow[] },
): Work[] {
  const drawers = printers.filter(({ drawer, kind }) => drawer && kind !== 'star');
  const receipts = new Map(entries.filter((entry) => isCash(tx, entry)).map((one) => [receiptOf(one), one]));
  return [...receipts.values()].flatMap((entry) => {
    const { seq, orderId } = entry;
    const order = storedOf(orderId ?? '')?.order ?? null;
    const shut = drawers.filter((one) => !isPrintedWith(entry, 'drawer', one));
    return shut.map((printer) => ({ printer, order, what: 'drawer' as const, seq, lines: [DRAWER] }));
  });
}

function isCash({ now }: Ctx, { event, actor, at }: LogRow): boolean {
  if (event.what !== 'payment' || actor.kind !== 'staff' || now - at.getTime() > LATE_MS) return false;
  return event.received?.method === 'Cash' && event.amount > 0 && !event.moved;
}

const receiptOf = ({ event, seq }: LogRow): string =>
  event.what === 'payment' ? (event.receiptId ?? String(seq)) : String(seq);

/** The first job that is not printed. Drawers that should have opened a while ago stay shut. */
export async function lockTimelyJob(tx: Ctx, printer: PrinterRow): Promise<JobRow | null> {
  for (;;) {
    const job = await lockNextJob(tx.db, printer);
    if (job?.what !== 'drawer' || tx.now - job.createdAt.getTime() <= LATE_MS) return job;
    await updateJob(tx.db, job, { state: 'done', endedAt: new Date(tx.now) });
  }
}
