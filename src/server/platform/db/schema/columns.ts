import { bigint, type Column, sql, timestamp, uuid } from '../drizzle.ts';

/** Every table of a store begins with this; it leads each key, so that a store's rows live together. */
export const storeId = () => uuid('store_id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const money = (name: string) => bigint(name, { mode: 'number' });

/** The condition of a column that it holds one of these words: a list, or else each word of the type by name. */
export function isOneOf<S extends string>(column: Column, words: readonly S[] | Record<S, true>) {
  const list = (Array.isArray(words) ? words : Object.keys(words)).map((word) => `'${word}'`);
  return sql`${column} in (${sql.raw(list.join(', '))})`;
}
