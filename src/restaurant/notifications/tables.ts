import { instant, storeId } from '#platform/db/server/columns.ts';
import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { NotificationKind } from './rules/notifications.ts';
import type { NotificationSettings } from './rules/settings.ts';

/** What a member of a store is told. Of a guest only the name of a reservation, until that is erased. */
export const notifications = pgTable(
  'notifications',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What it is about, so that nobody is told twice. */
    key: text('key').notNull(),
    facts: jsonb('facts').$type<object>().notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('notifications_once').on(table.storeId, table.accountId, table.kind, table.key),
    index('notifications_here').on(table.storeId, table.accountId, table.id).where(sql`archived_at is null`),
    index('notifications_unread')
      .on(table.storeId, table.accountId, table.id)
      .where(sql`seen_at is null and archived_at is null`),
    index('notifications_archived')
      .on(table.storeId, table.accountId, table.id)
      .where(sql`archived_at is not null`),
  ],
);

/** How a person wants to be told, in all of their stores. No row: as usual. */
export const notificationSettings = pgTable('notification_settings', {
  accountId: uuid('account_id').primaryKey(),
  settings: jsonb('settings').$type<NotificationSettings>().notNull(),
});
