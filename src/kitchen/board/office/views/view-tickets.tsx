import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { needsItem } from '../orders/to-cook.ts';
import { TicketCard } from '../tickets/ticket-card.tsx';

/** What every layout of the board is given. */
export interface ViewProps {
  orders: readonly StaffOrderView[];
  isLoading: boolean;
  newIds: ReadonlySet<string>;
  /** The number of the earlier order that an order is added to, by order id. */
  additions: ReadonlyMap<string, number>;
  /** The dish chosen in the rail. */
  litItem: string | null;
}

interface ViewTicketsProps extends Pick<ViewProps, 'newIds' | 'additions' | 'litItem'> {
  tickets: readonly StaffOrderView[];
  place: 'column' | 'kitchen';
}

export function ViewTickets({ tickets, place, newIds, additions, litItem }: ViewTicketsProps) {
  return tickets.map((order) => (
    <TicketCard
      key={order._id}
      order={order}
      isNew={newIds.has(order._id)}
      litItem={litItem !== null && needsItem(order, litItem) ? litItem : null}
      addedTo={additions.get(order._id) ?? null}
      place={place}
    />
  ));
}
