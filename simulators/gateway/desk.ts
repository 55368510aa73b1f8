import type { Accounts } from './accounts.ts';
import type { Faults, WayBack } from './faults.ts';
import type { Fields, Ledger, Order, Payment, Refund } from './ledger.ts';

export interface Desk {
  accounts: Accounts;
  ledger: Ledger;
  faults: Faults;
  now(): number;
  /** The last successful return of each merchant, for replays. */
  lastReturns: Map<string, Fields>;
}

export type Decision = 'pay' | 'fail' | 'pending' | 'cancel';

/** The form that the guest's browser posts back, and where. */
export interface WayHome {
  url: string;
  method: 'post' | 'get';
  fields: Fields;
}

/** What differs between the gateways once an order exists. */
export interface Cashier {
  newPaymentId(now: number): string;
  /** Builds the return after this payment, or after a cancellation if there is none. */
  wayHome(desk: Desk, order: Order, payment: Payment | null): WayHome;
  /** Builds the return of a success that never happened. */
  forge(desk: Desk, order: Order): Fields;
  /** Reports a payment when it is decided, also later. */
  tell(desk: Desk, order: Order, payment: Payment): Promise<void>;
  tellRefund(desk: Desk, order: Order, payment: Payment, refund: Refund): Promise<void>;
}

export interface Choice {
  decision: Decision;
  wayBack: WayBack;
}
