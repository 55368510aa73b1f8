import { printoutOf as printoutOfViews } from '#kitchen/papers/rules/printout-of.ts';
import { ticketOf as ticketOfView } from '#kitchen/papers/rules/ticket-of.ts';
import { isHeld } from '#ordering/courses/rules/pace.ts';
import { hasNeeds } from '#ordering/menu/rules/diets/needs.ts';
import type { ComboName } from '#ordering/orders/rules/combo-parts.ts';
import type { OrderFold } from '#ordering/orders/rules/fold-order.ts';
import { CANCELLED, OPEN, type OrderEdit, type OrderEvent, SERVED } from '#ordering/orders/rules/order.ts';
import { orderedNames } from '#ordering/orders/rules/ordered-names.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import { orderViewForStaff } from '#ordering/orders/server/views.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import { shownOptionsOfLine, swapsOfLine } from '#ordering/orders/wire/order-parts-view.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { type Printed, printedAs } from '../../rules/printed-here.ts';
import type { Printout } from '../../rules/printout.ts';
import type { Ticket, TicketLine } from '../../rules/tickets/kitchen-ticket.ts';
import type { TicketKind } from '../../rules/words.ts';

/** A dish of a combo says which. */
export type MadeRow = LineRow & { combo?: ComboName };

export interface TicketChange {
  kind: TicketKind;
  lines: LineRow[];
  reason: string;
  /** What is fired. */
  courses?: string[];
}

const isOpen = ({ state }: Pick<OrderFold, 'state'>) => OPEN.some((open) => open === state);

/** What a log entry changes for the kitchen; null for nothing. */
export function ticketChangeOf(stored: StoredOrder, seq: number): TicketChange | null {
  const { entries, fold: after, lines } = asOf(stored, seq);
  const event = entries.find((entry) => entry.seq === seq)?.event;
  if (!event) return null;
  const { fold: before } = asOf(stored, seq - 1);
  const kept = lines.filter(isKept);
  const reason = 'reason' in event ? (event.reason ?? '') : '';
  if (comes(event, before, after)) return { kind: 'new', lines: kept, reason: '' };
  const wasCooked = event.what !== 'placed' && isOpen(before) && before.payment !== 'awaiting';
  if (!wasCooked) return null;
  if (after.state === CANCELLED) return { kind: 'cancelled', lines: kept, reason };
  if (event.what === 'fired') {
    const lines = kept.filter(({ id }) => event.lines.includes(id));
    return lines.length === 0 ? null : { kind: 'fired', lines, reason: '', courses: event.courses };
  }
  if (event.what === 'needs') return needsTicket(stored, seq, kept);
  if (event.what !== 'item') return null;
  if (event.edit) return additionOf(event.edit, lines);
  // An older program, which may run beside this one, logs a part like a whole line.
  const part = stored.lines.find(({ id, partOf }) => id === event.lineId && partOf !== null);
  const changed = lines
    .filter(({ id }) => id === (event.of ?? part?.partOf ?? event.lineId))
    .map((line) => ({ ...line, quantity: event.quantity ?? part?.quantity ?? line.quantity }));
  return { kind: event.discarded ? 'removed' : 'restored', lines: changed, reason };
}

/** Which ticket of its order that entry makes, whichever printers have it. Each change of needs counts as one. */
export const ticketNoOf = (stored: StoredOrder, seq: number): number =>
  stored.log.filter(
    (entry) =>
      entry.seq <= seq && (entry.event.what === 'needs' || ticketChangeOf(stored, entry.seq) !== null),
  ).length;

/** What is still to be made, once: of several changes the last one says what holds. */
function needsTicket({ log, party }: StoredOrder, seq: number, kept: LineRow[]): TicketChange | null {
  const isLast = !log.some(({ event, seq: later }) => event.what === 'needs' && later > seq);
  const lines = kept.filter(({ ready }) => !ready);
  if (!isLast || !party || !hasNeeds(party.needs) || lines.length === 0) return null;
  return { kind: 'needs', lines, reason: '' };
}

/** Only what came. Discounts are nothing to the kitchen. */
function additionOf({ added, more }: OrderEdit, lines: LineRow[]): TicketChange | null {
  const came = [...added, ...more].flatMap(({ lineId, quantity }) =>
    lines.filter(({ id, itemId }) => id === lineId && itemId !== '').map((line) => ({ ...line, quantity })),
  );
  return came.length === 0 ? null : { kind: 'addition', lines: came, reason: '' };
}

/** An order is cooked once it is paid, unless it was handed over at once. */
function comes(event: OrderEvent, before: OrderFold, after: OrderFold): boolean {
  if (!isOpen(after) || after.payment === 'awaiting') return false;
  return event.what === 'placed' || (event.what === 'payment' && before.payment === 'awaiting');
}

export const isOpenNow = (stored: StoredOrder): boolean => isOpen(asOf(stored).fold);

/** Whether the order is served with that entry, so that guests want their printout. */
export function isServedBy({ log }: StoredOrder, seq: number): boolean {
  const event = log.find((entry) => entry.seq === seq)?.event as OrderEvent | undefined;
  if (event?.what === 'placed') return event.state === SERVED && event.payment !== 'awaiting';
  return event?.what === 'state' && event.to === SERVED;
}

/** Whether the tablet that took the order has printed it there itself, because it had no line. */
export const isPrintedThere = (
  { log: [first] }: StoredOrder,
  what: Printed,
  printer: { id: string },
): boolean => first !== undefined && isPrintedWith(first, what, printer);

/** Whether its tablet has printed it with what this entry tells of. */
export const isPrintedWith = (
  { event }: Pick<LogRow, 'event'>,
  what: Printed,
  { id }: { id: string },
): boolean => 'printed' in event && event.printed?.includes(printedAs(what, id)) === true;

const viewOf = (stored: StoredOrder, store: StoreRow, seq?: number) =>
  orderViewForStaff(stored, store, 'floor', seq);

export function ticketOf(
  stored: StoredOrder,
  store: StoreRow,
  {
    lines,
    ...told
  }: Pick<Ticket, 'kind' | 'reason' | 'at' | 'isLate' | 'courses' | 'ticketNo'> & { lines: MadeRow[] },
): Ticket {
  return ticketOfView(viewOf(stored, store), store, { ...told, lines: lines.map(toTicketLine) });
}

function toTicketLine(line: MadeRow): TicketLine {
  const swaps = swapsOfLine(line);
  return {
    quantity: line.quantity,
    label: line.itemLabel,
    options: shownOptionsOfLine(line),
    ...orderedNames(line),
    ...(swaps.length > 0 ? { swaps } : {}),
    ...(line.combo ? { combo: line.combo } : {}),
    remarks: line.remarks ?? '',
    ...(isHeld(line) && line.course ? { hold: line.course.name } : {}),
  };
}

/** The printout of an order, or of all orders of a table, after that entry of the log and with the bill. */
export function printoutOf(
  tab: readonly StoredOrder[],
  store: StoreRow & { footer: string },
  { seq, ...told }: Pick<Printout, 'bill' | 'tips' | 'cash'> & { seq?: number },
): Printout {
  const views = tab.map((stored) => viewOf(stored, store, seq));
  return printoutOfViews(views, store, told);
}
