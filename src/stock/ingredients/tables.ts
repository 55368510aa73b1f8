import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  bigint,
  boolean,
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
import { UNITS, type Unit } from './rules/amount.ts';
import { ENTRY_KINDS, type EntryKind, WASTE_REASONS, type WasteReason } from './rules/entries.ts';
import { AT_ZERO, type AtZero, type Pack } from './rules/ingredient.ts';
import type { RecipeFor, RecipeLine } from './rules/recipe.ts';

/** Thousandths of the ingredient's unit. */
const amount = (name: string) => bigint(name, { mode: 'number' });

/** What dishes are made of. `quantity`, `reserved` and `value` are the sums of its ledger. */
export const ingredients = pgTable(
  'ingredients',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    unit: text('unit').$type<Unit>().notNull(),
    packs: jsonb('packs').$type<Pack[]>().notNull(),
    /** Below this it is bought. Null without one. */
    par: amount('par'),
    /** Where it stands, so that a count goes shelf by shelf. Empty: nobody has said. */
    shelf: text('shelf').notNull().default(''),
    isGone: boolean('is_gone').notNull().default(false),
    /** Below zero where more was cooked than was written down as bought. */
    quantity: amount('quantity').notNull().default(0),
    reserved: amount('reserved').notNull().default(0),
    value: money('value').notNull().default(0),
    /** The moving average, of a kilogram, a litre or a thousand pieces. */
    cost: money('cost').notNull().default(0),
    countedAt: instant('counted_at'),
    /** Who usually brings it, and what the pack that it is bought in costs there. */
    supplierId: uuid('supplier_id'),
    price: money('price'),
    /** Since when dishes with it are off the menu, and which of them it took off. */
    outSince: instant('out_since'),
    tookOff: jsonb('took_off').$type<string[]>().notNull().default([]),
    /** The same instant as `outSince`, if it is out because nothing was left. Otherwise somebody has marked it. */
    ranOutAt: instant('ran_out_at'),
    /** What happens when nothing is left. Null: nobody has said. */
    atZero: text('at_zero').$type<AtZero>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    check('ingredients_unit', isOneOf(table.unit, UNITS)),
    check('ingredients_at_zero', isOneOf(table.atZero, AT_ZERO)),
    check('ingredients_reserved', sql`${table.reserved} >= 0`),
  ],
);

/** Whom the restaurant buys from. */
export const suppliers = pgTable(
  'suppliers',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    gstin: text('gstin').notNull(),
    isGone: boolean('is_gone').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** What an owner wants of the kitchen. There is none until somebody says. */
export const stockSettings = pgTable('stock_settings', {
  storeId: storeId().primaryKey(),
  /** What food may cost of the price of a dish, in basis points. */
  target: integer('target').notNull(),
});

/** Recipes as they were saved. The last one for a thing that was saved before an order holds for that order. */
export const recipes = pgTable(
  'recipes',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** What it is for, as one word that two for the same thing share. */
    key: text('key').notNull(),
    of: jsonb('of').$type<RecipeFor>().notNull(),
    lines: jsonb('lines').$type<RecipeLine[]>().notNull(),
    makes: amount('makes'),
    since: instant('since').notNull(),
    author: jsonb('author').$type<ActorRecord>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('recipes_by_key').on(table.storeId, table.key),
  ],
);

/** What came and went of ingredients. Rows never change. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    ingredientId: uuid('ingredient_id').notNull(),
    at: instant('at').notNull(),
    what: text('what').$type<EntryKind>().notNull(),
    /** What it adds to what is there, to what orders hold of it, and to what it is worth. */
    quantity: amount('quantity').notNull(),
    reserved: amount('reserved').notNull(),
    value: money('value').notNull(),
    /** The order and the line that took it. Null for what people did. */
    orderId: uuid('order_id'),
    lineId: uuid('line_id'),
    /** The entry of the store's log that told of it. */
    seq: integer('seq'),
    reason: text('reason').$type<WasteReason>(),
    note: text('note'),
    author: jsonb('author').$type<ActorRecord>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('stock_ledger_by_ingredient').on(table.storeId, table.ingredientId, table.id),
    index('stock_ledger_by_order').on(table.storeId, table.orderId).where(sql`order_id is not null`),
    check('stock_ledger_what', isOneOf(table.what, ENTRY_KINDS)),
    check('stock_ledger_reason', isOneOf<WasteReason>(table.reason, WASTE_REASONS)),
  ],
);

export type IngredientRow = typeof ingredients.$inferSelect;

export type RecipeRow = typeof recipes.$inferSelect;

export type LedgerRow = typeof stockLedger.$inferSelect;

export type SupplierRow = typeof suppliers.$inferSelect;
