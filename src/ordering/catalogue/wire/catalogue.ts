import * as z from 'zod/mini';
import {
  ALLERGENS,
  type FactField,
  inEach,
  LEVEL_FIELDS,
  LEVELS,
  type LevelField,
  MARKS,
} from '#ordering/menu/rules/diets/diet.ts';
import { HSN } from '#ordering/menu/rules/hsn.ts';
import type { Category, Item, Menu } from '#ordering/menu/rules/menu.ts';
import { ASKED } from '#ordering/order-types/rules/order-asks.ts';
import { ORDER_KINDS } from '#ordering/order-types/rules/order-kind.ts';
import { RECEIVED, STEPS } from '#ordering/orders/rules/order.ts';
import {
  clock,
  color,
  day,
  id,
  imageUrl,
  instant,
  percent,
  price,
  recordOf,
  text,
  translations,
  weekdays,
} from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { DAYS } from '#restaurant/opening-hours/rules/opening.ts';

const label = text(200, 1);
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(schema);
const list = <T extends z.ZodMiniType>(schema: T, most: number) =>
  z._default(z.array(schema).check(z.maxLength(most, formatFault('atMost', { most }))), []);

/** The domain's fields by their names on the wire. A schema with other fields does not compile. */
type MenuKey = '_id' | 'activeStartTime' | 'activeEndTime' | Exclude<keyof Menu, 'id' | 'start' | 'end'>;
type CategoryKey = '_id' | Exclude<keyof Category, 'id'>;
type ItemKey = '_id' | 'configs' | Exclude<keyof Item, 'id' | 'groups' | 'left' | 'priced'>;

const optionInput = z.strictObject({
  _id: optional(id),
  label,
  value: z.union([z.number(), text(200)]),
  added: z._default(z.boolean(), false),
  itemID: optional(id),
  translations: optional(translations),
});

const groupInput = z.strictObject({
  _id: optional(id),
  label,
  description: z._default(text(1000), ''),
  required: z._default(z.boolean(), false),
  maxSelection: z.int().check(z.minimum(0), z.maximum(100)),
  byWeight: optional(z.literal(true)),
  contents: list(optionInput, 100),
  translations: optional(translations),
});

const taxInput = z.strictObject({ label, value: percent });

/** Keeps the percentage as it was sent, because nothing computes with it. */
export const storedTax = z.strictObject({
  label,
  value: z.pipe(
    percent,
    z.transform((hundredths) => hundredths / 100),
  ),
});

const itemState = text(60, 1);
const tag = text(60, 1);
const MOST_TAGS = 20;
const tagTranslations = recordOf(tag, translations, MOST_TAGS);

const allergen = z.enum(ALLERGENS, formatFault('oneOf', { values: ALLERGENS }));
/** Programs know the fault of spice by its name. */
const level = (field: LevelField) =>
  z.literal(
    [...LEVELS[field]],
    field === 'spice' ? formatFault('spice') : formatFault('oneOf', { values: LEVELS[field] }),
  );
const hsn = z.string().check(z.regex(HSN, formatFault('hsn')));

/** Takes each allergen once, in the order of the list. */
const allergens = z.pipe(
  z.array(allergen).check(z.maxLength(ALLERGENS.length)),
  z.transform((named) => ALLERGENS.filter((known) => named.includes(known))),
);

const itemFields = {
  label,
  description: text(2000),
  images: z.array(imageUrl).check(z.maxLength(20)),
  tags: z.array(tag).check(z.maxLength(MOST_TAGS)),
  discount: percent,
  order: z.number(),
  taxes: z.array(taxInput).check(z.maxLength(10)),
  state: itemState,
  until: z.nullable(instant),
  veg: z.nullable(z.boolean()),
  allergens: z.nullable(allergens),
  ...inEach(MARKS, () => z.boolean()),
  egg: z.boolean(),
  ...inEach(LEVEL_FIELDS, (field) => z.nullable(level(field))),
  hsn: z.nullable(hsn),
  translations,
  tagTranslations,
  configs: z.array(groupInput).check(z.maxLength(50)),
} satisfies Record<Exclude<ItemKey, '_id'>, z.ZodMiniType>;

const itemInput = z.strictObject({
  _id: optional(id),
  label,
  description: z._default(itemFields.description, ''),
  images: z._default(itemFields.images, []),
  tags: z._default(itemFields.tags, []),
  discount: z._default(itemFields.discount, 0),
  order: optional(itemFields.order),
  taxes: z._default(itemFields.taxes, []),
  state: z._default(itemState, 'Available'),
  until: z._default(itemFields.until, null),
  veg: z._default(itemFields.veg, null),
  allergens: z._default(itemFields.allergens, null),
  ...inEach(MARKS, (field) => z._default(itemFields[field], false)),
  egg: z._default(itemFields.egg, false),
  ...inEach(LEVEL_FIELDS, (field) => z._default(itemFields[field], null)),
  hsn: z._default(itemFields.hsn, null),
  translations: z._default(translations, {}),
  tagTranslations: z._default(tagTranslations, {}),
  configs: z._default(itemFields.configs, []),
} satisfies Record<ItemKey, z.ZodMiniType>);

const categoryInput = z.strictObject({
  _id: optional(id),
  label,
  image: z._default(z.nullable(imageUrl), null),
  discount: z._default(percent, 0),
  order: optional(z.number()),
  state: z._default(z.int().check(z.minimum(0), z.maximum(9)), 1),
  collapsed: z._default(z.boolean(), false),
  hsn: z._default(itemFields.hsn, null),
  translations: z._default(translations, {}),
  items: list(itemInput, 1000),
} satisfies Record<CategoryKey, z.ZodMiniType>);

const menuInput = z.strictObject({
  _id: optional(id),
  label,
  remarks: z._default(text(1000), ''),
  primaryColor: z._default(z.nullable(color), null),
  active: z._default(z.boolean(), true),
  activeStartTime: z._default(z.nullable(clock), null),
  activeEndTime: z._default(z.nullable(clock), null),
  days: z._default(weekdays, []),
  fromDay: z._default(z.nullable(day), null),
  untilDay: z._default(z.nullable(day), null),
  pureVeg: z._default(z.boolean(), false),
  translations: z._default(translations, {}),
  categories: list(categoryInput, 200),
} satisfies Record<MenuKey, z.ZodMiniType>);

const chargeInput = z.strictObject({
  label,
  value: price,
  valueType: z.enum(['absolute', 'percentage']),
  taxes: list(taxInput, 10),
  translations: optional(translations),
});

const MOST_PORTIONS = 99_900;
const flag = z._default(z.union([z.literal(0), z.literal(1)]), 0);

export const orderTypeInput = z.strictObject({
  _id: optional(id),
  label: text(60, 1),
  /** By default, what the label says. */
  kind: optional(z.enum(ORDER_KINDS)),
  active: z._default(z.boolean(), true),
  otpAuthentication: z._default(z.boolean(), false),
  otp_on_order: z._default(z.boolean(), false),
  online_payment: flag,
  paymentMethod: z._default(text(60), 'Cash'),
  initialOrderState: z._default(z.literal(STEPS, formatFault('firstState')), RECEIVED),
  minimumOrderValue: z._default(price, 0),
  contents: list(chargeInput, 20),
  askName: z._default(z.enum(ASKED), 'optional'),
  askPhone: z._default(z.enum(ASKED), 'optional'),
  mostPortions: z._default(
    z.nullable(
      z
        .int()
        .check(
          z.minimum(1, formatFault('atLeast', { least: 1 })),
          z.maximum(MOST_PORTIONS, formatFault('atMost', { most: MOST_PORTIONS })),
        ),
    ),
    null,
  ),
  mostWithoutCode: z._default(z.nullable(price), null),
  translations: optional(translations),
});

export const catalogueInput = z.strictObject({
  revision: optional(z.int()),
  orderConfigs: z.array(orderTypeInput).check(z.maxLength(20)),
  menus: z.array(menuInput).check(z.maxLength(50)),
  /** For whoever sends back what was read. Swaps follow from stock. */
  swaps: optional(z.unknown()),
});

export const itemPatch = z.partial(z.strictObject(itemFields));

export type CatalogueInput = z.infer<typeof catalogueInput>;
export type MenuInput = CatalogueInput['menus'][number];
export type CategoryInput = MenuInput['categories'][number];
export type ItemInput = CategoryInput['items'][number];
export type GroupInput = ItemInput['configs'][number];
export type OrderTypeInput = CatalogueInput['orderConfigs'][number];
export type ItemPatch = z.infer<typeof itemPatch>;

export const taxView = z.object({
  label: z.string(),
  value: z.number(),
  /** The price has it within. Only sent to guests. */
  included: z.optional(z.literal(true)),
});

const optionView = z.object({
  _id: z.string(),
  label: z.string(),
  value: z.union([z.number(), z.string()]),
  added: z.boolean(),
  /** The dish that it is, in a combo. Guests are also sent what that costs by itself, and its taxes. */
  itemID: z.optional(z.string()),
  worth: z.optional(z.number()),
  taxes: z.optional(z.array(taxView)),
  /** The ingredients that it swaps, while one is out. */
  swap: z.optional(z.object({ from: z.string(), to: z.string() })),
  // The field is left out where nothing is translated, here and below.
  translations: z.optional(translations),
});

const groupView = z.object({
  _id: z.string(),
  label: z.string(),
  description: z.string(),
  required: z.boolean(),
  maxSelection: z.number(),
  byWeight: z.optional(z.literal(true)),
  /** Whether some of its options are out today. No document and no saved revision has it. */
  cut: z.optional(z.literal(true)),
  contents: z.array(optionView),
  translations: z.optional(translations),
});

export const itemView = z.object({
  _id: z.string(),
  label: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  discount: z.number(),
  order: z.number(),
  taxes: z.array(taxView),
  state: z.string(),
  until: z.optional(z.string()),
  veg: z.nullable(z.boolean()),
  // These are sent only where they are known.
  allergens: z.optional(z.array(allergen)),
  ...inEach(MARKS, () => z.optional(z.boolean())),
  egg: z.optional(z.boolean()),
  ...inEach(LEVEL_FIELDS, (field) => z.optional(level(field))),
  /** Guests are not sent it. */
  hsn: z.optional(z.string()),
  /** How many portions are left today, where they are counted. Only guests are sent it. */
  left: z.optional(z.number()),
  translations,
  tagTranslations: z.optional(z.record(z.string(), translations)),
  configs: z.array(groupView),
} satisfies Record<ItemKey | 'left', z.ZodMiniType>);

const categoryView = z.object({
  _id: z.string(),
  label: z.string(),
  image: z.nullable(z.string()),
  discount: z.number(),
  order: z.number(),
  state: z.number(),
  collapsed: z.boolean(),
  hsn: z.optional(z.string()),
  translations,
  items: z.array(itemView),
} satisfies Record<CategoryKey, z.ZodMiniType>);

export const menuView = z.object({
  _id: z.string(),
  label: z.string(),
  remarks: z.string(),
  primaryColor: z.nullable(z.string()),
  active: z.boolean(),
  activeStartTime: z.nullable(z.string()),
  activeEndTime: z.nullable(z.string()),
  /** On which it is served. Left out for every day. */
  days: z.optional(z.array(z.enum(DAYS))),
  fromDay: z.optional(z.nullable(z.string())),
  untilDay: z.optional(z.nullable(z.string())),
  pureVeg: z.boolean(),
  translations: z.optional(translations),
  categories: z.array(categoryView),
} satisfies Record<MenuKey, z.ZodMiniType>);

export const orderTypeView = z.object({
  _id: z.string(),
  label: z.string(),
  /** The previous release leaves it out. */
  kind: z.optional(z.enum(ORDER_KINDS)),
  active: z.boolean(),
  otpAuthentication: z.boolean(),
  otp_on_order: z.boolean(),
  online_payment: z.literal([0, 1]),
  paymentMethod: z.string(),
  initialOrderState: z.literal(STEPS),
  minimumOrderValue: z.number(),
  contents: z.array(
    z.object({
      label: z.string(),
      value: z.number(),
      valueType: z.enum(['absolute', 'percentage']),
      taxes: z.optional(z.array(taxView)),
      translations: z.optional(translations),
    }),
  ),
  // These are sent only where an order type differs from the defaults.
  askName: z.optional(z.enum(ASKED)),
  askPhone: z.optional(z.enum(ASKED)),
  mostPortions: z.optional(z.nullable(z.number())),
  mostWithoutCode: z.optional(z.nullable(z.number())),
  translations: z.optional(translations),
});

/**
 * What a dish is made with instead while an ingredient is out, as choices that it has besides its own, and those of its own
 * that can't be made.
 */
const swapView = z.object({
  itemID: z.string(),
  keepsVeg: z.boolean(),
  configs: z.array(groupView),
  off: z.optional(z.array(z.object({ group: z.string(), option: z.string() }))),
});

export const catalogueView = z.object({
  revision: z.number(),
  orderConfigs: z.array(orderTypeView),
  menus: z.array(menuView),
  /** Left out where nothing is swapped. No document and no saved revision has it. */
  swaps: z.optional(z.array(swapView)),
});

/** A dish by itself, with the names of where it stands. */
export const productList = z.object({
  products: z.array(z.extend(itemView, { menu: z.string(), category: z.string() })),
});

export type ProductList = z.infer<typeof productList>;
export type ItemView = z.infer<typeof itemView>;
export type MenuView = z.infer<typeof menuView>;
export type DietView = Pick<ItemView, 'allergens' | 'egg' | FactField>;
export type OrderTypeView = z.infer<typeof orderTypeView>;
export type CatalogueView = z.infer<typeof catalogueView>;
