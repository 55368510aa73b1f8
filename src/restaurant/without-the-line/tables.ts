import { QUESTION_KINDS, type QuestionTold } from '#money/till/rules/questions.ts';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import { check, index, jsonb, pgTable, primaryKey, sql, text, uuid } from '#platform/db/server/drizzle.ts';

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

/** What commands that were made without the line leave for a person to decide. */
export const storeQuestions = pgTable(
  'store_questions',
  {
    storeId: storeId(),
    /** The key of the command. */
    key: text('key').notNull(),
    kind: text('kind').$type<(typeof QUESTION_KINDS)[number]>().notNull(),
    orderId: uuid('order_id'),
    /** The call and what was sent with it, without what a guest said of themselves. */
    command: jsonb('command').$type<{ call: string; params: object; body: unknown }>(),
    told: jsonb('told').$type<QuestionTold>().notNull(),
    madeBy: jsonb('made_by').$type<ActorRecord>().notNull(),
    madeAt: instant('made_at').notNull(),
    raisedAt: instant('raised_at').notNull(),
    settledBy: jsonb('settled_by').$type<ActorRecord>(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.key] }),
    index('store_questions_open').on(table.storeId, table.madeAt).where(sql`settled_at is null`),
    check('store_questions_kind', isOneOf(table.kind, QUESTION_KINDS)),
  ],
);
