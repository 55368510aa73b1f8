import { kindOf, type OfKind, type OrderKind } from '#ordering/order-types/rules/order-kind.ts';

/** How the food reaches its guest. Messages differ by it. */
export type ServedWay = 'table' | 'pickup' | 'delivery';

interface Ordered extends OfKind {
  table: object | null;
}

/** What is asked of a guest without a table, in the words of the guests' form. */
export type AddressLabel = 'Delivery Address' | 'Pickup Time' | 'Table/Room no.';

const ADDRESS_LABELS: Record<OrderKind, AddressLabel> = {
  table: 'Table/Room no.',
  room: 'Table/Room no.',
  pickup: 'Pickup Time',
  delivery: 'Delivery Address',
};

export const addressLabel = (kind: OrderKind): AddressLabel => ADDRESS_LABELS[kind];

export function servedWay({ table, ...order }: Ordered): ServedWay {
  const kind = kindOf(order);
  return table || kind === 'room' ? 'table' : kind;
}
