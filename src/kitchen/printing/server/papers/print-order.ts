import { findStations } from '#kitchen/stations/server/find-stations.ts';
import { billForPaper } from '#money/bills/server/issuing/issue-bill.ts';
import { findCategories } from '#ordering/menu/server/find-items.ts';
import { dishesOfLine } from '#ordering/orders/rules/combo-parts.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findStoredOrder, isAddition, type StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { tooMany } from '#platform/limits/server/limiter.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import { renderPrintout } from '../../rules/printout.ts';
import { renderTestPrint } from '../../rules/render-test-print.ts';
import { renderTicket } from '../../rules/tickets/kitchen-ticket.ts';
import { shareLines } from '../../rules/tickets/share-lines.ts';
import type { Printable, PrintOrderBody, PrintView } from '../../wire/printing.ts';
import { requireLockedPrinter } from '../change-printer.ts';
import { addJobs, type Work } from '../jobs/add-jobs.ts';
import { countWaiting, type PrinterRow, selectPrinters } from '../queries.ts';
import { type MadeRow, ticketOf } from './print-content.ts';
import { tabPrintout } from './tab-printout.ts';

/** For reprints on one printer. Jobs of new orders are added anyway. */
const MOST_WAITING = 500;
const WAIT_MS = MINUTE;

/** The whole order, for printing in a browser. */
export async function getPrint(
  ctx: StoreCtx,
  orderId: string,
  { what, language }: { what: Printable; language: OfficeLanguage },
): Promise<PrintView> {
  authorisePrint(ctx, what);
  const stored = await findStoredOrder(ctx, ctx.storeId, parseOrderId(orderId));
  return {
    lines: await linesOf(ctx, stored, { what, language, lines: keptLines(stored).flatMap(dishesOfLine) }),
  };
}

/** Prints an order by hand on a chosen printer. */
export async function printOrder(
  ctx: StoreCtx,
  orderId: string,
  { what, printer: printerId }: PrintOrderBody,
): Promise<void> {
  authorisePrint(ctx, what);
  await printByHand(ctx, printerId, async (tx, printer) => {
    const stored = await findStoredOrder(tx, tx.storeId, parseOrderId(orderId));
    const lines = await linesFor(tx, printer, keptLines(stored));
    const { language } = printer;
    return {
      order: stored.order,
      what,
      seq: stored.log.at(-1)?.seq ?? 0,
      lines: await linesOf(tx, stored, { what, language, lines }),
    };
  });
}

/** A printout shows the bill, and issues it if necessary. */
function authorisePrint(ctx: StoreCtx, what: Printable): void {
  authorise(ctx, 'print');
  if (what === 'receipt') authorise(ctx, 'bill.issue');
}

export async function printTest(ctx: StoreCtx, printerId: string): Promise<void> {
  authorise(ctx, 'printer.manage');
  const store = await findStore(ctx.db, ctx.storeId);
  await printByHand(ctx, printerId, async (tx, { name, language }) => {
    const lines = renderTestPrint({ printer: name, store, at: tx.now }, language);
    return { order: null, what: 'test', seq: 0, lines };
  });
}

/** Adds a job by hand. Locks the printer, so that waiting jobs are counted one after another. */
export async function printByHand(
  ctx: StoreCtx,
  printerId: string,
  makeWork: (tx: StoreCtx, printer: PrinterRow) => Promise<Omit<Work, 'printer'>>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const printer = await requireLockedPrinter(tx, printerId);
    const waiting = (await countWaiting(tx.db, tx.storeId)).get(printer.id);
    if (waiting && waiting.jobs >= MOST_WAITING) throw tooMany(WAIT_MS);
    await addJobs(tx, tx.storeId, [{ ...(await makeWork(tx, printer)), printer }]);
  });
}

function keptLines(stored: StoredOrder): LineRow[] {
  return asOf(stored).lines.filter(isKept);
}

/** The lines that this printer prints of an order, or all if there would be none. */
async function linesFor(ctx: StoreCtx, printer: PrinterRow, lines: LineRow[]): Promise<MadeRow[]> {
  const dishes = lines.flatMap(dishesOfLine);
  const itemIds = [...new Set(dishes.map(({ itemId }) => itemId))];
  const categoryOf = await findCategories(ctx, ctx.storeId, itemIds);
  const shares = shareLines([printer], dishes, {
    all: await selectPrinters(ctx.db, ctx.storeId),
    stations: await findStations(ctx, ctx.storeId),
    categoryOf,
    idOf: ({ id }) => id,
    itemOf: ({ itemId }) => itemId,
  });
  return shares.get(printer) ?? dishes;
}

async function linesOf(
  ctx: StoreCtx,
  stored: StoredOrder,
  { what, language, lines }: { what: Printable; language: OfficeLanguage; lines: MadeRow[] },
): Promise<PrintLine[]> {
  const store = await findStore(ctx.db, ctx.storeId);
  if (what === 'receipt') {
    const bill = await billForPaper(ctx, ctx.storeId, stored.order.id);
    return renderPrintout(await tabPrintout(ctx, stored.order, store, { bill }), language);
  }
  const kind = (await isAddition(ctx, stored.order)) ? 'addition' : 'new';
  const at = stored.order.createdAt.getTime();
  return renderTicket(ticketOf(stored, store, { kind, lines, reason: '', at }), language);
}
