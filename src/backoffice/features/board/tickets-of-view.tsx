import type { StaffOrderView } from '#domain/api/order.ts';
import { Ticket } from './ticket.tsx';
import { hasItem } from './to-cook.ts';
import type { ViewProps } from './view-props.ts';

interface TicketsOfViewProps extends Pick<ViewProps, 'newIds' | 'additions' | 'litItem'> {
  tickets: readonly StaffOrderView[];
  place: 'column' | 'kitchen';
}

export function TicketsOfView({ tickets, place, newIds, additions, litItem }: TicketsOfViewProps) {
  return tickets.map((order) => (
    <Ticket
      key={order._id}
      order={order}
      isNew={newIds.has(order._id)}
      litItem={litItem !== null && hasItem(order, litItem) ? litItem : null}
      addedTo={additions.get(order._id) ?? null}
      place={place}
    />
  ));
}
