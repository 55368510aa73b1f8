import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { renderMoveTicket } from '../../rules/tickets/move-ticket.ts';
import { kitchenPrinters } from '../../rules/tickets/share-lines.ts';
import type { Work } from '../jobs/add-jobs.ts';
import type { PrinterRow } from '../queries.ts';

interface Moved {
  entry: LogRow;
  event: Extract<OrderEvent, { what: 'moved' }>;
  order: OrderRow;
}

/** Tells the printers of orders that are being cooked where their table has gone: once for all that went together. */
export function moveTicketsFor(
  entries: readonly LogRow[],
  orderOf: (orderId: string) => OrderRow | undefined,
  { store, printers }: { store: StoreRow; printers: PrinterRow[] },
): Work[] {
  const moved = entries.flatMap((entry) => movedOf(entry, orderOf));
  const together = Map.groupBy(moved, ({ entry, event }) =>
    JSON.stringify([entry.at, event.was, event.table]),
  );
  return [...together.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { entry, event } = first;
    const orderNos = all.map(({ order }) => order.orderNo);
    const ticket = { from: event.was, to: event.table, orderNos, store, at: entry.at.getTime() };
    const kitchen = new Set(all.flatMap(({ order }) => kitchenPrinters(printers, order.orderTypeId)));
    return [...kitchen].map((printer) => ({
      printer,
      order: null,
      what: 'ticket' as const,
      seq: entry.seq,
      lines: renderMoveTicket(ticket, printer.language),
    }));
  });
}

function movedOf(entry: LogRow, orderOf: (orderId: string) => OrderRow | undefined): Moved[] {
  const event = entry.event as OrderEvent;
  const order = orderOf(entry.orderId ?? '');
  return event.what === 'moved' && order ? [{ entry, event, order }] : [];
}
