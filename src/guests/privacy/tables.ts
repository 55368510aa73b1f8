import { storeId } from '#platform/db/server/columns.ts';
import { integer, pgTable, uuid } from '#platform/db/server/drizzle.ts';

/** How long a store keeps its guests' names and numbers, and how far the erasing has come. */
export const guestData = pgTable('guest_data', {
  storeId: storeId().primaryKey(),
  /** Null: the usual time. */
  months: integer('months'),
  /** Orders and bills before these ids hold no guest data any more. */
  ordersForgotten: uuid('orders_forgotten'),
  billsForgotten: uuid('bills_forgotten'),
});
