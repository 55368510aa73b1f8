import pg from 'pg';
import type { Connection } from '#platform/db/server/client.ts';
import { drizzle } from '#platform/db/server/drizzle.ts';
import { refuseOtherSecretKey } from '#platform/db/server/instance.ts';
import { selectTableNames as selectAllNames } from '#platform/db/server/table-names.ts';
import type { Masters } from '#platform/ports/server/image-files.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import { createDatabaseMasters } from '#restaurant/pictures/server/masters/database-masters.ts';

/** A connection with its own transaction. */
export type BackupSession = pg.PoolClient;

const ROWS_AT_ONCE = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Left out of backups: a lease has ended by the time of a restore, and pages are rendered anew. */
const LEFT_OUT = ['migration_lease', 'rendered_pages'];
/** Pictures are files of a backup. */
export const MASTERS_TABLE = 'picture_masters';

/** Reads everything as of one moment, whatever others write meanwhile. */
export function withSnapshot<T>(
  connection: Connection,
  work: (session: BackupSession) => Promise<T>,
): Promise<T> {
  return withTransaction(connection, 'begin isolation level repeatable read read only', work);
}

/** Notes that a backup has ended, which the health of the program tells. */
export function noteBackup(connection: Connection): Promise<void> {
  return withWriting(connection, async (session) => {
    await session.query(`
      insert into watch (since, last_backup_at) values (now(), now())
      on conflict (is_only) do update set last_backup_at = excluded.last_backup_at`);
  });
}

/** Writes everything or nothing. */
export function withWriting<T>(
  connection: Connection,
  work: (session: BackupSession) => Promise<T>,
): Promise<T> {
  return withTransaction(connection, 'begin', work);
}

async function withTransaction<T>(
  connection: Connection,
  begin: string,
  work: (session: BackupSession) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'thali-backup',
  });
  // The pool reports a connection that breaks while it closes, which no longer matters.
  pool.on('error', () => {});
  const session = await pool.connect();
  // Without a listener, a lost server would end this program. The next statement reports it.
  session.on('error', () => {});
  try {
    await session.query(begin);
    await session.query("set local timezone to 'UTC'");
    const result = await work(session);
    await session.query('commit');
    return result;
  } finally {
    // A transaction that was not committed is rolled back with its connection.
    session.release(true);
    await pool.end();
  }
}

/** The pictures in the database, as the transaction sees them. */
export const mastersIn = (session: BackupSession): Masters =>
  createDatabaseMasters(drizzle(session), async () => 0);

export async function selectTableNames(session: BackupSession): Promise<string[]> {
  return (await selectAllNames(drizzle(session))).filter((name) => !LEFT_OUT.includes(name));
}

/** Yields each row as its canonical text. */
export async function* selectRows(session: BackupSession, table: string): AsyncGenerator<string[]> {
  await session.query(
    `declare backup no scroll cursor for select to_jsonb(entry)::text from ${quote(table)} as entry`,
  );
  for (;;) {
    const { rows } = await session.query<[string]>({
      text: `fetch ${ROWS_AT_ONCE} from backup`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows.map(([text]) => text);
  }
  await session.query('close backup');
}

export async function truncate(session: BackupSession, tables: string[]): Promise<void> {
  await session.query(`truncate ${tables.map(quote).join(', ')}`);
}

/** `table` is a name that the database itself has listed. */
export async function insertRows(session: BackupSession, table: string, rows: string[]): Promise<void> {
  if (rows[0] === undefined) return;
  const columns = Object.keys(JSON.parse(rows[0])).map(quote).join(', ');
  await session.query(
    `insert into ${quote(table)} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${quote(table)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

export async function selectMigrations(session: BackupSession): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

export function refuseOtherKey(session: BackupSession, secrets: Secrets): Promise<void> {
  return refuseOtherSecretKey(drizzle(session), secrets);
}

const quote = pg.escapeIdentifier;
