import { foreignKey, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { storeId } from './columns.ts';
import { orders } from './orders.ts';

/** The order that each UPI transfer has paid. One transfer pays one order. */
export const upiTransfers = pgTable(
  'upi_transfers',
  {
    storeId: storeId(),
    utr: text('utr').notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.utr] }),
    foreignKey({ columns: [table.storeId, table.orderId], foreignColumns: [orders.storeId, orders.id] }),
  ],
);
