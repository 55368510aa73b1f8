import { CANCELLED, SERVED } from '#domain/order/order.ts';
import { renderMovedSlip } from '#domain/printing/moved-slip.ts';
import type { SittingEvent } from '#domain/sittings/sitting-events.ts';
import type { LogRow, OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { Work } from './add-jobs.ts';
import type { PrinterRow } from './queries.ts';
import { kitchenPrinters } from './share-lines.ts';

/** Tells the printers of open rounds where their table has gone. Once all is served, nobody carries anything there. */
export function slipsFor(
  { event, seq, at }: LogRow,
  rounds: readonly OrderRow[],
  { store, printers }: { store: StoreRow; printers: PrinterRow[] },
): Work[] {
  const told = event as SittingEvent;
  if (told.what !== 'moved') return [];
  const { from, to } = told;
  const open = rounds.filter(({ state }) => state !== SERVED && state !== CANCELLED);
  const slip = { from, to, orderNos: open.map(({ orderNo }) => orderNo), store, at: at.getTime() };
  const kitchen = new Set(open.flatMap(({ orderTypeId }) => kitchenPrinters(printers, orderTypeId)));
  return [...kitchen].map((printer) => ({
    printer,
    order: null,
    what: 'ticket',
    seq,
    lines: renderMovedSlip(slip, printer.language),
  }));
}
