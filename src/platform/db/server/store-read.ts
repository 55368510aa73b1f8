import type { Db } from './client.ts';
import { getTableName, type PgTable } from './drizzle.ts';
import { columnsOf, createReader } from './statements/hot-statements.ts';

/** A part of a read: a query of one value of JSON, and what that is made into. */
interface Part<Read> {
  text: string;
  read: (found: never) => Read;
}

/** These rows of a table, in this order. */
export function rowsOf<T extends PgTable>(table: T, where: string, by?: string): Part<T['$inferSelect'][]> {
  const toRow = createReader(table);
  const order = by === undefined ? '' : `order by ${by}`;
  return {
    text: listOf(`select ${columnsOf(table)} from "${getTableName(table)}" where ${where} ${order}`),
    read: (found: Record<string, unknown>[]) => found.map(toRow),
  };
}

/** What this query finds, as JSON has it: times are texts. */
export function foundBy<Row>(query: string): Part<Row[]> {
  return { text: listOf(query), read: (found: Row[]) => found };
}

/** The one number of this query. */
export function numberOf(query: string): Part<number> {
  return { text: `(${query})`, read: (found: string | number) => Number(found) };
}

const listOf = (query: string) => `(select coalesce(json_agg(found), '[]') from (${query}) found)`;

type ReadOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends Part<infer Read> ? Read : never };

/**
 * Builds one query for much of a store, all of one moment, and for the store's revision then. The store is $1; `of` joins
 * the row that the parts are about. One statement costs a fraction of as many as it has parts.
 */
export function createStoreRead<Parts extends Record<string, Part<unknown>>>(
  name: string,
  parts: Parts,
  of = '',
) {
  const columns = Object.entries(parts).map(([key, { text }]) => `${text} as "${key}"`);
  const text = `select stores.revision, ${columns.join(', ')} from stores ${of} where stores.store_id = $1`;

  return async (
    { $client }: Db,
    storeId: string,
    ...values: unknown[]
  ): Promise<(ReadOf<Parts> & { revision: number }) | null> => {
    const asked = { name, text, values: [storeId, ...values] };
    const [found] = (await $client.query<Record<string, never>>(asked)).rows;
    if (!found) return null;
    const read = Object.entries(parts).map(([key, part]) => [key, part.read(found[key] as never)]);
    return { ...Object.fromEntries(read), revision: found['revision'] };
  };
}
