import pg from 'pg';
import type { Connection } from '#platform/db/server/client.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** One connection for the whole work. */
export type KeySession = pg.Client;

export interface SealedRow {
  /** The primary key's values as text. */
  key: string[];
  sealed: string;
}

const ROWS_AT_ONCE = 500;
const CONNECT_TIMEOUT_MS = 10_000;

export async function withSession<T>(
  connection: Connection,
  work: (session: KeySession) => Promise<T>,
): Promise<T> {
  const session = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'thali-rotate-key',
  });
  // Without a listener, a lost server would end this program. The next statement reports it.
  session.on('error', () => {});
  await session.connect();
  try {
    return await work(session);
  } finally {
    await session.end();
  }
}

export async function selectKeyCheck(session: KeySession): Promise<string | null> {
  const { rows } = await session.query<{ check: string }>('select key_check as check from instance');
  return rows[0]?.check ?? null;
}

/** The columns of the table's primary key, in its order. */
export async function selectKeyColumns(session: KeySession, table: string): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    `select attname as name from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisprimary order by array_position(indkey::int2[], attnum)`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The next rows after `after`, in the order of their key. */
export async function selectSealed(
  session: KeySession,
  { table, column }: SealedColumn,
  keyColumns: string[],
  after: string[] | null,
): Promise<SealedRow[]> {
  const key = keyColumns.map(quote).join(', ');
  const texts = keyColumns.map((name) => `${quote(name)}::text`).join(', ');
  const behind = after ? `and (${key}) > (${after.map((_, index) => `$${index + 1}`).join(', ')})` : '';
  const { rows } = await session.query<SealedRow>(
    `select array[${texts}] as key, ${quote(column)} as sealed from ${quote(table)}
     where ${quote(column)} is not null ${behind} order by ${key} limit ${ROWS_AT_ONCE}`,
    after ?? [],
  );
  return rows;
}

/** False if the row was changed meanwhile, which is newer. */
export async function updateSealed(
  session: KeySession,
  { table, column }: SealedColumn,
  keyColumns: string[],
  { key, sealed, changes }: SealedRow & { changes: Record<string, string> },
): Promise<boolean> {
  const names = Object.keys(changes);
  const set = names.map((name, index) => `${quote(name)} = $${index + 1}`).join(', ');
  const isRow = keyColumns
    .map((name, index) => `${quote(name)} = $${names.length + index + 1}`)
    .join(' and ');
  const { rowCount } = await session.query(
    `update ${quote(table)} set ${set} where ${isRow} and ${quote(column)} = $${names.length + key.length + 1}`,
    [...Object.values(changes), ...key, sealed],
  );
  return rowCount === 1;
}

/** Only hashes of recovery codes are stored, so those of an earlier key end with it. */
export async function deleteRecoveryCodesOfOtherKeys(session: KeySession, keyId: string): Promise<number> {
  const { rowCount } = await session.query(
    'delete from recovery_codes where not starts_with(code_hash, $1)',
    [`${keyId}.`],
  );
  return rowCount ?? 0;
}

const quote = pg.escapeIdentifier;
