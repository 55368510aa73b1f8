import { integer, pgTable, uuid } from '../drizzle.ts';
import { storeId } from './columns.ts';

/** How long a store keeps its guests' names and numbers, and how far forgetting them has come. */
export const guestData = pgTable('guest_data', {
  storeId: storeId().primaryKey(),
  /** Null: as long as is usual. */
  months: integer('months'),
  /** Orders and bills before these ids say nothing of their guests any more. */
  ordersForgotten: uuid('orders_forgotten'),
  billsForgotten: uuid('bills_forgotten'),
});
