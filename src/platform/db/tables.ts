import { instant } from './server/columns.ts';
import { integer, pgTable, text } from './server/drizzle.ts';

/** One row. It proves that a process has the secret key that this database was filled with. */
export const instance = pgTable('instance', {
  id: integer('id').primaryKey(),
  keyCheck: text('key_check').notNull(),
  /** The private key that signs pushes, sealed. */
  pushIdentitySealed: text('push_identity_sealed'),
  createdAt: instant('created_at').notNull(),
});
