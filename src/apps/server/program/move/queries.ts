import pg from 'pg';
import { drizzle } from '#platform/db/server/drizzle.ts';
import { isOfStores } from '#platform/db/server/table-kinds.ts';
import { selectTableNames } from '#platform/db/server/table-names.ts';

export type Session = pg.ClientBase;

export interface Table {
  name: string;
  /** The columns of its primary key, without `store_id`. */
  key: string[];
  columns: string[];
}

export interface Digest {
  hash: string;
  /** The length of the row's text. */
  size: number;
}

const quote = pg.escapeIdentifier;
/** Only those heaps are looked through that differ. A power of two. */
const HEAPS = 4096;

export async function inTransaction<T>(
  session: Session,
  work: () => Promise<T>,
  begin = 'begin',
): Promise<T> {
  await session.query(begin);
  try {
    // The text of a row has times in the zone of the session.
    await session.query("set local timezone to 'UTC'");
    const result = await work();
    await session.query('commit');
    return result;
  } catch (error) {
    await session.query('rollback').catch(() => {});
    throw error;
  }
}

/** Reads everything as of one moment. */
export const inSnapshot = <T>(session: Session, work: () => Promise<T>): Promise<T> =>
  inTransaction(session, work, 'begin isolation level repeatable read read only');

export const dbOf = (session: Session) => drizzle(session as pg.PoolClient);

/** All tables, those first to which others refer. */
export async function selectTables(session: Session): Promise<Map<string, Table>> {
  const { rows } = await session.query<{ name: string; key: string[]; columns: string[] }>(
    `select relname as name,
       array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum = any (indkey)) as key,
       array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
         and not attisdropped) as columns
     from pg_class join pg_index on indrelid = pg_class.oid and indisprimary
     where relnamespace = current_schema()::regnamespace`,
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  const tables = new Map<string, Table>();
  for (const name of await selectTableNames(dbOf(session))) {
    const { key, columns } = found.get(name) ?? { name, key: [] as string[], columns: [] };
    const isOfOne = isOfStores(name) && key.includes('store_id');
    tables.set(name, { name, columns, key: isOfOne ? key.filter((column) => column !== 'store_id') : key });
  }
  return tables;
}

const keyOf = ({ key }: Table) =>
  `jsonb_build_object(${key.map((column) => `'${column}', entry.${quote(column)}`).join(', ')})::text`;
const heapOf = (table: Table) => `(hashtext(${keyOf(table)}) & ${HEAPS - 1})`;
const LINE = 'lateral (select to_jsonb(entry)::text as line) as written';

/** The store's rows of a table in heaps, by a hash of their keys: what is in each, as text that can be compared. */
export async function selectHeaps(
  session: Session,
  table: Table,
  storeId: string,
): Promise<Map<number, string>> {
  const { rows } = await session.query<[number, string]>({
    text: `select ${heapOf(table)}, count(*) || ' ' || sum(hashtextextended(line, 0))
      from ${quote(table.name)} as entry, ${LINE} where entry.store_id = $1 group by 1`,
    values: [storeId],
    rowMode: 'array',
  });
  return new Map(rows);
}

/** The rows of these heaps, by the text of their keys. */
export async function selectDigests(
  session: Session,
  table: Table,
  storeId: string,
  heaps: number[],
): Promise<Map<string, Digest>> {
  const { rows } = await session.query<[string, string, number]>({
    text: `select ${keyOf(table)}, hashtextextended(line, 0)::text, length(line)
      from ${quote(table.name)} as entry, ${LINE} where entry.store_id = $1 and ${heapOf(table)} = any ($2)`,
    values: [storeId, heaps],
    rowMode: 'array',
  });
  return new Map(rows.map(([at, hash, size]) => [at, { hash, size }]));
}

const among = ({ name, key }: Table) => `jsonb_populate_recordset(null::${quote(name)}, $2::jsonb) as wanted
  where ${['entry.store_id = $1', ...key.map((column) => `entry.${quote(column)} = wanted.${quote(column)}`)].join(' and ')}`;

/** The text of the rows with these keys. */
export async function selectRows(
  session: Session,
  table: Table,
  storeId: string,
  keys: string[],
): Promise<string[]> {
  const { rows } = await session.query<[string]>({
    text: `select to_jsonb(entry)::text from ${quote(table.name)} as entry, ${among(table)}`,
    values: [storeId, listOf(keys)],
    rowMode: 'array',
  });
  return rows.map(([text]) => text);
}

export async function deleteRows(
  session: Session,
  table: Table,
  storeId: string,
  keys: string[],
): Promise<void> {
  await session.query(`delete from ${quote(table.name)} as entry using ${among(table)}`, [
    storeId,
    listOf(keys),
  ]);
}

/** All rows of a table that name the store. */
export async function selectAllRows(session: Session, table: string, storeId: string): Promise<string[]> {
  const { rows } = await session.query<[string]>({
    text: `select to_jsonb(entry)::text from ${quote(table)} as entry where store_id = $1`,
    values: [storeId],
    rowMode: 'array',
  });
  return rows.map(([text]) => text);
}

export async function deleteAllRows(session: Session, table: string, storeId: string): Promise<void> {
  await session.query(`delete from ${quote(table)} where store_id = $1`, [storeId]);
}

/** Writes rows over those with the same keys, or leaves these as they are. */
export async function insertRows(
  session: Session,
  { name, columns, key }: Table,
  rows: string[],
  onConflict: 'replace' | 'keep' = 'replace',
): Promise<void> {
  const target = isOfStores(name) && !key.includes('store_id') ? ['store_id', ...key] : key;
  const others = columns.filter((column) => !target.includes(column));
  const replace = others.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(', ');
  const action =
    onConflict === 'keep' || others.length === 0
      ? 'do nothing'
      : `(${target.map(quote).join(', ')}) do update set ${replace}`;
  const names = columns.map(quote).join(', ');
  await session.query(
    `insert into ${quote(name)} (${names})
     select ${names} from jsonb_populate_recordset(null::${quote(name)}, $1::jsonb) on conflict ${action}`,
    [listOf(rows)],
  );
}

const listOf = (texts: string[]) => `[${texts.join(',')}]`;
