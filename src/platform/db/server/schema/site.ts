import { SIGN_UP_POLICIES, type SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import { boolean, check, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { brandId, instant, isOneOf } from './columns.ts';

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

/**
 * Only the release before reads and writes it, which knows one brand.
 * @public
 */
export const siteSettings = pgTable(
  'site_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    signUp: text('sign_up').$type<SignUpPolicy>().notNull(),
  },
  (table) => [
    check('site_settings_is_only', sql`${table.isOnly}`),
    check('site_settings_sign_up', isOneOf<SignUpPolicy>(table.signUp, SIGN_UP_POLICIES)),
  ],
);

/** Who may sign up by an operator's link. Stores only a hash of its token. A used one is deleted. */
export const signUpInvitations = pgTable(
  'sign_up_invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    brandId: brandId(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('sign_up_invitations_token').on(table.tokenHash)],
);
