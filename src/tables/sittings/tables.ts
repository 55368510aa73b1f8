import type { Needs } from '#ordering/menu/rules/diets/needs.ts';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import {
  SITTING_GUEST_STATES,
  SITTING_STATES,
  type SittingGuestState,
  type SittingSettings,
  type SittingState,
} from './rules/sitting.ts';

/** Guests at one table, from the first scan until it is cleared. Its orders are its rounds; they share one tab. */
export const sittings = pgTable(
  'sittings',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** The unguessable name in the link of its page. The link alone opens nothing: guests have a token each. */
    slug: text('slug').notNull(),
    state: text('state').$type<SittingState>().notNull(),
    tableId: uuid('table_id').notNull(),
    /** The table's name and label. They follow it while the sitting is open. */
    tableName: text('table_iden').notNull(),
    tableLabel: text('table_idel').notNull(),
    /** Four digits that let a guest in. */
    code: text('code').notNull(),
    covers: integer('covers'),
    waiter: jsonb('waiter').$type<ActorRecord>(),
    /** The number of its latest round, and of the guest who came last. */
    rounds: integer('rounds').notNull().default(0),
    guests: integer('guests').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    openedBy: jsonb('opened_by').$type<ActorRecord>().notNull(),
    orderedAt: instant('ordered_at'),
    askedAt: instant('asked_at'),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    closedBy: jsonb('closed_by').$type<ActorRecord>(),
    closeReason: text('close_reason'),
    /** The sitting that took over its rounds and guests. */
    mergedInto: uuid('merged_into'),
    /** The sitting that it has some orders of, as a bill of their own. Nobody sits there, so it is closed from its beginning. */
    splitFrom: uuid('split_from'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('sittings_slug').on(table.storeId, table.slug),
    uniqueIndex('sittings_at_table').on(table.storeId, table.tableId).where(sql`state <> 'closed'`),
    index('sittings_by_time').on(table.storeId, table.openedAt),
    index('sittings_split').on(table.storeId, table.splitFrom).where(sql`split_from is not null`),
    check('sittings_state', isOneOf(table.state, SITTING_STATES)),
  ],
);

export const sittingId = () => uuid('sitting_id').notNull();

export const sittingGuests = pgTable(
  'sitting_guests',
  {
    storeId: storeId(),
    sittingId: sittingId(),
    id: uuid('id').notNull(),
    state: text('state').$type<SittingGuestState>().notNull(),
    /** In the order of coming; sign and colour follow from it. */
    number: integer('number').notNull(),
    /** Empty: "Guest 2". */
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** What they do not eat. Erased when they leave, and when the table is closed. */
    needs: jsonb('needs').$type<Needs>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sittingId, table.id] }),
    uniqueIndex('sitting_guests_token').on(table.storeId, table.sittingId, table.tokenHash),
    foreignKey({
      columns: [table.storeId, table.sittingId],
      foreignColumns: [sittings.storeId, sittings.id],
    }),
    check('sitting_guests_state', isOneOf(table.state, SITTING_GUEST_STATES)),
  ],
);

/** The shared cart. A line that was sent stays, and names the order line that it became. */
export const sittingLines = pgTable(
  'sitting_lines',
  {
    storeId: storeId(),
    sittingId: sittingId(),
    /** Made by the guest's phone. */
    id: text('id').notNull(),
    guestId: uuid('guest_id').notNull(),
    itemId: text('item_id').notNull(),
    itemLabel: text('item_label').notNull(),
    configs: jsonb('configs').$type<{ label: string; contents: string[] }[]>().notNull(),
    remarks: text('remarks').notNull(),
    quantity: integer('quantity').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until it was sent. */
    orderId: uuid('order_id'),
    orderLineId: uuid('order_line_id'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sittingId, table.id] }),
    foreignKey({
      columns: [table.storeId, table.sittingId],
      foreignColumns: [sittings.storeId, sittings.id],
    }),
    check('sitting_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

export const sittingCalls = pgTable(
  'sitting_calls',
  {
    storeId: storeId(),
    sittingId: sittingId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** Null if the staff noted it. */
    guestId: uuid('guest_id'),
    createdAt: instant('created_at').notNull(),
    takenBy: jsonb('taken_by').$type<ActorRecord>(),
    takenAt: instant('taken_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sittingId, table.id] }),
    uniqueIndex('sitting_calls_standing')
      .on(table.storeId, table.sittingId, table.kind)
      .where(sql`done_at is null`),
    foreignKey({
      columns: [table.storeId, table.sittingId],
      foreignColumns: [sittings.storeId, sittings.id],
    }),
  ],
);

/** A store's choices. No row: the defaults. */
export const sittingSettings = pgTable(
  'sitting_settings',
  {
    storeId: storeId(),
    settings: jsonb('settings').$type<SittingSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId] })],
);

export type SittingRow = typeof sittings.$inferSelect;

export type SittingGuestRow = typeof sittingGuests.$inferSelect;

export type SittingLineRow = typeof sittingLines.$inferSelect;

export type SittingCallRow = typeof sittingCalls.$inferSelect;

export type SittingSettingsRow = typeof sittingSettings.$inferSelect;
