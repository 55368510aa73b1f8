import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { E_INVOICE_STATES, type EInvoiceState } from './rules/states.ts';
import type { Reason } from './wire/e-invoices.ts';

/** What the registry knows of a bill or credit note. The row is made with the document. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    storeId: storeId(),
    billId: uuid('bill_id').notNull(),
    state: text('state').$type<EInvoiceState>().notNull(),
    /** Without an answer, since the last one. One that is being sent is among them. */
    tries: integer('tries').notNull().default(0),
    irn: text('irn'),
    ackNo: text('ack_no'),
    /** As the registry says it, in India. */
    ackDate: text('ack_date'),
    signedQr: text('signed_qr'),
    cancelUntil: instant('cancel_until'),
    /** Why it was refused. */
    reason: jsonb('reason').$type<Reason>(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.billId] }),
    index('e_invoices_by_state').on(table.storeId, table.state),
    check('e_invoices_state', isOneOf<EInvoiceState>(table.state, E_INVOICE_STATES)),
  ],
);

/** Documents with something to do at the registry, over all stores. */
export const eInvoiceDue = pgTable(
  'e_invoice_due',
  {
    billId: uuid('bill_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('e_invoice_due_by_time').on(table.dueAt)],
);

export const eInvoiceSettings = pgTable('e_invoice_settings', {
  storeId: storeId().primaryKey(),
  isOn: boolean('is_on').notNull(),
  credentialsSealed: text('credentials_sealed'),
});

export type EInvoiceRow = typeof eInvoices.$inferSelect;
