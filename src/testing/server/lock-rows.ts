import { onTestFinished } from 'vitest';
import type { TestDatabase } from './test-database.ts';
import { waitUntil } from './wait-until.ts';
import { openClient } from './with-client.ts';

/** Holds a transaction open after this statement, so that a later caller reads before it and writes after it. */
export async function lockRows({ connection, pool }: TestDatabase, statement: string, values: unknown[]) {
  const client = await openClient(connection);
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(statement, values);
  const countWaiting = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].count as number;
  };
  return {
    /** Resolves when this many wait for it. */
    whenWaiting: (count: number) =>
      waitUntil(async () => (await countWaiting()) >= count, `${count} wait for the rows`),
    release: () => client.query('commit'),
  };
}
