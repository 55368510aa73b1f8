import type { Connection } from '../client.ts';
import { hasSqlState } from '../errors.ts';
import { connectAlone } from '../migration-lease.ts';

const ANSWER_TIMEOUT_MS = 3_000;
const FORBIDDEN = '42501';
/** After five calls PostgreSQL may keep a plan. */
const CALLS = 10;

const BYTES = `select sum(total_bytes - free_bytes)::integer as bytes from pg_backend_memory_contexts
  where name like 'CachedPlan%'`;

/**
 * Whether this Citus keeps another plan with each call of a prepared statement, so that memory runs out. From 13.2.1 on
 * some releases do. It counts as true where the user may not see that.
 */
export async function keepsEveryPlan(connection: Connection, storeId: string): Promise<boolean> {
  const client = await connectAlone(connection, { query_timeout: ANSWER_TIMEOUT_MS });
  const call = async () => {
    for (let times = 0; times < CALLS; times++)
      await client.query({ name: 'same', text: 'select from stores where store_id = $1', values: [storeId] });
  };
  const bytes = async () => (await client.query<{ bytes: number }>(BYTES)).rows[0]?.bytes ?? 0;
  try {
    await call();
    const before = await bytes();
    await call();
    return (await bytes()) > before;
  } catch (error) {
    if (hasSqlState(error, [FORBIDDEN])) return true;
    throw error;
  } finally {
    await client.end();
  }
}
