import { khatas } from '#money/khatas/tables.ts';
import { PAID_BY, type PaidBy, SETTLED_BY } from '#money/payments/rules/payment.ts';
import { type ActorRecord, orders } from '#ordering/orders/tables.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
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
} from '#platform/db/server/drizzle.ts';

const isSettled = (method: Column) => isOneOf(method, SETTLED_BY);

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
    /** The drawer that cash went into; null is the main one, also where none was named. */
    drawerId: uuid('drawer_id'),
    /** The part of the sitting's due that it pays. */
    partId: uuid('part_id'),
    /** The UPI ID that it went to, as far as it is known. */
    account: text('account'),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    /** Who took the money, where somebody else corrects it. Null is the author. */
    takenBy: jsonb('taken_by').$type<ActorRecord>(),
    /** The key of the tap that recorded it. A second tap records nothing. */
    request: text('request'),
    /** The receipt that this one takes back. */
    reverses: uuid('reverses'),
    /** What the guest handed over in cash, with what they got back as change. */
    tendered: money('tendered'),
    /** The khata that the tab was put on or, where `tabId` is the khata itself, that the money came for. */
    khataId: uuid('khata_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('receipts_by_tab').on(table.storeId, table.tabId),
    index('receipts_tips').on(table.storeId, table.tabId).where(sql`tip <> 0`),
    index('receipts_by_khata').on(table.storeId, table.khataId, table.id).where(sql`khata_id is not null`),
    index('receipts_by_time').on(table.storeId, table.createdAt),
    uniqueIndex('receipts_request').on(table.storeId, table.tabId, table.request),
    uniqueIndex('receipts_attempt').on(table.storeId, table.attemptId),
    uniqueIndex('receipts_reverses').on(table.storeId, table.reverses),
    check('receipts_method', isOneOf(table.method, PAID_BY)),
    // What takes back is negative. So is what falls off a khata or a loss because the tab costs less.
    check(
      'receipts_amount',
      sql`${table.amount} >= 0 and ${table.tip} >= 0 and ${table.reverses} is null
        or ${table.amount} <= 0 and ${table.tip} <= 0 and (${table.reverses} is not null or ${isSettled(table.method)})`,
    ),
    check('receipts_tendered', sql`${table.tendered} >= ${table.amount} + ${table.tip}`),
    check('receipts_account', sql`${table.method} <> 'Account' or ${table.khataId} is not null`),
    foreignKey({ columns: [table.storeId, table.khataId], foreignColumns: [khatas.storeId, khatas.id] }),
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
    check('receipt_shares_amount', sql`${table.amount} <> 0`),
  ],
);

export type ReceiptRow = typeof receipts.$inferSelect;

/** The tab that each UPI transfer has paid. One transfer pays one tab. */
export const upiTransfers = pgTable(
  'upi_transfers',
  {
    storeId: storeId(),
    utr: text('utr').notNull(),
    tabId: uuid('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.utr] })],
);
