import type { PolicyKind } from '#guests/privacy/wire/policies.ts';
import { storeId } from '#platform/db/server/columns.ts';
import { pgTable, primaryKey, text } from '#platform/db/server/drizzle.ts';

/** A store's own legal texts. They are apart from the store's row, which every order reads. */
export const storePolicies = pgTable(
  'store_policies',
  {
    storeId: storeId(),
    kind: text('kind').$type<PolicyKind>().notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
);
