import type { Menu, Translations } from '../menu/menu.ts';
import type { Minor } from '../money/money.ts';
import type { OrderStep } from '../order/order.ts';
import type { Charge } from '../pricing/price-line.ts';
import type { OrderAsks } from './order-asks.ts';
import type { OrderKind } from './order-kind.ts';

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
