import { index, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { instant, storeId } from './columns.ts';

/** The keys of commands that were carried out, each noted in the transaction that did it. */
export const storeCommands = pgTable(
  'store_commands',
  {
    storeId: storeId(),
    key: text('key').notNull(),
    /** Of the call and its body. */
    fingerprint: text('fingerprint').notNull(),
    /** The sitting that it has made or led to, where its address does not name it. */
    made: uuid('made'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.key] }),
    index('store_commands_by_age').on(table.storeId, table.createdAt),
  ],
);

/** The same for acts of operators. */
export const operatorCommands = pgTable(
  'operator_commands',
  {
    brandId: uuid('brand_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    made: uuid('made'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.key] })],
);
