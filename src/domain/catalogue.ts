import type { Menu, Translations } from './menu.ts';
import type { Minor } from './money.ts';
import type { OrderStep } from './order.ts';
import type { OrderAsks } from './order-asks.ts';
import type { Charge } from './pricing.ts';

export interface OrderType {
  id: string;
  label: string;
  active: boolean;
  otpAuthentication: boolean;
  otpOnOrder: boolean;
  onlinePayment: boolean;
  paymentMethod: string;
  initialState: OrderStep;
  minimum: Minor;
  charges: Charge[];
  /** Null: the usual. */
  asks: OrderAsks | null;
  translations?: Translations | undefined;
}

export interface Catalogue {
  orderTypes: OrderType[];
  menus: Menu[];
}
