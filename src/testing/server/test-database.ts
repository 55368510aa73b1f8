import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/db/server/client.ts';
import { queryFaults } from '#platform/db/server/statements/sql-rules.ts';
import { TEMPLATE } from './setup/templates.ts';
import { withClient } from './with-client.ts';

export interface TestDatabase extends Database {
  /** Statements of this file that a sharded PostgreSQL can't run. */
  faults: Set<string>;
  connection: { host: string; port: number; user: string; password: string; database: string };
}

/** A database for this test file. Each statement is checked against the SQL rules as it runs. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  const connection = { ...postgres, database: name };
  const database = openDatabase(connection, () => {});
  const faults = new Set<string>();
  database.pool.on('connect', (client) => holdAgainstRules(client, faults));
  return {
    ...database,
    faults,
    connection,
    async close() {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  await withClient({ ...inject('postgres'), database: 'postgres' }, (admin) => admin.query(statement));
}

const judged = new Map<string, string[]>();

/** Checks each text once, because the same statements run thousands of times. */
function faultsOf(text: string): string[] {
  const known = judged.get(text);
  if (known) return known;
  const found = queryFaults(text, { notify: true });
  judged.set(text, found);
  return found;
}

function holdAgainstRules(client: pg.ClientBase, faults: Set<string>): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  client.query = ((...parts: unknown[]) => {
    const [first] = parts;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    for (const fault of text === undefined ? [] : faultsOf(text)) faults.add(`${fault}: ${text}`);
    return query(...parts);
  }) as typeof client.query;
}
