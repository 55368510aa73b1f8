import { pageKey } from './ids.ts';

export type Flow = 'paytm' | 'paytm-token' | 'razorpay';
export type PaymentState = 'pending' | 'paid' | 'failed';
export type RefundState = 'pending' | 'done' | 'failed';
export type Fields = Record<string, string>;

/** Amounts are in paise. */
export interface Refund {
  refundId: string;
  /** The merchant's own name for it. */
  reference: string;
  amount: number;
  state: RefundState;
  at: number;
  /** Idempotency key: a repeated request does not refund again. */
  key?: string;
}

export interface Payment {
  paymentId: string;
  amount: number;
  state: PaymentState;
  reason: string | null;
  at: number;
  refunds: Refund[];
}

export type MandateState = 'initiated' | 'confirmed' | 'rejected' | 'cancelled';

/** What is registered with the payment of an order: that its merchant may charge the payer. */
export interface Mandate {
  customer: string;
  method: 'upi' | 'card';
  most: number;
  expiresAt: number;
  /** Null until it is paid. */
  token: string | null;
  state: MandateState;
}

export interface Order {
  /** Part of the address of its payment page. */
  key: string;
  flow: Flow;
  merchantId: string;
  orderId: string;
  /** The merchant's own name, if it differs from `orderId`. */
  receipt: string | null;
  amount: number;
  currency: string;
  callbackUrl: string;
  cancelUrl: string | null;
  /** Fields of the form that the guest's browser posted. */
  posted: Fields;
  /** Connects the two calls of Paytm's newer flow. */
  token: string | null;
  isCancelled: boolean;
  at: number;
  payments: Payment[];
  /** Left out of most. */
  mandate?: Mandate;
}

export type NewOrder = Pick<Order, 'flow' | 'merchantId' | 'orderId' | 'amount' | 'currency'> &
  Partial<Pick<Order, 'receipt' | 'callbackUrl' | 'token' | 'posted' | 'mandate'>>;

const MOST_ORDERS = 2_000;

/** Records orders, payments and refunds. Tests compare it with the program's own. */
export function createLedger(now: () => number, kept: Order[] = [], onChange = () => {}) {
  const orders = kept;
  const find = (matches: (order: Order) => boolean) => orders.find(matches) ?? null;
  return {
    orders: orders as readonly Order[],
    open(wanted: NewOrder): Order {
      const made: Order = {
        key: pageKey(),
        receipt: null,
        callbackUrl: '',
        cancelUrl: null,
        posted: {},
        token: null,
        isCancelled: false,
        at: now(),
        payments: [],
        ...wanted,
      };
      orders.push(made);
      orders.splice(0, orders.length - MOST_ORDERS);
      onChange();
      return made;
    },
    pageOf: (key: string) => find((order) => order.key === key),
    find: (merchantId: string, orderId: string) =>
      find((order) => order.merchantId === merchantId && order.orderId === orderId),
    findById: (orderId: string) => find((order) => order.orderId === orderId),
    findPayment(merchantId: string, paymentId: string) {
      for (const order of orders) {
        const payment = order.payments.find((candidate) => candidate.paymentId === paymentId);
        if (payment && order.merchantId === merchantId) return { order, payment };
      }
      return null;
    },
    findRefund(refundId: string) {
      for (const order of orders)
        for (const payment of order.payments) {
          const refund = payment.refunds.find((candidate) => candidate.refundId === refundId);
          if (refund) return { order, payment, refund };
        }
      return null;
    },
    pay(order: Order, payment: Omit<Payment, 'at' | 'refunds'>): Payment {
      const made: Payment = { ...payment, at: now(), refunds: [] };
      order.payments.push(made);
      onChange();
      return made;
    },
    refund(payment: Payment, refund: Omit<Refund, 'at'>): Refund {
      const made: Refund = { ...refund, at: now() };
      payment.refunds.push(made);
      onChange();
      return made;
    },
    hasChanged: onChange,
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Returns the successful payment of an order, else the last one. */
export function paymentOf({ payments }: Order): Payment | null {
  return payments.find(({ state }) => state === 'paid') ?? payments.at(-1) ?? null;
}

/** Includes pending refunds, which can't be refunded again. */
export function refundedOf({ refunds }: Payment): number {
  return refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
}
