import { type Order, type Payment, type PaymentState, type Refund, refundedOf } from '../ledger.ts';

const STATUS: Record<PaymentState, string> = { paid: 'captured', pending: 'authorized', failed: 'failed' };
const REFUND_STATUS = { done: 'processed', pending: 'pending', failed: 'failed' } as const;
const seconds = (at: number) => Math.floor(at / 1000);

export function presentOrder(order: Order) {
  const paid = order.payments.filter(({ state }) => state === 'paid');
  const amountPaid = paid.reduce((sum, { amount }) => sum + amount, 0);
  const untouched = order.payments.length === 0 ? 'created' : 'attempted';
  return {
    id: order.orderId,
    entity: 'order',
    amount: order.amount,
    amount_paid: amountPaid,
    amount_due: Math.max(0, order.amount - amountPaid),
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: paid.length > 0 ? 'paid' : untouched,
    attempts: order.payments.length,
    notes: [],
    created_at: seconds(order.at),
  };
}

export function presentPayment(order: Order, payment: Payment) {
  const refunded = refundedOf(payment);
  const part = refunded === payment.amount ? 'full' : 'partial';
  const hasFailed = payment.state === 'failed';
  return {
    id: payment.paymentId,
    entity: 'payment',
    amount: payment.amount,
    currency: order.currency,
    status: STATUS[payment.state],
    order_id: order.orderId,
    international: false,
    method: order.mandate?.method ?? 'upi',
    email: 'payer@simulated.example',
    contact: '+919876543210',
    customer_id: order.mandate?.customer ?? null,
    token_id: order.mandate?.token ?? null,
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : part,
    captured: payment.state === 'paid',
    vpa: 'guest@simulated',
    notes: [],
    error_code: hasFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: payment.reason,
    error_source: hasFailed ? 'bank' : null,
    error_step: hasFailed ? 'payment_authorization' : null,
    error_reason: hasFailed ? 'payment_failed' : null,
    created_at: seconds(payment.at),
  };
}

export function presentRefund({ currency }: Order, { paymentId }: Payment, refund: Refund) {
  return {
    id: refund.refundId,
    entity: 'refund',
    amount: refund.amount,
    currency,
    payment_id: paymentId,
    notes: [],
    receipt: refund.reference === '' ? null : refund.reference,
    acquirer_data: { arn: null },
    created_at: seconds(refund.at),
    batch_id: null,
    status: REFUND_STATUS[refund.state],
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

export function collection(items: object[]) {
  return { entity: 'collection', count: items.length, items };
}
