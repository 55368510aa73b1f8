import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every table of a store begins with this; it leads each key, so that a store's rows live together. */
export const storeId = () => uuid('store_id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const money = (name: string) => bigint(name, { mode: 'number' });
