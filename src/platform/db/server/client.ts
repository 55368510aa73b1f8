import pg from 'pg';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { drizzle, type NodePgDatabase } from './drizzle.ts';
import { isUnreachable } from './errors.ts';

/** The pool, or one of its connections in a transaction. Queries take either. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string; options?: string };

const MOST_CONNECTIONS = 20;
/** Kept apart from the pool above, for background work. */
export const RESERVED_CONNECTIONS = 4;
/** A statement that waits for a row holds a connection, so it fails and its caller tries again. */
const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than the server's own timeout. It only ends waits for a server that no longer answers. */
const ANSWER_TIMEOUT_MS = 12_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** A screen that opens asks for much at once, and each new connection costs a busy machine a process and a handshake. */
const KEPT_IDLE_MS = 5 * MINUTE;

export function openDatabase(
  connection: Connection,
  log: (message: string) => void,
  connections = MOST_CONNECTIONS,
  more: Pick<pg.PoolConfig, 'pipeline'> = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    ...more,
    max: connections,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'thali',
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`);
  });
  // An error between two statements of a transaction would end it too. The next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** How many connections of the pool are used and kept, how many there may be, and how much waits for one. */
export function countConnections({ $client }: Db) {
  const { totalCount, idleCount, waitingCount, options } = $client as pg.Pool;
  return { used: totalCount - idleCount, idle: idleCount, most: options.max, waiting: waitingCount };
}

/** Runs one transaction on its own connection. A connection that can't roll back is not used again. */
export async function inTransaction<T>(
  { $client }: Db,
  body: (db: Db) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await ($client as pg.Pool).connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await body(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // The statement may still run after a timeout, so nobody else can use this connection.
    if (isUnreachable(error)) broken = error as Error;
    else await client.query('rollback').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Reads everything at one moment. An outer transaction already ensures that with its locks. */
export async function inSnapshot<T>(db: Db, body: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return body(db);
  return inTransaction(db, body, 'begin isolation level repeatable read read only');
}
