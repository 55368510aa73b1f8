import * as z from 'zod/mini';
import { MOST_LINES, MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import { isSwap, type LinkedLine } from '#ordering/cart/rules/linked-cart.ts';
import { AVAILABLE, type Category, HIDDEN, type Item, type Menu } from '#ordering/menu/rules/menu.ts';
import { startingPrice } from '#ordering/menu/rules/options/options.ts';
import { isUnsaid } from '#ordering/menu/rules/options/shown-options.ts';
import { priceLine } from '#ordering/prices/rules/price-line.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { hasWords, searchWords } from '#platform/text/rules/search-words.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { dietFields, dietOf } from './diet.ts';
import { minor } from './order.ts';

export const guestDish = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of one portion, with what it needs, after discounts. Taxes may come on top. */
  price: minor,
  available: z.boolean(),
  /** Portions, where they are counted. */
  left: z.nullable(z.int()),
  ...dietFields,
  optionGroups: z.array(
    z.object({
      name: z.string(),
      required: z.boolean(),
      most: z.int(),
      /** Its only option comes with the dish and goes without saying. */
      given: z.boolean(),
      /** Today alone: its option stands in for something that is out, and the guest has to agree to it. */
      swap: z.boolean(),
      options: z.array(z.object({ name: z.string(), price: minor })),
    }),
  ),
});

export const guestMenu = z.object({
  name: z.string(),
  slug: z.string(),
  link: z.string(),
  currency: z.string(),
  open: z.boolean(),
  /** When it opens. Null: it is open, or nobody knows. */
  opensAt: z.nullable(z.string()),
  /** Whether guests order by themselves. If not, they browse and order with the staff. */
  takesOrders: z.boolean(),
  /** What is served now. */
  menus: z.array(
    z.object({
      name: z.string(),
      categories: z.array(z.object({ name: z.string(), dishes: z.array(guestDish) })),
    }),
  ),
});

const optionName = text(200, 1);
export const cartBody = z.strictObject({
  dishes: z
    .array(
      z.strictObject({
        dish: text(64, 1).check(z.describe('The id of the dish, from the menu')),
        quantity: z.int().check(z.minimum(1, formatFault('atLeast', { least: 1 })), z.maximum(MOST_QUANTITY)),
        options: z._default(
          z
            .array(optionName)
            .check(z.maxLength(20), z.describe('The names of the chosen options, as the menu has them')),
          [],
        ),
        inGroups: z._default(
          z
            .array(z.strictObject({ group: optionName, option: optionName }))
            .check(
              z.maxLength(20),
              z.describe('Chosen options of which several groups have one of this name, each with its group'),
            ),
          [],
        ),
      }),
    )
    .check(z.minLength(1, formatFault('required')), z.maxLength(MOST_LINES)),
});

export const preparedCart = z.object({
  /** Opens the cart on the guest's own phone. Nothing is ordered until they send it. */
  link: z.string(),
  currency: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.string()),
      /** What it is made with instead today, to which the guest agrees in the cart. */
      swaps: z.array(z.string()),
      quantity: z.int(),
      price: minor,
    }),
  ),
  /** Of the dishes. Charges and taxes may come on top. */
  total: minor,
});

export type GuestDish = z.infer<typeof guestDish>;
export type GuestMenu = z.infer<typeof guestMenu>;
export type CartBody = z.infer<typeof cartBody>;
export type PreparedCart = z.infer<typeof preparedCart>;

/** The lines of a cart as a link has them. */
export const toLinkedLines = ({ dishes }: CartBody): LinkedLine[] =>
  dishes.map(({ dish, quantity, options, inGroups }) => ({
    dish,
    quantity,
    options: [...options, ...inGroups.map(({ group, option }) => [group, option] as const)],
  }));

/** The menus of a store as guests have them now. `find`: dishes with these words alone. */
export function toGuestMenu(
  { page, opening }: Pick<StoreModel, 'page' | 'opening'>,
  menus: Menu[],
  { link, find = '' }: { link: string; find?: string | undefined },
): GuestMenu {
  const { profile, viewMode } = page;
  const words = searchWords([find]);
  return {
    name: profile.name,
    slug: profile.slug,
    link,
    currency: profile.currency,
    open: opening.open,
    opensAt: opening.open || opening.opensAt === null ? null : new Date(opening.opensAt).toISOString(),
    takesOrders: !viewMode,
    menus: menus.map((menu) => ({
      name: menu.label,
      categories: menu.categories
        .map((category) => ({
          name: category.label,
          dishes: category.items
            .filter(
              (item) =>
                item.state !== HIDDEN &&
                hasWords(words, [item.label, item.description, category.label, ...item.tags]),
            )
            .map((item) => toGuestDish(item, category)),
        }))
        .filter(({ dishes }) => dishes.length > 0),
    })),
  };
}

function toGuestDish(item: Item, category: Pick<Category, 'discount'>): GuestDish {
  const priceOf = (base: number) =>
    priceLine({ base, categoryDiscount: category.discount, itemDiscount: item.discount, quantity: 1 }).unit;
  return {
    id: item.id,
    name: item.label,
    description: item.description,
    price: priceOf(startingPrice(item)),
    available: item.state === AVAILABLE,
    left: item.left ?? null,
    ...dietOf(item),
    optionGroups: item.groups
      .filter(({ maxSelection }) => maxSelection > 0)
      .map((group) => ({
        name: group.label,
        required: group.required,
        most: group.maxSelection,
        given: isUnsaid(item, group),
        swap: isSwap(group),
        options: group.options.map((option) => ({ name: option.label, price: priceOf(option.price) })),
      })),
  };
}
