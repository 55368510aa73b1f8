import { PAID_BY, type PaidBy } from '#domain/money/payment.ts';
import {
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
import { type ActorRecord, orders } from './orders.ts';

/**
 * Money that came in for a tab. A tab has the id of the sitting whose rounds share it, or of the one order that is
 * alone.
 */
export const receipts = pgTable(
  'receipts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    tabId: uuid('tab_id').notNull(),
    method: text('method').$type<PaidBy>().notNull(),
    /** Without the tip. */
    amount: money('amount').notNull(),
    tip: money('tip').notNull(),
    reference: text('reference'),
    note: text('note'),
    /** The attempt whose money it is. */
    attemptId: uuid('attempt_id'),
    /** The part of the sitting's due that it pays. */
    partId: uuid('part_id'),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    /** The key of the tap that recorded it. A second tap records nothing. */
    request: text('request'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('receipts_by_tab').on(table.storeId, table.tabId),
    index('receipts_tips').on(table.storeId, table.tabId).where(sql`tip > 0`),
    index('receipts_by_time').on(table.storeId, table.createdAt),
    uniqueIndex('receipts_request').on(table.storeId, table.tabId, table.request),
    uniqueIndex('receipts_attempt').on(table.storeId, table.attemptId),
    check('receipts_method', isOneOf(table.method, PAID_BY)),
    check('receipts_amount', sql`${table.amount} >= 0 and ${table.tip} >= 0`),
  ],
);

/** What of a receipt went to which order of its tab. The shares of an order add up to what it was paid. */
export const receiptShares = pgTable(
  'receipt_shares',
  {
    storeId: storeId(),
    receiptId: uuid('receipt_id').notNull(),
    orderId: uuid('order_id').notNull(),
    amount: money('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.receiptId, table.orderId] }),
    index('receipt_shares_by_order').on(table.storeId, table.orderId),
    foreignKey({
      columns: [table.storeId, table.receiptId],
      foreignColumns: [receipts.storeId, receipts.id],
    }),
    foreignKey({ columns: [table.storeId, table.orderId], foreignColumns: [orders.storeId, orders.id] }),
    check('receipt_shares_amount', sql`${table.amount} > 0`),
  ],
);

export type ReceiptRow = typeof receipts.$inferSelect;
