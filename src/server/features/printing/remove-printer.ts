import type { PrintersView } from '#domain/api/printing.ts';
import { holdConsumer, stopConsuming } from '../../platform/consumers/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { holdPrinter } from './change-printer.ts';
import { printConsumer } from './consume-orders.ts';
import { forgetPrinter } from './due-queries.ts';
import { presentPrinters } from './present-printers.ts';
import { deletePrinter, lockPrinters } from './queries.ts';

/** With all that waits for it. */
export async function removePrinter(ctx: StoreCtx, printerId: string): Promise<PrintersView> {
  authorise(ctx, 'printer.manage');
  await withTransaction(ctx, async (tx) => {
    // In the order in which its follower locks them, which may wait for a bill.
    await holdConsumer(tx, printConsumer.name, tx.storeId);
    const all = await lockPrinters(tx.db, tx.storeId);
    const printer = await holdPrinter(tx, printerId);
    await deletePrinter(tx.db, printer);
    await forgetPrinter(tx.db, printer.id);
    if (all <= 1) await stopConsuming(tx, printConsumer.name, tx.storeId);
  });
  return presentPrinters(ctx);
}
