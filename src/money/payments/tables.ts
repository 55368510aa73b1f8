import type { PaymentForm } from '#ordering/orders/wire/order.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  type Column,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { PAYMENT_STATES, type PaymentState } from './rules/payment.ts';

/** Attempts that somebody must still check. Only this exact condition uses their index. */
export const isUnclear = ({ unclear, checkedAt }: Record<'unclear' | 'checkedAt', Column>) =>
  sql`${unclear} is not null and ${checkedAt} is null`;

/** Each attempt to pay a tab online. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    tabId: uuid('order_id').notNull(),
    /** The part of a sitting's due that it pays. */
    partId: uuid('part_id'),
    state: text('state').$type<Exclude<PaymentState, 'unpaid'>>().notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    /** The captured amount and currency: it may include a fee, be a part, or be in another currency. */
    captured: money('captured'),
    capturedCurrency: text('captured_currency'),
    /** How much of it was given back or is on its way back. */
    returned: money('returned').notNull().default(0),
    /** Why somebody must check the gateway's account: the fate of the money is unknown. */
    unclear: text('unclear'),
    /** When somebody checked it. */
    checkedAt: instant('checked_at'),
    /** Our name for the attempt at the gateway. It is never the order's own name, and differs for each attempt. */
    gatewayOrderId: text('gateway_order_id').notNull(),
    /** The gateway's own name for it, if it has one. */
    reference: text('reference'),
    gatewayTransactionId: text('gateway_transaction_id'),
    /** The credentials at its start, because a store may change its own later. */
    gatewaySealed: text('gateway_sealed').notNull(),
    /** The form that the guest's browser got, so that a repeated request gets the same. Null before there is one. */
    form: jsonb('form').$type<PaymentForm>(),
    /** Why the gateway did not start it. */
    startFault: text('start_fault'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('payment_attempts_gateway_order').on(table.storeId, table.gatewayOrderId),
    uniqueIndex('payment_attempts_reference').on(table.storeId, table.reference),
    uniqueIndex('payment_attempts_transaction').on(table.storeId, table.gatewayTransactionId),
    index('payment_attempts_by_order').on(table.storeId, table.tabId),
    index('payment_attempts_unclear').on(table.storeId, table.id).where(isUnclear(table)),
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
 * Attempts that may yet be paid, over all stores, with the time of the next question. At most three days' worth, so a
 * query every few seconds is cheap. A process that takes one moves its time ahead.
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

/** Webhooks of gateways by their own ids, because gateways repeat them until they get an answer. */
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
