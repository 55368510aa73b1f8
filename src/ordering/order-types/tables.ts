import type { Translations } from '#ordering/menu/rules/menu.ts';
import type { OrderStep } from '#ordering/orders/rules/order.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '#platform/db/server/drizzle.ts';
import type { OrderAsks } from './rules/order-asks.ts';
import { ORDER_KINDS, type OrderKind } from './rules/order-kind.ts';

export const orderTypes = pgTable(
  'order_types',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    /** Null if the release before kinds has written it. */
    kind: text('kind').$type<OrderKind>(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    active: boolean('active').notNull(),
    otpAuthentication: boolean('otp_authentication').notNull(),
    otpOnOrder: boolean('otp_on_order').notNull(),
    onlinePayment: boolean('online_payment').notNull(),
    paymentMethod: text('payment_method').notNull(),
    initialState: integer('initial_state').$type<OrderStep>().notNull(),
    minimum: money('minimum').notNull(),
    charges: jsonb('charges').$type<Charge[]>().notNull(),
    /** Null: the usual questions. */
    asks: jsonb('asks').$type<OrderAsks>(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('order_types_label').on(table.storeId, table.label),
    check('order_types_kind', isOneOf<OrderKind>(table.kind, ORDER_KINDS)),
    check('order_types_initial_state', sql`${table.initialState} between 1 and 5`),
  ],
);
