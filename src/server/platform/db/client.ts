import pg from 'pg';
import { drizzle, type NodePgDatabase } from './drizzle.ts';
import { isUnreachable } from './errors.ts';

/** The pool, or one connection of it in a transaction: queries take either. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

const MAX_CONNECTIONS = 20;
/** Besides, for what is done behind the scenes. */
export const RESERVED_CONNECTIONS = 4;
/** Whoever waits for a row holds a connection: rather than that, it is told to come again. */
const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than the server's own: it only ends waits for a server that says nothing any more. */
const ANSWER_TIMEOUT_MS = 12_000;
const CONNECT_TIMEOUT_MS = 3_000;

export function openDatabase(
  connection: Connection,
  log: (message: string) => void,
  connections = MAX_CONNECTIONS,
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'thali',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`);
  });
  // So would one that breaks in use, between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** One transaction on a connection of its own. A connection that can't even roll back is not used again. */
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
    // After a wait that was given up, the statement may be going on: such a connection is of no use to anybody.
    if (isUnreachable(error)) broken = error as Error;
    else await client.query('rollback').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** All that the body reads is of one moment. A transaction that there is already sees to that itself, with its locks. */
export async function inSnapshot<T>(db: Db, body: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return body(db);
  return inTransaction(db, body, 'begin isolation level repeatable read read only');
}
