import { addressLabel } from './checkout.ts';

/** How the food reaches its guest. Messages differ by it. */
export type ServedWay = 'table' | 'pickup' | 'delivery';

interface Ordered {
  orderType: string;
  table: object | null;
}

export function servedWay({ orderType, table }: Ordered): ServedWay {
  if (table) return 'table';
  const asked = addressLabel(orderType);
  if (asked === 'Delivery Address') return 'delivery';
  return asked === 'Pickup Time' ? 'pickup' : 'table';
}
