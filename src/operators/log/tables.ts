import { OPERATOR_ACTS, type OperatorAct, type Standing } from '#operators/stores/rules/acts.ts';
import { instant, isOneOf } from '#platform/db/server/columns.ts';
import { check, index, jsonb, pgTable, primaryKey, sql, text, uuid } from '#platform/db/server/drizzle.ts';

/** What those who run a brand have changed. Ids are in the order of time. */
export const operatorLog = pgTable(
  'operator_log',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    accountId: uuid('account_id').notNull(),
    /** As they were called then. */
    name: text('name').notNull(),
    what: text('what').$type<OperatorAct>().notNull(),
    /** Whom or what it was about, as it was called then. */
    subject: text('subject').notNull(),
    from: jsonb('from').$type<Standing>().notNull(),
    to: jsonb('to').$type<Standing>().notNull(),
    why: text('why').notNull(),
    /** The store that it was about. It may be erased since. */
    aboutStore: uuid('about_store'),
    /** Of what was done to many stores at once: the same for all of them. */
    bulk: uuid('bulk'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('operator_log_of_person').on(table.brandId, table.accountId, table.id),
    index('operator_log_of_store').on(table.brandId, table.aboutStore, table.id),
    index('operator_log_of_bulk').on(table.brandId, table.bulk, table.id).where(sql`bulk is not null`),
    check('operator_log_what', isOneOf<OperatorAct>(table.what, OPERATOR_ACTS)),
  ],
);
