import pg from 'pg';
import { EmbeddedDatabaseError, WAY_OUT } from './errors.ts';
import { PASSWORD_FILE } from './layout.ts';

export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Of a server that may hang, because an earlier run has left it behind. */
  readonly answersWithinMs?: number;
}

export const DATABASE = 'thali';
export const DATABASE_USER = 'thali';
const NO_SUCH_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';

/**
 * A server that says that it is ready has many things to do after it was recovered, and answers when it has done them. One
 * that dies meanwhile refuses at once.
 */
const ANSWERS_WITHIN_MS = 60_000;

async function withSession<T>(
  connection: EmbeddedConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { answersWithinMs: connectionTimeoutMillis = ANSWERS_WITHIN_MS, ...to } = connection;
  const client = new pg.Client({ ...to, connectionTimeoutMillis, query_timeout: 30_000 });
  // Without a listener, a lost server would end this program. The query reports it anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the application's database, unless an earlier start has. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  try {
    await withSession(connection, async () => {});
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code === WRONG_PASSWORD) {
      throw new EmbeddedDatabaseError(
        `The embedded database does not accept the password in postgres/${PASSWORD_FILE} of the data directory. ` +
          'Somebody changed one of the two: put the file back as it was.',
        { cause: error },
      );
    }
    if (code !== NO_SUCH_DATABASE) throw error;
    await createDatabase(connection);
  }
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  try {
    await withSession({ ...connection, database: 'postgres' }, (client) =>
      client.query(`CREATE DATABASE ${DATABASE}`),
    );
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The embedded database could not be filled: ${(error as Error).message}. See that the disk is not full. Or: ${WAY_OUT}`,
      { cause: error },
    );
  }
}

export async function selectSettings(
  connection: EmbeddedConnection,
  names: string[],
): Promise<Record<string, string>> {
  const { rows } = await withSession(connection, (client) =>
    client.query<{ name: string; value: string }>(
      'SELECT name, current_setting(name, true) AS value FROM unnest($1::text[]) AS name',
      [names],
    ),
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Uses a session like the application's, so that ALTER DATABASE or ALTER ROLE … SET count too. */
export async function refuseUnlessDurable(connection: EmbeddedConnection, singleUser: string): Promise<void> {
  const settings = await selectSettings(connection, ['fsync', 'full_page_writes', 'synchronous_commit']);
  const off = Object.entries(settings).filter(([, value]) => value !== 'on');
  if (off.length === 0) return;
  throw new EmbeddedDatabaseError(
    `The embedded database would lose orders in a power cut: ${off.map(([name, value]) => `${name} is ${value}`).join(', ')}. ` +
      'An ALTER DATABASE or ALTER ROLE in it overrides what Thali sets. Undo it, then start again: ' +
      `printf 'ALTER DATABASE ${DATABASE} RESET ALL;\\nALTER ROLE ${DATABASE_USER} RESET ALL;\\n' | ${singleUser}`,
  );
}
