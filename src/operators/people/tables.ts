import { OPERATOR_ROLES, type OperatorRole } from '#operators/stores/rules/roles.ts';
import { instant, isOneOf } from '#platform/db/server/columns.ts';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/db/server/drizzle.ts';
import { accounts } from '#restaurant/accounts/tables.ts';

/** Who runs a brand. One person may run several. */
export const operators = pgTable(
  'operators',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    brandId: uuid('brand_id').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.brandId] }),
    index('operators_by_brand').on(table.brandId),
    check('operators_role', isOneOf<OperatorRole>(table.role, OPERATOR_ROLES)),
  ],
);

/** Who may become an operator by a link in an email. Stores only a hash of its token. A used one is deleted. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    brandId: uuid('brand_id').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_invitations_token').on(table.tokenHash),
    check('operator_invitations_role', isOneOf<OperatorRole>(table.role, OPERATOR_ROLES)),
  ],
);
