import type { Db } from '../client.ts';
import type { PgTable } from '../drizzle.ts';
import { type Column, getTableColumns, getTableName } from '../drizzle.ts';

// Statements that every order runs, or a program at rest each second. They are written once and prepared once by each
// connection. The query builder would build them each time, which was measured at a third of what an order costs this
// process, and kept a program at rest from giving memory back.

type Row<T extends PgTable> = T['$inferSelect'];

/** Reads rows of the table as the query builder does. */
export function createReader<T extends PgTable>(table: T) {
  const mapped = Object.entries(getTableColumns(table)) as [keyof Row<T>, Column][];
  return (found: Record<string, unknown>): Row<T> => {
    const row: Partial<Row<T>> = {};
    for (const [key, column] of mapped) {
      const value = found[column.name];
      row[key] = (value === null ? null : column.mapFromDriverValue(value)) as Row<T>[typeof key];
    }
    return row as Row<T>;
  };
}

/** Builds a query for the one row with these key columns, which others may have to wait for. */
export function createLookUp<T extends PgTable>(
  table: T,
  keys: (keyof Row<T> & string)[],
  lock: '' | 'for update' = '',
) {
  const columns = getTableColumns(table);
  const toRow = createReader(table);
  const conditions = keys.map((key, at) => `"${columns[key]?.name}" = $${at + 1}`).join(' and ');
  const name = `${getTableName(table)} by ${keys.join(' ')} ${lock}`;
  const text = `select ${columnsOf(table)} from "${getTableName(table)}" where ${conditions} ${lock}`;

  return async ({ $client }: Db, ...values: string[]): Promise<Row<T> | null> => {
    const { rows } = await $client.query<Record<string, unknown>>({ name, text, values });
    const [found] = rows;
    return found ? toRow(found) : null;
  };
}

type Key<T extends PgTable> = keyof Row<T> & string;

/** Builds a query for the rows of a store that have one of many values in this column, in this order. */
export function createListing<T extends PgTable>(table: T, of: Key<T>, by: readonly Key<T>[] = []) {
  const columns = getTableColumns(table);
  const toRow = createReader(table);
  const name = `many ${getTableName(table)} by ${of}`;
  const order = by.map((key) => `"${columns[key]?.name}"`).join(', ');
  const where = `"store_id" = $1 and "${columns[of]?.name}" = any($2)`;
  const select = `select ${columnsOf(table)} from "${getTableName(table)}" where ${where}`;
  const text = order === '' ? select : `${select} order by ${order}`;

  return async ({ $client }: Db, storeId: string, values: readonly string[]): Promise<Row<T>[]> => {
    const asked = { name, text, values: [storeId, values] };
    const { rows } = await $client.query<Record<string, unknown>>(asked);
    return rows.map(toRow);
  };
}

/** Names a row's values by their columns in the database, as `jsonb_populate_record` expects. */
export function createRecord<T extends PgTable>(table: T) {
  const columns = Object.entries(getTableColumns(table)) as [keyof Row<T>, Column][];
  return (row: Partial<Row<T>>) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
}

/** The columns that this program knows, for an INSERT. A newer column gets its default, where NULL would be refused. */
export function columnsOf(table: PgTable, from?: string): string {
  const names = Object.values(getTableColumns(table)).map(({ name }) => `"${name}"`);
  return names.map((name) => (from === undefined ? name : `${from}.${name}`)).join(', ');
}

/** Builds an INSERT of rows, as the columns that this program knows. Answers how many were written. */
export function createInsert<T extends PgTable>(table: T, more = '') {
  const columns = Object.entries(getTableColumns(table)) as [keyof Row<T>, Column][];
  const texts = new Map<number, string>();
  const textFor = (count: number) => {
    const known = texts.get(count);
    if (known !== undefined) return known;
    const places = Array.from({ length: count }, (_, row) =>
      columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', '),
    );
    const text = `insert into "${getTableName(table)}" (${columnsOf(table)}) values (${places.join('), (')}) ${more}`;
    texts.set(count, text);
    return text;
  };

  return async ({ $client }: Db, rows: readonly Row<T>[]): Promise<number> => {
    const name = `${rows.length} of ${getTableName(table)}`;
    const values = rows.flatMap((row) =>
      columns.map(([key, column]) => {
        const value = row[key] ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      }),
    );
    const { rowCount } = await $client.query({ name, text: textFor(rows.length), values });
    return rowCount ?? 0;
  };
}
