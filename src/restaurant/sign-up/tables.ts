import { brandId, instant, isOneOf } from '#platform/db/server/columns.ts';
import { boolean, check, pgTable, sql, text, uniqueIndex, uuid } from '#platform/db/server/drizzle.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';

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
