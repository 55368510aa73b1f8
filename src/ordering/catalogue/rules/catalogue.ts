import type { Menu, Translations } from '#ordering/menu/rules/menu.ts';
import type { OrderAsks } from '#ordering/order-types/rules/order-asks.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import type { OrderStep } from '#ordering/orders/rules/order.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import type { Minor } from '#platform/money/rules/money.ts';

export interface OrderType {
  id: string;
  label: string;
  kind: OrderKind;
  active: boolean;
  otpAuthentication: boolean;
  otpOnOrder: boolean;
  onlinePayment: boolean;
  paymentMethod: string;
  initialState: OrderStep;
  minimum: Minor;
  charges: Charge[];
  /** Null means DEFAULT_ASKS. */
  asks: OrderAsks | null;
  translations?: Translations | undefined;
}

export interface Catalogue {
  orderTypes: OrderType[];
  menus: Menu[];
}
