import type { PolicyKind } from '#guests/privacy/wire/policies.ts';
import type { PageKind } from '#guests/visits/wire/page-views.ts';
import { GATEWAY_KINDS, type GatewayKind } from '#money/payments/rules/gateways.ts';
import type { PayeeView } from '#money/receipts/wire/receipts.ts';
import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import type { TypePauses } from '#ordering/catalogue/rules/type-pauses.ts';
import type { CourseSettings } from '#ordering/courses/rules/course.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import type { OrderAsks } from '#ordering/order-types/rules/order-asks.ts';
import { ORDER_KINDS, type OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import type { OrderStep } from '#ordering/orders/rules/order.ts';
import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import type { EditRules } from '#ordering/waiter-limits/rules/edit-rules.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { USUAL_LANGUAGES } from '#platform/language/rules/store-languages.ts';
import type { OpeningHours } from '#restaurant/opening-hours/rules/opening.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { type LockMinutes, USUAL_LOCK } from '#restaurant/people/rules/tablet.ts';
import type { BoardSettings } from '#restaurant/stores/rules/board.ts';
import type { StoreForStaff, StoreProfile } from '#restaurant/stores/wire/store.ts';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../drizzle.ts';
import { brandId, instant, isOneOf, money, storeId } from '../columns.ts';

export const stores = pgTable(
  'stores',
  {
    storeId: storeId().primaryKey(),
    /** Under whose name and address it is. */
    brandId: brandId(),
    /** The prefix of the store's order slugs. */
    key: text('key').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    legalName: text('legal_name').notNull().default(''),
    gstNo: text('gst_no').notNull().default(''),
    fssaiNo: text('fssai_no').notNull().default(''),
    aboutUs: text('about_us').notNull().default(''),
    logo: text('logo'),
    address: jsonb('address').$type<StoreProfile['address']>().notNull(),
    links: jsonb('links').$type<StoreProfile['links']>().notNull(),
    /** In which its guests can read, English first. */
    languages: jsonb('languages').$type<readonly Language[]>().notNull().default(USUAL_LANGUAGES),
    currency: text('currency').notNull().default('INR'),
    timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
    primaryColor: text('primary_color').notNull().default('00AB55'),
    viewOnly: boolean('view_only').notNull().default(false),
    paused: boolean('paused').notNull().default(false),
    pausedUntil: instant('paused_until'),
    pausedTypes: jsonb('paused_types').$type<TypePauses>().notNull().default({}),
    board: jsonb('board').$type<BoardSettings>().notNull().default({ ages: {} }),
    /** Whether guests without a table's code may choose a table from the list. */
    offersTables: boolean('offers_tables').notNull().default(true),
    /** Whether the directory may list it. */
    listed: boolean('listed').notNull().default(true),
    /** Null if the store is always open. */
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
    subscriptionMode: text('subscription_mode').notNull().default('Pro'),
    subscriptionStatus: text('subscription_status').$type<StoreStatus>().notNull().default('active'),
    subscriptionEnd: instant('subscription_end'),
    /** What its owners were last told about it by email, with its end, so that each is told once. */
    subscriptionTold: text('subscription_told').notNull().default(''),
    /** What it pays for a month of a plan in place of the plan's own price. */
    ownPrice: jsonb('own_price').$type<{ plan: string; price: number }>(),
    /** What it has in hand for plans: paid for days that it did not use. Negative: what it owes. */
    credit: money('credit').notNull().default(0),
    /** Since when an operator lets nobody order here, and why. */
    suspendedAt: instant('suspended_at'),
    suspendedFor: text('suspended_for').notNull().default(''),
    /** Since when it is closed for good, and the operator's reason. It is erased 30 days later. */
    closedAt: instant('closed_at'),
    closedFor: text('closed_for').notNull().default(''),
    /** Whether its owners were told that it is erased soon. */
    closingTold: boolean('closing_told').notNull().default(false),
    /** Until when an owner lets support look into it. */
    supportUntil: instant('support_until'),
    /** Roles that need a second step. Null: none. */
    secondStepRoles: jsonb('second_step_roles').$type<Role[]>(),
    /** After how many minutes without a touch its tablets lock themselves. */
    lockMinutes: integer('lock_minutes').$type<LockMinutes>().notNull().default(USUAL_LOCK),
    /** The gateway's credentials, sealed with the server's secret key. */
    gatewaySealed: text('gateway_sealed'),
    gatewayKind: text('gateway_kind').$type<GatewayKind>(),
    /** The UPI address that guests pay to, and who set it last. */
    upi: jsonb('upi').$type<PayeeView>(),
    /** Taxes of new dishes. Null: what usualTaxes says. */
    defaultTaxes: jsonb('default_taxes').$type<StoreForStaff['defaultTaxes']>(),
    /** In the owner's order: the first that fits decides. */
    priceRules: jsonb('price_rules').$type<PriceRule[]>().notNull().default([]),
    /** Null: the usual rules. */
    editRules: jsonb('edit_rules').$type<EditRules>(),
    /** The origins of the websites that may show its pages in a frame. */
    websites: jsonb('websites').$type<string[]>().notNull().default([]),
    /** Null: it has never served in courses. */
    courses: jsonb('courses').$type<CourseSettings>(),
    /** Goes up with every change that guests see. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('stores_gateway_kind', isOneOf<GatewayKind>(table.gatewayKind, GATEWAY_KINDS))],
);

export type StoreRow = typeof stores.$inferSelect;

/** Order and log numbers without gaps. They are taken in the transaction that uses them. */
export const storeCounters = pgTable('store_counters', {
  storeId: storeId().primaryKey(),
  orderNo: integer('order_no').notNull().default(0),
  logSeq: integer('log_seq').notNull().default(0),
});

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

/** Tables, rooms and counters that a QR code can name. */
export const storeTables = pgTable(
  'store_tables',
  {
    storeId: storeId(),
    /** Stays when the name changes. */
    id: uuid('id').notNull().defaultRandom(),
    name: text('iden').notNull(),
    label: text('idel').notNull(),
    /** Null for a place that can't be reserved, such as a room or a counter. */
    seats: integer('seats'),
    /** Tables with the same mark can be pushed together for a larger party. */
    joins: text('joins'),
    /** The part of the restaurant that it stands in. Null where there is only one. */
    area: text('room'),
    /** Where it stands on the floor's plan. Null until somebody has put it there. */
    place: jsonb('place').$type<TablePlace>(),
    /** The label of the order type that its link sets. Null if guests choose. */
    orderType: text('conf'),
    /** That type, and its label when both were written: another label is of the previous release, which knows no ids. */
    orderTypeId: text('order_type_id'),
    typedAs: text('typed_as'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.name] }),
    uniqueIndex('store_tables_by_id').on(table.storeId, table.id),
  ],
);

/** A store's own legal texts. They are apart from the store's row, which every order reads. */
export const storePolicies = pgTable(
  'store_policies',
  {
    storeId: storeId(),
    kind: text('kind').$type<PolicyKind>().notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
);

/** How often each kind of page was opened, by the store's day. Visitors are not recorded. */
export const storePageViews = pgTable(
  'store_page_views',
  {
    storeId: storeId(),
    day: text('day').notNull(),
    kind: text('kind').$type<PageKind>().notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.kind] })],
);
