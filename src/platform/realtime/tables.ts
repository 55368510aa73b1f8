import type { KhataEvent } from '#money/khatas/rules/khata.ts';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { PageChange } from '#restaurant/live/wire/streams.ts';
import type { SittingEvent } from '#tables/sittings/rules/sitting-events.ts';

export type PageEvent = Required<Pick<PageChange, 'what'>> & PageChange;

/** Everything that happens in a store, numbered without gaps. Streams, timelines and audits read it. */
export const storeLog = pgTable(
  'store_log',
  {
    storeId: storeId(),
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').$type<'order' | 'sitting' | 'khata' | 'menu' | 'store'>().notNull(),
    /** The order, or the sitting or guest's account that the entry is about. The previous release sends entries without one to pages. */
    orderId: uuid('order_id'),
    /** The sitting that it happened in, of entries about it or one of its orders. */
    sittingId: uuid('sitting_id'),
    actor: jsonb('actor').$type<ActorRecord>().notNull(),
    event: jsonb('event').$type<OrderEvent | SittingEvent | KhataEvent | PageEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.seq] }),
    index('store_log_by_order').on(table.storeId, table.orderId, table.seq),
    index('store_log_by_sitting')
      .on(table.storeId, table.sittingId, table.seq)
      .where(sql`sitting_id is not null`),
    check('store_log_kind', isOneOf(table.kind, ['order', 'sitting', 'khata', 'menu', 'store'])),
  ],
);

export type LogRow = typeof storeLog.$inferSelect;
