import type { PaymentForm } from '#domain/api/order.ts';
import { PAYMENT_STATES, type PaymentState } from '#domain/money/payment.ts';
import {
  type Column,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { instant, isOneOf, money, storeId } from './columns.ts';
import { orders } from './orders.ts';

/** What somebody is still to look into; found by an index, by this very condition. */
export const isUnclear = ({ unclear, checkedAt }: Record<'unclear' | 'checkedAt', Column>) =>
  sql`${unclear} is not null and ${checkedAt} is null`;

/** Each try to pay an order online, with a state of its own. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<Exclude<PaymentState, 'unpaid'>>().notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    /** What really came, where the gateway has captured something: a fee on top, a part, or another currency. */
    captured: money('captured'),
    capturedCurrency: text('captured_currency'),
    /** What went back of it or is on its way. */
    returned: money('returned').notNull().default(0),
    /** Why somebody is to look into the gateway's account; nobody knows what became of the money. */
    unclear: text('unclear'),
    /** When somebody has looked. */
    checkedAt: instant('checked_at'),
    /** What the gateway calls the order: never the order's own name, and another one for each attempt. */
    gatewayOrderId: text('gateway_order_id').notNull(),
    /** What the gateway itself calls the order, where it gives it a name of its own. */
    reference: text('reference'),
    gatewayTransactionId: text('gateway_transaction_id'),
    /** The credentials that it was begun with, since a store may change its own in the meantime. */
    gatewaySealed: text('gateway_sealed').notNull(),
    /** What the customer's browser was given, so that a repeated request gets the very same; null before there is one. */
    form: jsonb('form').$type<PaymentForm>(),
    /** Why the gateway has not begun it. */
    startFault: text('start_fault'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('payment_attempts_gateway_order').on(table.storeId, table.gatewayOrderId),
    uniqueIndex('payment_attempts_reference').on(table.storeId, table.reference),
    uniqueIndex('payment_attempts_transaction').on(table.storeId, table.gatewayTransactionId),
    index('payment_attempts_by_order').on(table.storeId, table.orderId),
    index('payment_attempts_unclear').on(table.storeId, table.id).where(isUnclear(table)),
    foreignKey({ columns: [table.storeId, table.orderId], foreignColumns: [orders.storeId, orders.id] }),
    check(
      'payment_attempts_state',
      isOneOf(
        table.state,
        PAYMENT_STATES.filter((state) => state !== 'unpaid'),
      ),
    ),
    check('payment_attempts_amount', sql`${table.amount} >= 0`),
    check(
      'payment_attempts_returned',
      sql`${table.returned} between 0 and coalesce(${table.captured}, ${table.amount})`,
    ),
  ],
);

/**
 * Attempts of which a payment may yet be heard, over all stores, with when to ask: at most those of three days, so that
 * looking every few seconds costs nothing, however many stores there are. Whoever looks puts the time ahead.
 */
export const paymentDue = pgTable(
  'payment_due',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    index('payment_due_by_time').on(table.dueAt),
    index('payment_due_by_store').on(table.storeId, table.attemptId),
  ],
);

/** What gateways have told us by themselves, by the name that they give it: they tell it again until they are heard. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('gateway_events_by_age').on(table.storeId, table.at),
  ],
);
