import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import { check, jsonb, pgTable, primaryKey, sql, text, uuid } from '#platform/db/server/drizzle.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { Amount } from '#stock/ingredients/rules/amount.ts';
import { PAID_FROM, type PaidFrom, SENT_BY, type SentBy } from '#stock/ingredients/rules/buying.ts';
import type { Pack } from '#stock/ingredients/rules/ingredient.ts';

export interface PurchaseLine {
  ingredientId: string;
  pack: Pack;
  packs: number;
  /** Of a pack, as it was agreed. Null if nobody knew. */
  price: Minor | null;
  received: Amount;
}

/** What was ordered from a supplier. */
export const purchases = pgTable(
  'purchases',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    supplierId: uuid('supplier_id').notNull(),
    lines: jsonb('lines').$type<PurchaseLine[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    sentBy: text('sent_by').$type<SentBy>(),
    sentAt: instant('sent_at'),
    /** Nothing more comes. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    check('purchases_sent_by', isOneOf<SentBy>(table.sentBy, SENT_BY)),
  ],
);

/** What suppliers want for what they brought. */
export const supplierBills = pgTable(
  'supplier_bills',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    supplierId: uuid('supplier_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    /** As the supplier numbers it. */
    number: text('number').notNull(),
    amount: money('amount').notNull(),
    /** A day of the store. Null: nobody has said. */
    dueOn: text('due_on'),
    receivedAt: instant('received_at').notNull(),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    paidAt: instant('paid_at'),
    paidFrom: text('paid_from').$type<PaidFrom>(),
    paidBy: jsonb('paid_by').$type<ActorRecord>(),
    /** The entry of the till that took the money out. Once that is taken back, the bill is not paid. */
    entryId: uuid('entry_id'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    check('supplier_bills_paid_from', isOneOf<PaidFrom>(table.paidFrom, PAID_FROM)),
    check('supplier_bills_amount', sql`${table.amount} >= 0`),
  ],
);

export type PurchaseRow = typeof purchases.$inferSelect;

export type SupplierBillRow = typeof supplierBills.$inferSelect;
