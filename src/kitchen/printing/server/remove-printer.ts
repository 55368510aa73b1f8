import { lockConsumer, stopConsuming } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { PrintersView } from '../wire/printing.ts';
import { requireLockedPrinter } from './change-printer.ts';
import { printConsumer } from './consume-orders.ts';
import { deletePrinterDue } from './due-queries.ts';
import { getPrinters } from './list-printers.ts';
import { deletePrinter, lockPrinters } from './queries.ts';

/** Removes a printer and its jobs. */
export async function removePrinter(ctx: StoreCtx, printerId: string): Promise<PrintersView> {
  authorise(ctx, 'printer.manage');
  await withTransaction(ctx, async (tx) => {
    // Locks in the consumer's order. The consumer may wait for a bill.
    await lockConsumer(tx, printConsumer.name, tx.storeId);
    const all = await lockPrinters(tx.db, tx.storeId);
    const printer = await requireLockedPrinter(tx, printerId);
    await deletePrinter(tx.db, printer);
    await deletePrinterDue(tx.db, printer.id);
    if (all <= 1) await stopConsuming(tx, printConsumer.name, tx.storeId);
  });
  return getPrinters(ctx);
}
