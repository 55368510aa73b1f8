import { BOUNDS, boundText } from '../bounded-text.ts';
import { orderPlace } from '../order-place.ts';
import { PRINT_WORDS, type PrintLanguage } from './words.ts';

interface Placed {
  orderType: string;
  table: { iden: string; idel: string } | null;
  address: string;
  customer: string;
}

/** Where the food goes, or when it is fetched; else who gets it. Nothing that a guest types looks like a table's name. */
export function printedPlace(order: Placed, language: PrintLanguage): string {
  const words = PRINT_WORDS[language];
  const place = orderPlace(order);
  switch (place.kind) {
    case 'table':
      return place.name;
    case 'typed':
      return `${words.guestAt} ${place.name}`;
    case 'pickup':
      return `${words.pickup} ${place.time ?? words.asap}`;
    case 'address':
      return boundText(order.customer, BOUNDS.name) || order.orderType;
  }
}
