import { lockConsumer, stopConsuming } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import type { PrintersView } from '../wire/printing.ts';
import { requireLockedPrinter } from './change-printer.ts';
import { printConsumer } from './consume-orders.ts';
import { deletePrinterDue } from './jobs/due-queries.ts';
import { getPrinters } from './list-printers.ts';
import { countPrinters, deletePrinter } from './queries.ts';

/** Removes a printer and its jobs. */
export async function removePrinter(ctx: StoreCtx, printerId: string): Promise<PrintersView> {
  authorise(ctx, 'printer.manage');
  await withTransaction(ctx, async (tx) => {
    // Locks in the consumer's order. The consumer may wait for a bill.
    await lockConsumer(tx, printConsumer.name, tx.storeId);
    await lockStoreAlone(tx.db, tx.storeId);
    const all = await countPrinters(tx.db, tx.storeId);
    const printer = await requireLockedPrinter(tx, printerId);
    await deletePrinter(tx.db, printer);
    await deletePrinterDue(tx.db, printer.id);
    if (all <= 1) await stopConsuming(tx, printConsumer.name, tx.storeId);
  });
  return getPrinters(ctx);
}
