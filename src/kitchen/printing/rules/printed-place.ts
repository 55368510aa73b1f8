import type { Translations } from '#ordering/menu/rules/menu.ts';
import { nameOf } from '#ordering/menu/rules/name-in.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import { type Numbered, tokenOf } from '#ordering/orders/rules/token.ts';
import { orderPlace } from '#ordering/serving/rules/order-place.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { PRINT_WORDS } from './words.ts';

interface Typed {
  orderType: string;
  orderTypeTranslations?: Translations | null;
}

interface Placed extends Typed {
  orderKind?: OrderKind | null;
  table: { iden: string; idel: string } | null;
  address: string;
  customer: string;
}

/** Returns the order's number, and what it is called by where a tablet has taken it. */
export function printedNumber(order: Numbered, language: OfficeLanguage): string {
  const number = `${PRINT_WORDS[language].order} #${order.orderNo}`;
  return order.tabletLetter ? `${number} · ${tokenOf(order)}` : number;
}

/**
 * Returns the order type's name in the printer's language: the restaurant's translation, or the usual one.
 */
export function printedType({ orderType, orderTypeTranslations }: Typed, language: OfficeLanguage): string {
  const type = { label: orderType, translations: orderTypeTranslations ?? undefined };
  return nameOf(type, language, PRINT_WORDS[language].names);
}

/**
 * Returns where the food goes or when it is picked up, else who gets it. Text typed by guests is marked, so
 * that it never passes for a table's name.
 */
export function printedPlace(order: Placed, language: OfficeLanguage): string {
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
      return boundText(order.customer, BOUNDS.name) || printedType(order, language);
  }
}
