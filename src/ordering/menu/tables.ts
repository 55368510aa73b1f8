import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { CatalogueChange, ChangeCounts, RevisionCause } from '#ordering/catalogue/wire/revisions.ts';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
} from '#platform/db/server/drizzle.ts';
import type { Weekday } from '#restaurant/opening-hours/rules/store-hours.ts';
import { type Allergen, inEach, LEVEL_FIELDS, LEVELS, type Level, MARKS } from './rules/diets/diet.ts';
import type { OptionGroup, Tax, Translations } from './rules/menu.ts';

export const menus = pgTable(
  'menus',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    remarks: text('remarks').notNull(),
    primaryColor: text('primary_color'),
    active: boolean('active').notNull(),
    start: integer('start_minute'),
    end: integer('end_minute'),
    /** On which it is served. None: every day. */
    days: jsonb('days').$type<Weekday[]>().notNull().default([]),
    fromDay: text('from_day'),
    untilDay: text('until_day'),
    pureVeg: boolean('pure_veg').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const categories = pgTable(
  'categories',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    menuId: text('menu_id').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    image: text('image'),
    discount: integer('discount').notNull(),
    order: doublePrecision('sort_order').notNull(),
    state: integer('state').notNull(),
    collapsed: boolean('collapsed').notNull(),
    hsn: text('hsn'),
    translations: jsonb('translations').$type<Translations>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    foreignKey({ columns: [table.storeId, table.menuId], foreignColumns: [menus.storeId, menus.id] }),
    index('categories_by_menu').on(table.storeId, table.menuId),
  ],
);

export const items = pgTable(
  'items',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    categoryId: text('category_id').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    description: text('description').notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    discount: integer('discount').notNull(),
    order: doublePrecision('sort_order').notNull(),
    taxes: jsonb('taxes').$type<Tax[]>().notNull(),
    state: text('state').notNull(),
    until: instant('state_until'),
    veg: boolean('veg'),
    allergens: jsonb('allergens').$type<Allergen[]>(),
    ...inEach(MARKS, (field) => boolean(field).notNull().default(false)),
    egg: boolean('egg').notNull().default(false),
    ...inEach(LEVEL_FIELDS, (field) => integer(field).$type<Level>()),
    hsn: text('hsn'),
    groups: jsonb('option_groups').$type<OptionGroup[]>().notNull(),
    translations: jsonb('translations').$type<Translations>().notNull(),
    tagTranslations: jsonb('tag_translations').$type<Record<string, Translations>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    foreignKey({
      columns: [table.storeId, table.categoryId],
      foreignColumns: [categories.storeId, categories.id],
    }),
    index('items_by_category').on(table.storeId, table.categoryId),
    ...LEVEL_FIELDS.map((field) =>
      check(`items_${field}`, sql`${table[field]} between 0 and ${sql.raw(String(LEVELS[field].at(-1)))}`),
    ),
  ],
);

/** Each save of the whole catalogue, as sent to the back office: what changed, by whom, and a copy to restore. */
export const catalogueRevisions = pgTable(
  'catalogue_revisions',
  {
    storeId: storeId(),
    revision: integer('revision').notNull(),
    at: instant('at').notNull(),
    actor: jsonb('actor').$type<ActorRecord>().notNull(),
    cause: text('cause').$type<RevisionCause>().notNull(),
    /** The restored revision, if any. */
    restored: integer('restored'),
    summary: jsonb('summary').$type<ChangeCounts>().notNull(),
    changes: jsonb('changes').$type<CatalogueChange[]>().notNull(),
    catalogue: jsonb('catalogue').$type<CatalogueView>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.revision] })],
);
