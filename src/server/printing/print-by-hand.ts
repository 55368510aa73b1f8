import { type StoreCtx, withTransaction } from '../context.ts';
import { tooMany } from '../limits/limiter.ts';
import { addJobs, type Work } from './add-jobs.ts';
import { holdPrinter } from './change-printer.ts';
import { countWaiting, type PrinterRow } from './queries.ts';

/** For one printer; what new orders are to print is added to it all the same. */
const MOST_WAITING = 500;
const WAIT_MS = 60_000;

/** Adds what somebody wants on that printer, which is held: those who print at once are counted one after another. */
export async function printByHand(
  ctx: StoreCtx,
  printerId: string,
  makeWork: (tx: StoreCtx, printer: PrinterRow) => Promise<Omit<Work, 'printer'>>,
): Promise<void> {
  await ctx.services.limiter.take('reprints', `${ctx.actor.id} ${ctx.storeId}`);
  await withTransaction(ctx, async (tx) => {
    const printer = await holdPrinter(tx, printerId);
    const waiting = (await countWaiting(tx.db, tx.storeId)).get(printer.id);
    if (waiting && waiting.jobs >= MOST_WAITING) throw tooMany(WAIT_MS);
    await addJobs(tx, tx.storeId, [{ ...(await makeWork(tx, printer)), printer }]);
  });
}
