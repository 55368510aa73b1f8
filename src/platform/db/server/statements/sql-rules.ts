// Rules for SQL that runs on a PostgreSQL distributed by store_id (such as Citus) and on PostgreSQL 15. Tests and the
// check use them; the running program does not.

import { forbiddenConstructs, type SqlAllowances } from '../sql-rules/forbidden.ts';
import { tablesIn } from '../sql-rules/tables.ts';
import { tenantKeyFaults } from '../sql-rules/tenant-keys.ts';
import { type SqlToken, sqlStatements } from '../sql-rules/tokens.ts';
import { GLOBAL_TABLES } from '../table-kinds.ts';

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
