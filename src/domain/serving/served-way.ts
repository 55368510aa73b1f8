/** How the food reaches its guest. Messages differ by it. */
export type ServedWay = 'table' | 'pickup' | 'delivery';

interface Ordered {
  orderType: string;
  table: object | null;
}

/** What is asked of a guest without a table; the order type's name decides. */
export function addressLabel(orderTypeLabel: string): string {
  if (orderTypeLabel === 'Delivery') return 'Delivery Address';
  return orderTypeLabel === 'Pickup' ? 'Pickup Time' : 'Table/Room no.';
}

export function servedWay({ orderType, table }: Ordered): ServedWay {
  if (table) return 'table';
  const asked = addressLabel(orderType);
  if (asked === 'Delivery Address') return 'delivery';
  return asked === 'Pickup Time' ? 'pickup' : 'table';
}
