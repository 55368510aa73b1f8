import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { BILL_KINDS, type BillKind, type DocumentKind, type Series } from './rules/bill-settings.ts';
import type { BillContent } from './rules/bill-sheet.ts';

/** Issued bills and credit notes. Rows are written once and never changed. */
export const bills = pgTable(
  'bills',
  {
    storeId: storeId(),
    /** A UUIDv7, in the order of time. */
    id: uuid('id').notNull(),
    tabId: uuid('order_id').notNull(),
    /** 0 is the tab's bill. Later parts correct it. */
    part: integer('part').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    series: text('series').$type<Series>().notNull(),
    /** The year in which the financial year began. */
    year: integer('year').notNull(),
    seq: integer('seq').notNull(),
    number: text('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The day that it counts for. The release before leaves it out where it was issued on that day. */
    day: text('day'),
    issuedBy: jsonb('issued_by').$type<ActorRecord>().notNull(),
    /** Of the first round. */
    orderNo: integer('order_no').notNull(),
    customerName: text('customer_name').notNull(),
    /** The last four digits. */
    phoneEnd: text('phone_end').notNull(),
    /** The company that it is made out to. */
    buyerName: text('buyer_name'),
    isRounded: boolean('is_rounded').notNull(),
    payable: money('payable').notNull(),
    content: jsonb('content').$type<BillContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('bills_of_order').on(table.storeId, table.tabId, table.part),
    uniqueIndex('bills_number').on(table.storeId, table.number),
    uniqueIndex('bills_in_series').on(table.storeId, table.series, table.year, table.seq),
    index('bills_of_day').on(table.storeId, table.day),
    index('bills_for_companies').on(table.storeId, table.id).where(sql`buyer_name is not null`),
    check('bills_kind', isOneOf<DocumentKind>(table.kind, [...BILL_KINDS, 'credit_note'])),
    check(
      'bills_series',
      sql`${table.series} in ('bill', 'credit') or ${table.series} ~ '^bill/[A-Z]{1,2}$'`,
    ),
  ],
);

/** The latest number of each series, taken in the transaction that issues, so that there are no gaps. */
export const billCounters = pgTable(
  'bill_counters',
  {
    storeId: storeId(),
    series: text('series').$type<'bill' | 'credit'>().notNull(),
    year: integer('year').notNull(),
    seq: integer('seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.series, table.year] })],
);

/** The stores' choices. They are apart from the store's row, which every order reads. */
export const billSettings = pgTable(
  'bill_settings',
  {
    storeId: storeId().primaryKey(),
    kind: text('kind').$type<BillKind>().notNull(),
    prefix: text('prefix').notNull(),
    creditPrefix: text('credit_prefix').notNull(),
    isRounded: boolean('is_rounded').notNull(),
    isTaxIncluded: boolean('is_tax_included').notNull().default(false),
    footer: text('footer').notNull(),
    hsn: text('hsn').notNull().default(''),
  },
  (table) => [check('bill_settings_kind', isOneOf<BillKind>(table.kind, BILL_KINDS))],
);
