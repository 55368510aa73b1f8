import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { PART_KINDS, PART_STATES, type PartKind, type PartState } from '#tables/sittings/rules/sitting.ts';
import { sittingId, sittings } from '#tables/sittings/tables.ts';

/** Parts that hold their amount until they lapse. Only this exact condition uses their index. */
export const isHeld = sql`state in ('open', 'awaiting')`;

/** Parts of what is due that guests pay for themselves or others. */
export const sittingParts = pgTable(
  'sitting_parts',
  {
    storeId: storeId(),
    sittingId: sittingId(),
    id: uuid('id').notNull(),
    guestId: uuid('guest_id').notNull(),
    /** Which of the sitting's parts it is, as the note of its UPI link says. */
    number: integer('number').notNull(),
    kind: text('kind').$type<PartKind>().notNull(),
    state: text('state').$type<PartState>().notNull(),
    /** Without the tip. */
    amount: money('amount').notNull(),
    tip: money('tip').notNull(),
    /** Into how many equal parts the guest has split. Null for another kind. */
    of: integer('of'),
    /** The order lines that it pays for. Null: part of everything. */
    lines: jsonb('lines').$type<string[]>(),
    utr: text('utr'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sittingId, table.id] }),
    foreignKey({
      columns: [table.storeId, table.sittingId],
      foreignColumns: [sittings.storeId, sittings.id],
    }),
    index('sitting_parts_by_time').on(table.storeId, table.createdAt),
    index('sitting_parts_held').on(table.storeId, table.createdAt).where(isHeld),
    check('sitting_parts_kind', isOneOf(table.kind, PART_KINDS)),
    check('sitting_parts_state', isOneOf(table.state, PART_STATES)),
    check('sitting_parts_amount', sql`${table.amount} > 0 and ${table.tip} >= 0`),
  ],
);

export type SittingPartRow = typeof sittingParts.$inferSelect;
