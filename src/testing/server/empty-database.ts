import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { withClient } from './with-client.ts';

/** An empty database, until the test ends. */
export async function emptyDatabase() {
  const postgres = inject('postgres');
  const name = `empty_${randomBytes(8).toString('hex')}`;
  const asAdmin = (statement: string) =>
    withClient({ ...postgres, database: 'postgres' }, (admin) => admin.query(statement));
  await asAdmin(`create database ${name} strategy file_copy`);
  onTestFinished(async () => void (await asAdmin(`drop database ${name} with (force)`)));
  return { ...postgres, database: name };
}
