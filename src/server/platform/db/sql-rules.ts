// Rules for SQL that runs on a PostgreSQL distributed by store_id (such as Citus) and on PostgreSQL 15. Tests and the
// check use them; the running program does not.
import { forbiddenConstructs, type SqlAllowances } from './sql-rules/forbidden.ts';
import { tablesIn } from './sql-rules/tables.ts';
import { tenantKeyFaults } from './sql-rules/tenant-keys.ts';
import { type SqlToken, sqlStatements } from './sql-rules/tokens.ts';

/** Tables that belong to no store, or that find one. The keys of all other tables start with store_id. */
export const GLOBAL_TABLES: ReadonlySet<string> = new Set([
  'accounts',
  'sessions',
  'account_tokens',
  'account_totp',
  'recovery_codes',
  'memberships',
  'store_routes',
  'otp_numbers',
  'recent_stores',
  'log_followers',
  'payment_due',
  'refunds_due',
  'message_due',
  'emails_due',
  'mail_due',
  'picture_due',
  'picture_masters',
  'print_due',
  'store_listings',
  'store_use',
  'brand',
  'plans',
  'invoice_settings',
  'invoice_numbers',
  'invoices',
  'announcements',
  'presences',
  'notification_settings',
  'site_settings',
  'sign_up_invitations',
  'store_domains',
  'demo_stores',
  'instance',
  'migrations',
  'migration_lease',
]);

/** Faults of a migration; empty when it is fine. */
export function migrationFaults(sql: string): string[] {
  return sqlStatements(sql).flatMap((statement) => [
    ...forbiddenConstructs(statement),
    ...tenantKeyFaults(statement, (table) => GLOBAL_TABLES.has(table)),
  ]);
}

/** Faults of SQL as it is sent to the database; empty when it is fine. */
export function queryFaults(sql: string, allowed: SqlAllowances = {}): string[] {
  return sqlStatements(sql).flatMap((statement) => [
    ...forbiddenConstructs(statement, allowed),
    ...tenantFaults(statement),
  ]);
}

/** Faults of a piece of SQL as it is in a source file, where the rest of the statement may be elsewhere. */
export function fragmentFaults(sql: string, allowed: SqlAllowances = {}): string[] {
  return sqlStatements(sql).flatMap((statement) => forbiddenConstructs(statement, allowed));
}

// A statement that names store_id may still forget it in one place. The feature's tests find that.
function tenantFaults(statement: SqlToken[]): string[] {
  if (statement.some(({ kind, text }) => (kind === 'word' || kind === 'name') && text === 'store_id'))
    return [];
  const tables = [...tablesIn(statement)].filter((table) => !GLOBAL_TABLES.has(table));
  return tables.length > 0 ? [`a statement on ${tables.join(', ')} does not mention store_id`] : [];
}
