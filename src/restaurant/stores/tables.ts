import { GATEWAY_KINDS, type GatewayKind } from '#money/payments/rules/gateways.ts';
import type { PayeeView } from '#money/receipts/wire/receipts.ts';
import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import type { TypePauses } from '#ordering/catalogue/rules/type-pauses.ts';
import type { CourseSettings } from '#ordering/courses/rules/course.ts';
import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';
import type { EditRules } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { brandId, instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { USUAL_LANGUAGES } from '#platform/language/rules/store-languages.ts';
import type { OpeningHours } from '#restaurant/opening-hours/rules/opening.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { type LockMinutes, USUAL_LOCK } from '#restaurant/people/rules/tablet.ts';
import type { BoardSettings } from './rules/board.ts';
import type { StoreForStaff, StoreProfile } from './wire/store.ts';

/** Finds the store of a slug, of an order's store key or of a menu. */
export const storeRoutes = pgTable(
  'store_routes',
  {
    kind: text('kind').$type<'slug' | 'key' | 'menu'>().notNull(),
    key: text('key').notNull(),
    storeId: uuid('store_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('store_routes_by_store').on(table.storeId),
  ],
);

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
