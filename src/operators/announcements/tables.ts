import { brandId, instant } from '#platform/db/server/columns.ts';
import { pgTable, text, uuid } from '#platform/db/server/drizzle.ts';

/** What an operator tells the owners of restaurants, on every screen of theirs. */
export const announcements = pgTable('announcements', {
  announcementId: uuid('announcement_id').primaryKey(),
  brandId: brandId(),
  text: text('text').notNull(),
  /** Empty: the other text is shown. */
  textInHindi: text('text_in_hindi').notNull(),
  /** The plan whose restaurants read it. Empty: all do. */
  plan: text('plan').notNull(),
  until: instant('until').notNull(),
  createdAt: instant('created_at').notNull(),
});
