import { pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { storeId } from './columns.ts';

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
