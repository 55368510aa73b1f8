import type { PrinterPatch, PrintersView, SavedPrinter } from '#domain/api/printing.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { defined } from '../../platform/defined.ts';
import { parseId } from '../../platform/http/parse-id.ts';
import { findStore } from '../stores/find-store.ts';
import { pollingAddress, refuseTakenName } from './add-printer.ts';
import { makeDueNow } from './due-queries.ts';
import { hashToken, newPollingToken } from './polling-token.ts';
import { presentPrinters } from './present-printers.ts';
import { lockPrinter, type PrinterRow, readPrinter, updatePrinter } from './queries.ts';
import { readAddress } from './read-address.ts';

/** What waits for it is tried at once: somebody has just put something right. */
export async function changePrinter(
  ctx: StoreCtx,
  printerId: string,
  { address, ...patch }: PrinterPatch,
): Promise<PrintersView> {
  authorise(ctx, 'printer.manage');
  const changing = withTransaction(ctx, async (tx) => {
    const printer = await holdPrinter(tx, printerId);
    const isMoved = address !== undefined && printer.kind === 'tcp';
    const place = isMoved ? readAddress(tx, address) : {};
    await updatePrinter(tx.db, printer, { ...defined(patch), ...place, fault: null, failingSince: null });
    if (printer.kind === 'tcp') await makeDueNow(tx.db, tx.storeId, printer.id, new Date(tx.now));
  });
  await changing.catch(refuseTakenName);
  return presentPrinters(ctx);
}

/** Another address to call; the one before is worth nothing any more. */
export async function renewAddress(ctx: StoreCtx, printerId: string): Promise<SavedPrinter> {
  authorise(ctx, 'printer.manage');
  const { key } = await findStore(ctx.db, ctx.storeId);
  const token = newPollingToken(key);
  const printer = await withTransaction(ctx, async (tx) => {
    const held = await holdPrinter(tx, printerId);
    if (held.kind === 'tcp') throw fieldFault({ kind: { rule: 'printerCalled' } });
    await updatePrinter(tx.db, held, { tokenHash: hashToken(token) });
    return held;
  });
  return {
    ...(await presentPrinters(ctx)),
    printer: printer.id,
    pollingAddress: pollingAddress(ctx, printer.kind, token),
  };
}

/** Inside a transaction, until whose end nobody removes it. */
export async function holdPrinter({ db, storeId }: StoreCtx, printerId: string): Promise<PrinterRow> {
  return orMissing(await lockPrinter(db, storeId, readPrinterId(printerId)));
}

export async function findPrinter({ db, storeId }: StoreCtx, printerId: string): Promise<PrinterRow> {
  return orMissing(await readPrinter(db, storeId, readPrinterId(printerId)));
}

const readPrinterId = (text: string) => parseId(text, 'PRINTER_NOT_FOUND');

function orMissing(printer: PrinterRow | null): PrinterRow {
  if (!printer) throw new AppError('PRINTER_NOT_FOUND');
  return printer;
}
