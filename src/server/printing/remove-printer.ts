import type { PrintersView } from '#domain/api/printing.ts';
import { authorise, type StoreCtx, withTransaction } from '../context.ts';
import { stopFollowing } from '../followers/follow-logs.ts';
import { findPrinter } from './change-printer.ts';
import { forgetPrinter } from './due-queries.ts';
import { printFollower } from './follow-orders.ts';
import { presentPrinters } from './present-printers.ts';
import { deletePrinter, lockPrinters } from './queries.ts';

/** With all that waits for it. */
export async function removePrinter(ctx: StoreCtx, printerId: string): Promise<PrintersView> {
  authorise(ctx, 'printer.manage');
  await withTransaction(ctx, async (tx) => {
    const { id } = await findPrinter(tx, printerId);
    const all = await lockPrinters(tx.db, tx.storeId);
    await deletePrinter(tx.db, tx.storeId, id);
    await forgetPrinter(tx.db, id);
    if (all <= 1) await stopFollowing(tx, printFollower.name, tx.storeId);
  });
  return presentPrinters(ctx);
}
