import type { Ticket, TicketLine } from '#kitchen/printing/rules/tickets/kitchen-ticket.ts';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

type Item = KitchenLine;
type Told = Pick<Ticket, 'kind' | 'lines' | 'reason' | 'at' | 'isLate' | 'courses' | 'ticketNo'>;

/** What stands above a ticket or a printout. */
export const headOf = (order: StaffOrderView) => ({
  orderNo: order.orderNo,
  tabletLetter: order.tabletLetter ?? null,
  orderType: order.orderType,
  orderKind: order.orderKind ?? null,
  orderTypeTranslations: order.orderTypeTranslations ?? null,
  table: order.table,
  address: order.address,
  customer: order.user.name,
});

/** The names in all languages. */
export const namesIn = ({ itemLabel: label, options = [], translations }: Item) => ({
  label,
  options,
  ...(translations ? { translations } : {}),
});

export const ticketLineOf = (item: Item): TicketLine => ({
  quantity: item.quantity,
  ...namesIn(item),
  ...(item.swaps ? { swaps: item.swaps } : {}),
  ...(item.combo ? { combo: item.combo } : {}),
  remarks: item.remarks ?? '',
  ...(item.held && item.course ? { hold: item.course.name } : {}),
});

/** The ticket of an order. Server and devices print it from the same views. */
export function ticketOf(order: StaffOrderView, { name, timeZone }: Ticket['store'], told: Told): Ticket {
  const { remarks, sitting, timeline } = order;
  const { needs = null, covers = null } = sitting ?? {};
  const waiter = sitting?.waiter ?? timeline.find(({ what }) => what === 'placed')?.by ?? '';
  return {
    ...headOf(order),
    ...told,
    store: { name, timeZone },
    round: sitting?.round ?? null,
    remarks,
    needs,
    covers,
    waiter,
  };
}
