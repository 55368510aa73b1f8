import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { PrinterPatch, PrintersView, SavedPrinter } from '../wire/printing.ts';
import { pollingAddress, refuseTakenName } from './add-printer.ts';
import { upsertPrintDueNow } from './jobs/due-queries.ts';
import { getPrinters } from './list-printers.ts';
import { parsePrinterAddress } from './polling/parse-address.ts';
import { newPollingToken } from './polling/polling-token.ts';
import { lockPrinter, type PrinterRow, selectPrinter, updatePrinter } from './queries.ts';

/** Waiting jobs are tried at once, because somebody has just fixed something. */
export async function changePrinter(
  ctx: StoreCtx,
  printerId: string,
  { address, ...patch }: PrinterPatch,
): Promise<PrintersView> {
  authorise(ctx, 'printer.manage');
  const changing = withTransaction(ctx, async (tx) => {
    const printer = await requireLockedPrinter(tx, printerId);
    const isMoved = address !== undefined && printer.kind === 'tcp';
    const place = isMoved ? parsePrinterAddress(tx, address) : {};
    // It may be another printer now, which answers nothing.
    const anew = { answers: false, fault: null, failingSince: null };
    await updatePrinter(tx.db, printer, { ...defined(patch), ...place, ...anew });
    if (printer.kind === 'tcp') await upsertPrintDueNow(tx.db, tx.storeId, printer.id, new Date(tx.now));
  });
  await changing.catch(refuseTakenName);
  return getPrinters(ctx);
}

/** Gives the printer a new address to call. The old one stops working. */
export async function renewPrinterAddress(ctx: StoreCtx, printerId: string): Promise<SavedPrinter> {
  authorise(ctx, 'printer.manage');
  const { key } = await findStore(ctx.db, ctx.storeId);
  const token = newPollingToken(key);
  // Before the lock: a store's key never changes.
  const printer = await withTransaction(ctx, async (tx) => {
    const held = await requireLockedPrinter(tx, printerId);
    if (held.kind === 'tcp') throw fieldFault({ kind: { rule: 'printerCalled' } });
    await updatePrinter(tx.db, held, { tokenHash: sha256(token) });
    return held;
  });
  return {
    ...(await getPrinters(ctx)),
    printer: printer.id,
    pollingAddress: pollingAddress(ctx, printer.kind, token),
  };
}

/** Locks the printer until the end of the transaction. */
export async function requireLockedPrinter(
  { db, storeId }: StoreCtx,
  printerId: string,
): Promise<PrinterRow> {
  return orMissing(await lockPrinter(db, storeId, parsePrinterId(printerId)));
}

export async function findPrinter({ db, storeId }: StoreCtx, printerId: string): Promise<PrinterRow> {
  return orMissing(await selectPrinter(db, storeId, parsePrinterId(printerId)));
}

const parsePrinterId = (text: string) => parseId(text, 'PRINTER_NOT_FOUND');

function orMissing(printer: PrinterRow | null): PrinterRow {
  if (!printer) throw new AppError('PRINTER_NOT_FOUND');
  return printer;
}
