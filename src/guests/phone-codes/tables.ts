import { instant, storeId } from '#platform/db/server/columns.ts';
import { index, integer, pgTable, primaryKey, text } from '#platform/db/server/drizzle.ts';

export const otpChallenges = pgTable(
  'otp_challenges',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    phoneHash: text('phone_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Number and code for the staff, sealed. Set only if no sender took the code. */
    outboxSealed: text('outbox_sealed'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('otp_challenges_by_expiry').on(table.storeId, table.expiresAt),
  ],
);

/** When a store sent codes to a telephone number, and how often they were wrong. The number is a keyed hash. */
export const otpStoreNumbers = pgTable(
  'otp_store_numbers',
  {
    storeId: storeId(),
    phoneHash: text('phone_hash').notNull(),
    sentAt: instant('sent_at').array().notNull(),
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.phoneHash] })],
);

/** When codes went to a telephone number, over all stores. The number is a keyed hash. */
export const otpNumbers = pgTable('otp_numbers', {
  phoneHash: text('phone_hash').primaryKey(),
  sentAt: instant('sent_at').array().notNull(),
  failures: integer('failures').notNull().default(0),
  failingSince: instant('failing_since'),
});
