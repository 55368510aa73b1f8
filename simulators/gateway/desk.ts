import type { Accounts } from './accounts.ts';
import type { Faults, WayBack } from './faults.ts';
import type { Fields, Ledger, Order, Payment, Refund } from './ledger.ts';

/** What the parts of the gateway share. */
export interface Desk {
  accounts: Accounts;
  ledger: Ledger;
  faults: Faults;
  now(): number;
  /** The last form of a success for each merchant, for whoever wants to play it again. */
  lastReturns: Map<string, Fields>;
}

/** What a person decides on the page. */
export type Decision = 'pay' | 'fail' | 'pending' | 'cancel';

/** What the customer's browser is told to post back, and where. */
export interface WayHome {
  url: string;
  method: 'post' | 'get';
  fields: Fields;
}

/** What differs between the gateways, as soon as there is an order. */
export interface Cashier {
  newPaymentId(now: number): string;
  /** The form after this payment; of an order without one, that it was cancelled. */
  wayHome(desk: Desk, order: Order, payment: Payment | null): Promise<WayHome>;
  /** A success that nobody has made. */
  forge(desk: Desk, order: Order): Promise<Fields>;
  /** After a payment is decided, also when that is later. */
  tell(desk: Desk, order: Order, payment: Payment): Promise<void>;
  tellRefund(desk: Desk, order: Order, payment: Payment, refund: Refund): Promise<void>;
}

export interface Choice {
  decision: Decision;
  wayBack: WayBack;
}
