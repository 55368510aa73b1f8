import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { Paper } from './rules/paper/lay-out.ts';
import type { PrintLine } from './rules/paper/print-line.ts';
import type { NotedFault } from './rules/printer-fault.ts';
import { PRINTER_KINDS, type PrinterKind } from './wire/printing.ts';

export const printers = pgTable(
  'printers',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<PrinterKind>().notNull(),
    /** The address of a printer that we call. Other printers call us. */
    host: text('host'),
    port: integer('port'),
    /** A hash of the address that a printer calls, so that nobody who reads this table can print. */
    tokenHash: text('token_hash'),
    paper: integer('paper').$type<Paper>().notNull(),
    language: text('language').$type<OfficeLanguage>().notNull(),
    tickets: boolean('tickets').notNull(),
    /** Whether a printout is made when an order is served. */
    receipts: boolean('receipts').notNull(),
    /** Ids. Null: all, now and later. */
    categories: jsonb('categories').$type<string[] | null>(),
    orderTypes: jsonb('order_types').$type<string[] | null>(),
    copies: integer('copies').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Whether it opens the cash drawer when the staff receive cash. */
    drawer: boolean('drawer').notNull().default(false),
    /** Whether it answers questions, so that one that is silent hangs. */
    answers: boolean('answers').notNull().default(false),
    seenAt: instant('seen_at'),
    /** Since when it fails, and why. */
    failingSince: instant('failing_since'),
    fault: text('fault').$type<NotedFault>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('printers_name').on(table.storeId, table.name),
    index('printers_by_token').on(table.storeId, table.tokenHash),
    check('printers_kind', isOneOf<PrinterKind>(table.kind, PRINTER_KINDS)),
  ],
);

type JobKind = 'ticket' | 'receipt' | 'test' | 'drawer';

type JobState = 'queued' | 'sent' | 'done' | 'failed';

/** Jobs to print, until the printer confirms them. */
export const printJobs = pgTable(
  'print_jobs',
  {
    storeId: storeId(),
    printerId: uuid('printer_id').notNull(),
    /** The entry of the store's log that the job is for. A printer prints in this order. */
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id'),
    orderNo: integer('order_no'),
    what: text('what').$type<JobKind>().notNull(),
    lines: jsonb('lines').$type<PrintLine[]>().notNull(),
    /** sent: on its way and not confirmed. failed: given up until somebody asks for it again. */
    state: text('state').$type<JobState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** Whether some of it may already be on paper. */
    maybePrinted: boolean('maybe_printed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('print_jobs_by_state').on(table.storeId, table.state, table.printerId, table.seq),
    index('print_jobs_by_age').on(table.storeId, table.createdAt),
    foreignKey({
      columns: [table.storeId, table.printerId],
      foreignColumns: [printers.storeId, printers.id],
    }).onDelete('cascade'),
    check(
      'print_jobs_state',
      isOneOf<JobState>(table.state, { queued: true, sent: true, done: true, failed: true }),
    ),
    check(
      'print_jobs_what',
      isOneOf<JobKind>(table.what, { ticket: true, receipt: true, test: true, drawer: true }),
    ),
  ],
);

/**
 * Printers that we call and that have jobs, over all stores. A process holds one alone until its lease ends or is
 * given back. Adding a job locks the same row, so that no job is overlooked.
 */
export const printDue = pgTable(
  'print_due',
  {
    printerId: uuid('printer_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
    lease: uuid('lease'),
    leasedUntil: instant('leased_until'),
    /** Failures in a row. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('print_due_by_time').on(table.dueAt)],
);
