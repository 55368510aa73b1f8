import { instant, storeId } from '#platform/db/server/columns.ts';
import { index, jsonb, pgTable, primaryKey, text, uuid } from '#platform/db/server/drizzle.ts';
import type { Scope } from './rules/scopes.ts';

/** The keys by which programs call. Of their secrets only hashes are stored. */
export const storeKeys = pgTable(
  'store_keys',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The last characters of the secret. */
    ending: text('ending').notNull(),
    /** The secret that was replaced, good until then. */
    formerHash: text('former_hash'),
    formerUntil: instant('former_until'),
    /** The name of whoever made it. */
    madeBy: text('made_by').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at'),
    /** When and from where it was last used, to the minute. */
    seenAt: instant('seen_at'),
    seenFrom: text('seen_from'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('store_keys_token').on(table.storeId, table.tokenHash),
    index('store_keys_former').on(table.storeId, table.formerHash),
  ],
);

export type KeyRow = typeof storeKeys.$inferSelect;
