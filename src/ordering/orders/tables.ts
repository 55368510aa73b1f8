import type { Buyer } from '#money/bills/rules/buyer.ts';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { PAYMENT_STATES, type PaymentState } from '#money/payments/rules/payment.ts';
import { CHANNEL_NAMES, type ChannelName } from '#ordering/channels/rules/channel.ts';
import { HOLDS, type Hold, type LineCourse } from '#ordering/courses/rules/course.ts';
import type { SoldWeight, Tax, Translations } from '#ordering/menu/rules/menu.ts';
import { ORDER_KINDS, type OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import type { PricedBy } from '#ordering/placing/rules/ordered-line.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import type { TaxedShare } from '#ordering/prices/rules/taxed-parts.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  type Column,
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
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import type { OrderedPart } from './rules/combo-parts.ts';
import type { OrderState } from './rules/order.ts';

export type ActorRecord =
  | { kind: 'operator'; id: string; name: string }
  | { kind: 'guest' }
  | { kind: 'system' }
  | { kind: 'staff'; id: string; name: string; approvedBy?: { id: string; name: string } };

/** The orders for which `owedToGuest` is above zero. Only this exact condition uses their index. */
export const isOwed = ({ state, amount, roundOff, paid, refunded }: BookColumns) =>
  sql`${paid} > ${refunded} + case when ${state} = 5 then 0 else ${amount} + coalesce(${roundOff}, 0) end`;

/** Served orders for which `dueOf` is above zero. They have an index in the same way. */
export const isServedUnpaid = ({ state, ...books }: BookColumns) => sql`${state} = 4 and ${hasDue(books)}`;

/** Only for an order that is not cancelled. */
export const hasDue = ({ amount, roundOff, paid, refunded }: Omit<BookColumns, 'state'>) =>
  sql`${amount} + coalesce(${roundOff}, 0) > ${paid} - ${refunded}`;

type BookColumns = Record<'state' | 'amount' | 'roundOff' | 'paid' | 'refunded', Column>;

export const orders = pgTable(
  'orders',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderNo: integer('order_no').notNull(),
    /** Of the tablet that gave the number. Null for a number of the store's own. */
    tabletLetter: text('tablet_letter'),
    /** The unguessable name in the guest's link. */
    slug: text('slug').notNull(),
    /** Null where the previous release wrote it, and from before channels were kept (`channel-of.ts`). */
    channel: text('channel').$type<ChannelName>(),
    state: integer('state').$type<OrderState>().notNull(),
    amount: money('amount').notNull(),
    /** What rounding to the rupee adds or takes off. Null if the order is not rounded. */
    roundOff: money('round_off'),
    currency: text('currency').notNull(),
    orderTypeId: text('order_type_id').notNull(),
    orderType: text('order_type').notNull(),
    /** Null if it was ordered before kinds. */
    orderKind: text('order_kind').$type<OrderKind>(),
    /** Its names in other languages when the order was placed. Null, here and in lines, if there were none. */
    orderTypeTranslations: jsonb('order_type_translations').$type<Translations>(),
    customerName: text('customer_name').notNull(),
    customerPhone: text('customer_phone').notNull(),
    countryCode: text('country_code').notNull(),
    address: text('address').notNull(),
    remarks: text('remarks').notNull(),
    tableName: text('table_iden'),
    tableLabel: text('table_idel'),
    /** The listed table, whatever it is called by now. Null without one. */
    tableId: uuid('table_id'),
    /** The sitting that it belongs to, and which of its rounds it is. Null for an order alone. */
    sittingId: uuid('sitting_id'),
    round: integer('round'),
    /** The company that the bill is for, until it is issued. Null for none. */
    buyer: jsonb('buyer').$type<Buyer>(),
    /** The order type's charges at that time, for the amount after a dish is discarded. */
    charges: jsonb('charges').$type<Charge[]>().notNull(),
    /** What the staff took off its price, in the order in which they did. Null if they took nothing off. */
    discounts: jsonb('discounts').$type<OrderDiscount[]>(),
    paymentState: text('payment_state').$type<PaymentState>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** What was received, and how much of that was given back. */
    paid: money('paid').notNull().default(0),
    refunded: money('refunded').notNull().default(0),
    /** The store's revision at which it was priced. */
    revision: integer('revision').notNull(),
    estimateFrom: integer('estimate_from').notNull(),
    estimateTo: integer('estimate_to').notNull(),
    createdAt: instant('created_at').notNull(),
    servedAt: instant('served_at'),
    /** When the kitchen marked it as seen. An order that was moved need not have been. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('orders_number').on(table.storeId, table.orderNo),
    uniqueIndex('orders_slug').on(table.storeId, table.slug),
    index('orders_by_state').on(table.storeId, table.state, table.orderNo),
    // Orders that a table waits for.
    index('orders_at_table')
      .on(table.storeId, table.tableName)
      .where(sql`state < 4 and table_iden is not null`),
    index('orders_of_sitting').on(table.storeId, table.sittingId).where(sql`sitting_id is not null`),
    index('orders_by_served').on(table.storeId, table.servedAt),
    index('orders_owed').on(table.storeId, table.id).where(isOwed(table)),
    index('orders_unpaid').on(table.storeId, table.orderNo).where(isServedUnpaid(table)),
    // Orders that the staff must check, however old. There are few, and no ordinary order is among them.
    index('orders_claimed').on(table.storeId, table.orderNo).where(sql`payment_state = 'claimed'`),
    check('orders_state', sql`${table.state} between 1 and 5`),
    check('orders_channel', isOneOf<ChannelName>(table.channel, CHANNEL_NAMES)),
    check('orders_kind', isOneOf<OrderKind>(table.orderKind, ORDER_KINDS)),
    check('orders_payment_state', isOneOf(table.paymentState, PAYMENT_STATES)),
    check('orders_amount', sql`${table.amount} >= 0`),
    check('orders_sums', sql`${table.refunded} between 0 and ${table.paid}`),
  ],
);

export interface OrderedOption {
  label: string;
  price: number;
  translations?: Translations | undefined;
  /** How much it is, of a dish that is sold by weight. */
  weight?: SoldWeight | undefined;
  /** The dish that it is, in a combo. */
  part?: OrderedPart | undefined;
  /** The ingredients that were swapped, as the guest has agreed. */
  swap?: { from: string; to: string } | undefined;
}

export const orderLines = pgTable(
  'order_lines',
  {
    storeId: storeId(),
    orderId: uuid('order_id').notNull(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    itemLabel: text('item_label').notNull(),
    itemTranslations: jsonb('item_translations').$type<Translations>(),
    quantity: integer('quantity').notNull(),
    base: money('base').notNull(),
    unit: money('unit').notNull(),
    categoryDiscount: integer('category_discount').notNull(),
    itemDiscount: integer('item_discount').notNull(),
    taxes: jsonb('taxes').$type<Tax[]>().notNull(),
    /** The code that it was sold under. Null: restaurant service. */
    hsn: text('hsn'),
    images: jsonb('images').$type<string[]>().notNull(),
    configs: jsonb('configs')
      // `given`: it came with the dish and was not chosen.
      .$type<{ label: string; options: OrderedOption[]; given?: boolean }[]>()
      .notNull(),
    discarded: boolean('discarded').notNull().default(false),
    /** The line from which these portions were taken off, if others are left on it. */
    partOf: uuid('part_of'),
    ready: boolean('ready').notNull().default(false),
    /** What discounts took off its price when the order last changed; for reports. Null is nothing. */
    off: money('off'),
    /** Of a combo: what each tax is on since the order last changed; for reports. Null: on all that is left. */
    shares: jsonb('shares').$type<TaxedShare[]>(),
    /** The price rule that its price was of. Null: the menu's. */
    pricedBy: jsonb('priced_by').$type<PricedBy>(),
    /** The guest's wish for this dish. Null if there is none. */
    remarks: text('remarks'),
    /** Of which course it is, at a table that is served in courses. Null: none. */
    course: jsonb('course').$type<LineCourse>(),
    /** Whether its course is held, or was. Null: it was cooked at once. */
    hold: text('hold').$type<Hold>(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.id] }),
    foreignKey({ columns: [table.storeId, table.orderId], foreignColumns: [orders.storeId, orders.id] }),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_remarks',
      sql`char_length(${table.remarks}) <= ${sql.raw(String(BOUNDS.dish.characters))}`,
    ),
    check('order_lines_part_of', sql`${table.partOf} <> ${table.id}`),
    check('order_lines_prices', sql`${table.base} >= 0 and ${table.unit} >= 0`),
    check('order_lines_hold', isOneOf<Hold>(table.hold, HOLDS)),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

export type LineRow = typeof orderLines.$inferSelect;
