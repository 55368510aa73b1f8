import { type Order, paymentOf, type Refund } from './ledger.ts';

interface LedgerRow {
  flow: Order['flow'];
  merchantId: string;
  orderId: string;
  receipt: string | null;
  state: 'open' | 'cancelled' | 'pending' | 'paid' | 'failed';
  amount: number;
  paymentId: string | null;
  paid: number;
  refunded: number;
  refunds: Refund[];
}

export interface LedgerView {
  payments: LedgerRow[];
  totals: { paid: number; refunded: number };
}

/** Lists all orders, the latest first, in paise. Only completed refunds count as refunded. */
export function viewLedger(orders: readonly Order[]): LedgerView {
  const payments = orders.map(viewOrder).toReversed();
  const sum = (key: 'paid' | 'refunded') => payments.reduce((total, row) => total + row[key], 0);
  return { payments, totals: { paid: sum('paid'), refunded: sum('refunded') } };
}

export function viewOrder(order: Order): LedgerRow {
  const { flow, merchantId, orderId, receipt, amount } = order;
  const payment = paymentOf(order);
  const refunds = order.payments.flatMap((one) => one.refunds);
  const paid = order.payments.filter(({ state }) => state === 'paid');
  return {
    flow,
    merchantId,
    orderId,
    receipt,
    state: payment?.state ?? (order.isCancelled ? 'cancelled' : 'open'),
    amount,
    paymentId: payment?.paymentId ?? null,
    paid: paid.reduce((total, one) => total + one.amount, 0),
    refunded: refunds.filter(({ state }) => state === 'done').reduce((total, one) => total + one.amount, 0),
    refunds,
  };
}
