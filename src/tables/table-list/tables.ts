import { storeId } from '#platform/db/server/columns.ts';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/db/server/drizzle.ts';
import type { TablePlace } from './rules/table-place.ts';

/** Tables, rooms and counters that a QR code can name. */
export const storeTables = pgTable(
  'store_tables',
  {
    storeId: storeId(),
    /** Stays when the name changes. */
    id: uuid('id').notNull().defaultRandom(),
    name: text('iden').notNull(),
    label: text('idel').notNull(),
    /** Null for a place that can't be reserved, such as a room or a counter. */
    seats: integer('seats'),
    /** Tables with the same mark can be pushed together for a larger party. */
    joins: text('joins'),
    /** The part of the restaurant that it stands in. Null where there is only one. */
    area: text('room'),
    /** Where it stands on the floor's plan. Null until somebody has put it there. */
    place: jsonb('place').$type<TablePlace>(),
    /** The label of the order type that its link sets. Null if guests choose. */
    orderType: text('conf'),
    /** That type, and its label when both were written: another label is of the previous release, which knows no ids. */
    orderTypeId: text('order_type_id'),
    typedAs: text('typed_as'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.name] }),
    uniqueIndex('store_tables_by_id').on(table.storeId, table.id),
  ],
);
