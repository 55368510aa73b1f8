import { shownOptionsOfLine } from '#domain/api/order-parts-view.ts';
import { tabBalanceOf } from '#domain/bills/balance.ts';
import { linkToPay, withoutLosses } from '#domain/bills/receipts.ts';
import type { OrderFold } from '#domain/order/fold-order.ts';
import { CANCELLED, OPEN, type OrderEdit, type OrderEvent, SERVED } from '#domain/order/order.ts';
import { orderedNames } from '#domain/order/ordered-names.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { Ticket, TicketLine } from '#domain/printing/kitchen-ticket.ts';
import type { Printout } from '#domain/printing/printout.ts';
import type { TicketKind } from '#domain/printing/words.ts';
import { placedAt } from '#domain/serving/order-place.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { asOf } from '../orders/as-of.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { toPriceable } from '../orders/views.ts';

export interface TicketChange {
  kind: TicketKind;
  lines: LineRow[];
  reason: string;
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
  if (event.what !== 'item') return null;
  if (event.edit) return additionOf(event.edit, lines);
  // An older program, which may run beside this one, logs a part like a whole line.
  const part = stored.lines.find(({ id, partOf }) => id === event.lineId && partOf !== null);
  const changed = lines
    .filter(({ id }) => id === (event.of ?? part?.partOf ?? event.lineId))
    .map((line) => ({ ...line, quantity: event.quantity ?? part?.quantity ?? line.quantity }));
  return { kind: event.discarded ? 'removed' : 'restored', lines: changed, reason };
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

/** Whether the order is served with that entry, so that guests want their printout. */
export function isServedBy({ log }: StoredOrder, seq: number): boolean {
  const event = log.find((entry) => entry.seq === seq)?.event as OrderEvent | undefined;
  if (event?.what === 'placed') return event.state === SERVED && event.payment !== 'awaiting';
  return event?.what === 'state' && event.to === SERVED;
}

export function ticketOf(
  { order }: StoredOrder,
  store: StoreRow,
  told: { kind: TicketKind; lines: LineRow[]; reason: string; at: number },
): Ticket {
  return {
    ...placeOf(order),
    ...told,
    store: { name: store.name, timeZone: store.timeZone },
    remarks: order.remarks,
    lines: told.lines.map(toTicketLine),
  };
}

function toTicketLine(line: LineRow): TicketLine {
  return { quantity: line.quantity, ...namesOf(line), remarks: line.remarks ?? '' };
}

/** The names in all languages. */
function namesOf(line: LineRow) {
  return { label: line.itemLabel, options: shownOptionsOfLine(line), ...orderedNames(line) };
}

function placeOf(order: StoredOrder['order']) {
  const { orderNo, tabletLetter, round, orderTypeTranslations, customerName: customer } = order;
  return { ...placedAt(order), orderNo, tabletLetter, round, orderTypeTranslations, customer };
}

/** The printout of an order, or of all orders of a table, after that entry of the log and with the bill. */
export function printoutOf(
  tab: readonly StoredOrder[],
  store: StoreRow,
  { bill, tips, cash, seq }: Pick<Printout, 'bill' | 'tips' | 'cash'> & { seq?: number },
): Printout {
  const then = tab.map((stored) => ({ order: stored.order, ...asOf(stored, seq) }));
  const billed = then.filter(({ fold }) => tab.length === 1 || fold.state !== CANCELLED);
  const [first = then[0]] = billed;
  if (!first) throw new Error('A printout is of an order');
  const { order, fold } = first;
  const balance = tabBalanceOf(then.map((one) => one.fold));
  const { currency, orderNo } = order;
  // One who has claimed to have paid is not asked to pay again. The rounds of a table have no claims.
  const payment = tab.length === 1 ? fold.payment : ('unpaid' as const);
  return {
    ...placeOf(order),
    store,
    bill,
    tips,
    ...(cash ? { cash } : {}),
    at: order.createdAt.getTime(),
    isCancelled: balance.state === CANCELLED,
    roundOff: tab.length === 1 ? fold.roundOff : balance.roundOff,
    rounds: billed.map((round) => ({
      lines: round.lines.filter(isKept).map((line) => ({ ...toPriceable(line), ...namesOf(line) })),
      charges: round.order.charges,
      discounts: round.fold.discounts,
    })),
    paid: balance.paid - balance.refunded,
    method: withoutLosses(methodsOf(then.map((one) => one.order)) || order.paymentMethod),
    upiLink: linkToPay({ ...balance, payment, orderNo, currency }, store.upi),
  };
}

/** All ways in which these orders were paid. */
function methodsOf(orders: readonly OrderRow[]): string {
  const methods = orders.filter(({ paid }) => paid > 0).flatMap((order) => order.paymentMethod.split(' + '));
  return [...new Set(methods)].join(' + ');
}
