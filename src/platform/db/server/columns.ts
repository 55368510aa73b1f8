import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { bigint, type Column, customType, sql, timestamp, uuid } from './drizzle.ts';

/** The first column of every store's table and of each of its keys, so that a store's rows lie together. */
export const storeId = () => uuid('store_id').notNull();
/** A row that names no brand, such as one of the previous release, is the first brand's. */
export const brandId = () => uuid('brand_id').notNull().default(FIRST_BRAND);
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const money = (name: string) => bigint(name, { mode: 'number' });

/** A check that a column holds one of these words: a list, or the keys of a record that names each word of a type. */
export function isOneOf<S extends string>(column: Column, words: readonly S[] | Record<S, true>) {
  const list = (Array.isArray(words) ? words : Object.keys(words)).map((word) => `'${word}'`);
  return sql`${column} in (${sql.raw(list.join(', '))})`;
}
