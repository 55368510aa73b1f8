import { RECEIPT_METHODS, type ReceiptMethod } from '#domain/money/payment.ts';
import { REFUND_STATES, REFUND_WAYS, type RefundState, type RefundWay } from '#domain/money/refund-ways.ts';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, sql, text, unique, uuid } from '../drizzle.ts';
import { instant, isOneOf, money, storeId } from './columns.ts';
import { type ActorRecord, orders } from './orders.ts';
import { paymentAttempts } from './payments.ts';

/** Money that goes back to a customer, or went. */
export const refunds = pgTable(
  'refunds',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The attempt whose money it is; null where it is given back by hand. */
    attemptId: uuid('attempt_id'),
    state: text('state').$type<RefundState>().notNull(),
    how: text('how').$type<RefundWay>().notNull(),
    /** By hand: in cash, by UPI or card, where that was said. */
    method: text('method').$type<ReceiptMethod>(),
    amount: money('amount').notNull(),
    /** The key of the tap that began it: a second one begins nothing. */
    request: text('request').notNull(),
    reason: text('reason'),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    /** Once the gateway has said that it has it; until then it is told again. */
    acceptedAt: instant('accepted_at'),
    gatewayRefundId: text('gateway_refund_id'),
    /** Why the gateway did not give it back. */
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    unique('refunds_request')
      .on(table.storeId, table.orderId, table.request, table.attemptId)
      .nullsNotDistinct(),
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

/** Refunds whose end is not known, over all stores, with when to ask. Whoever looks puts the time ahead. */
export const refundsDue = pgTable(
  'refunds_due',
  {
    refundId: uuid('refund_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('refunds_due_by_time').on(table.dueAt)],
);
