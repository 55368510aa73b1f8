import * as z from 'zod/mini';
import { id, maybe, percent, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { parseAmount, UNITS } from '../rules/amount.ts';
import { ENTRY_KINDS, WASTE_REASONS, WRITTEN_KINDS } from '../rules/entries.ts';
import { AT_ZERO, MOST_INGREDIENTS, MOST_PACKS } from '../rules/ingredient.ts';
import { MOST_RECIPE_LINES } from '../rules/recipe.ts';

const LONGEST_NAME = 80;
const MOST_RECIPES = 5_000;
export const LEDGER_PAGE = 100;

/** In grams, millilitres or pieces, with three decimals at most. Its output is in thousandths. */
export const quantity = z.pipe(
  z.number(formatFault('quantity')),
  z.transform((value, context) => {
    const amount = parseAmount(value);
    if (amount !== null) return amount;
    context.issues.push({ code: 'custom', message: formatFault('quantity'), input: value });
    return z.NEVER;
  }),
);

/** As it is stored: other spellings would name the same ingredient twice. */
export const stockId = z.string().check(z.regex(/^[0-9a-f-]{36}$/, formatFault('id')));

const something = quantity.check(z.refine((amount) => amount > 0, formatFault('quantity')));
const pack = z.strictObject({ name: text(40, 1), quantity: something });

const ingredientFields = {
  name: text(LONGEST_NAME, 1),
  shelf: text(40),
  packs: z.array(pack).check(z.maxLength(MOST_PACKS)),
  /** Below this it is to be bought. */
  par: z.nullable(quantity),
  /** Who usually brings it, and what a pack costs there. Left out, they stay. */
  supplier: z.optional(z.nullable(stockId)),
  price: z.optional(z.nullable(price)),
  /** What happens when nothing is left. Null: its dishes go off if it is counted. Left out, it stays. */
  atZero: z.optional(z.nullable(z.enum(AT_ZERO))),
};

export const ingredientBody = z.strictObject({ ...ingredientFields, unit: z.enum(UNITS) });
/** The unit stays: what the ledger says is in it. */
export const ingredientPatch = z.strictObject({ ...ingredientFields, isGone: z.boolean() });

const entryLine = z.strictObject({
  ingredient: stockId,
  /** Of a count, how much is there; of all else, how much came or went. */
  quantity,
  /** What was paid for all of it. */
  cost: maybe(price),
  /**
   * Of a count, when the last one was that whoever counts knows of. If somebody has counted since, it is refused with what
   * they found. Left out, it stands.
   */
  countedAt: z.optional(z.nullable(z.iso.datetime())),
});

export const outBody = z.strictObject({ isOut: z.boolean() });

export const stockEntryBody = z.strictObject({
  what: z.enum(WRITTEN_KINDS),
  lines: z.array(entryLine).check(z.minLength(1, formatFault('required')), z.maxLength(MOST_INGREDIENTS)),
  /** Needed for waste. */
  reason: maybe(z.enum(WASTE_REASONS)),
  note: maybe(text(200)),
});

/** A whole sheet. Ingredients are known by their names. */
export const stockImportBody = z.strictObject({
  ingredients: z
    .array(z.strictObject({ ...ingredientFields, unit: z.enum(UNITS) }))
    .check(z.maxLength(MOST_INGREDIENTS)),
  recipes: z
    .array(
      z.strictObject({
        item: id,
        lines: z
          .array(z.strictObject({ ingredient: text(LONGEST_NAME, 1), quantity }))
          .check(z.maxLength(MOST_RECIPE_LINES)),
      }),
    )
    .check(z.maxLength(MOST_RECIPES)),
});

const choice = z.strictObject({ group: text(200, 1), option: text(200, 1) });
const recipeFor = z.union([
  z.strictObject({ kind: z.literal('dish'), itemId: id }),
  z.strictObject({ kind: z.literal('choice'), itemId: id, choice }),
  z.strictObject({ kind: z.literal('made'), ingredientId: stockId }),
]);

const recipeLine = z.strictObject({
  ingredient: stockId,
  quantity,
  /** What a dish is made with while that is out. Without a quantity, as much of it. */
  swap: maybe(z.strictObject({ ingredient: stockId, quantity: maybe(quantity), keepsVeg: z.boolean() })),
});

/** Of one portion, or of as much as it makes. Without lines there is none from then on. */
export const recipeBody = z.strictObject({
  of: recipeFor,
  /** Needed for what the kitchen makes. Of a choice, how many portions of the dish's own recipe it takes; left out, one. */
  makes: maybe(quantity),
  lines: z.array(recipeLine).check(z.maxLength(MOST_RECIPE_LINES)),
});

export const ingredientView = z.object({
  _id: z.string(),
  name: z.string(),
  shelf: z.string(),
  unit: z.enum(UNITS),
  packs: z.array(z.object({ name: z.string(), quantity: z.number() })).check(z.maxLength(MOST_PACKS)),
  par: z.nullable(z.number()),
  isGone: z.boolean(),
  /** Since when dishes with it are off the menus, and which of them it took off. */
  outSince: z.nullable(z.string()),
  /** What happens when nothing is left. */
  atZero: z.enum(AT_ZERO),
  /** When it was last counted. */
  countedAt: z.nullable(z.string()),
  tookOff: z.array(z.string()).check(z.maxLength(MOST_RECIPES)),
  /** How much is there. Below zero where more was cooked than was written down. */
  quantity: z.number(),
  /** How much of it orders hold that are not cooked yet. */
  reserved: z.number(),
  /** What it is worth, and what a kilogram, a litre or a piece costs. Null for who may not know. */
  value: z.nullable(z.number()),
  cost: z.nullable(z.number()),
  /** Who usually brings it, and what a pack costs there. Null where nobody has said, or may not know. */
  supplier: z.nullable(z.string()),
  price: z.nullable(z.number()),
});

export const stockView = z.object({
  ingredients: z.array(ingredientView).check(z.maxLength(MOST_INGREDIENTS)),
});

const stockEntry = z.object({
  _id: z.string(),
  at: z.string(),
  what: z.enum(ENTRY_KINDS),
  quantity: z.number(),
  value: z.nullable(z.number()),
  order: z.nullable(z.object({ _id: z.string(), orderNo: z.number() })),
  reason: z.nullable(z.enum(WASTE_REASONS)),
  note: z.nullable(z.string()),
  /** Null for what orders did. */
  by: z.nullable(z.string()),
});

/** The newest entries first. `next`: before which entry older ones are. */
export const ledgerView = z.object({
  ingredient: ingredientView,
  entries: z.array(stockEntry).check(z.maxLength(LEDGER_PAGE)),
  next: z.nullable(z.string()),
});

/** What came and went in some days, by ingredient and kind. What went is below zero. */
export const stockUse = z.object({
  sums: z
    .array(
      z.object({
        ingredient: z.string(),
        what: z.enum(ENTRY_KINDS),
        quantity: z.number(),
        value: z.number(),
      }),
    )
    .check(z.maxLength(MOST_INGREDIENTS * ENTRY_KINDS.length)),
});

/** What the next seven days need, by the same weekdays of the last four weeks. */
export const stockNeed = z.object({
  need: z
    .array(z.object({ ingredient: z.string(), quantity: z.number() }))
    .check(z.maxLength(MOST_INGREDIENTS)),
});

const recipeView = z.object({
  of: z.union([
    z.object({ kind: z.literal('dish'), itemId: z.string() }),
    z.object({
      kind: z.literal('choice'),
      itemId: z.string(),
      choice: z.object({ group: z.string(), option: z.string() }),
    }),
    z.object({ kind: z.literal('made'), ingredientId: z.string() }),
  ]),
  makes: z.nullable(z.number()),
  lines: z
    .array(
      z.object({
        ingredient: z.string(),
        quantity: z.number(),
        /** What a dish is made with while that is out. Left out where nothing can stand in for it. */
        swap: z.optional(z.object({ ingredient: z.string(), quantity: z.number(), keepsVeg: z.boolean() })),
      }),
    )
    .check(z.maxLength(MOST_RECIPE_LINES)),
  /** What it costs now. Null for who may not know. */
  cost: z.nullable(z.number()),
});

/** What food may cost, in percent of the price. */
export const targetBody = z.strictObject({ target: percent });

export const recipesView = z.object({
  /** What food may cost, in percent of the price. Null for who may not know. */
  target: z.nullable(z.number()),
  recipes: z.array(recipeView).check(z.maxLength(MOST_RECIPES)),
});

export type StockImportBody = z.infer<typeof stockImportBody>;
export type IngredientBody = z.infer<typeof ingredientBody>;
export type IngredientPatch = z.infer<typeof ingredientPatch>;
export type StockEntryBody = z.infer<typeof stockEntryBody>;
export type RecipeBody = z.infer<typeof recipeBody>;
export type IngredientView = z.infer<typeof ingredientView>;
export type StockView = z.infer<typeof stockView>;
export type StockEntry = z.infer<typeof stockEntry>;
export type LedgerView = z.infer<typeof ledgerView>;
export type RecipeView = z.infer<typeof recipeView>;
export type StockUse = z.infer<typeof stockUse>;
export type StockNeed = z.infer<typeof stockNeed>;
export type RecipesView = z.infer<typeof recipesView>;
