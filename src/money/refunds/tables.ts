import { RECEIPT_METHODS, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import {
  REFUND_STATES,
  REFUND_WAYS,
  type RefundState,
  type RefundWay,
} from '#money/payments/rules/refund-ways.ts';
import { paymentAttempts } from '#money/payments/tables.ts';
import { type ActorRecord, orders } from '#ordering/orders/tables.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '#platform/db/server/drizzle.ts';

/** Money that goes back or went back to a guest. */
export const refunds = pgTable(
  'refunds',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The attempt whose money goes back. Null if it is given back by hand. */
    attemptId: uuid('attempt_id'),
    state: text('state').$type<RefundState>().notNull(),
    how: text('how').$type<RefundWay>().notNull(),
    /** The way of a refund by hand, if it was named. */
    method: text('method').$type<ReceiptMethod>(),
    /** The drawer that cash came out of; null is the main one, also where none was named. */
    drawerId: uuid('drawer_id'),
    /** The UPI ID that it came from, as far as it is known. */
    account: text('account'),
    amount: money('amount').notNull(),
    /** The key of the tap that started it. A second tap starts nothing. */
    request: text('request').notNull(),
    reason: text('reason'),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    /** When the gateway accepted it. Until then the request is repeated. */
    acceptedAt: instant('accepted_at'),
    gatewayRefundId: text('gateway_refund_id'),
    /** Why the gateway refused it. */
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    unique('refunds_request')
      .on(table.storeId, table.orderId, table.request, table.attemptId)
      .nullsNotDistinct(),
    index('refunds_by_attempt').on(table.storeId, table.attemptId),
    index('refunds_pending').on(table.storeId, table.id).where(sql`${table.state} = 'pending'`),
    foreignKey({ columns: [table.storeId, table.orderId], foreignColumns: [orders.storeId, orders.id] }),
    foreignKey({
      columns: [table.storeId, table.attemptId],
      foreignColumns: [paymentAttempts.storeId, paymentAttempts.id],
    }),
    check('refunds_state', isOneOf(table.state, REFUND_STATES)),
    check('refunds_how', isOneOf(table.how, REFUND_WAYS)),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_method', isOneOf<ReceiptMethod>(table.method, RECEIPT_METHODS)),
  ],
);

/**
 * Unsettled refunds over all stores, with the time of the next question. A process that takes one moves its time
 * ahead.
 */
export const refundsDue = pgTable(
  'refunds_due',
  {
    refundId: uuid('refund_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('refunds_due_by_time').on(table.dueAt)],
);
