import type { Item, Menu, MenuOption, OptionGroup } from './menu.ts';

/** What a dish is made with while ingredients of it are out: a choice that a guest has to make for each of them. */
export interface DishSwap {
  itemId: string;
  /** Whether it is still as vegetarian as its mark says. */
  keepsVeg: boolean;
  groups: OptionGroup[];
}

/** What stands in for something in a dish today. */
export const swapsOf = ({ groups }: Pick<Item, 'groups'>): MenuOption[] =>
  groups.flatMap(({ options }) => options.filter(({ swap }) => swap !== undefined));

/** Menus on which dishes say what they are made with instead. */
export function withSwaps(menus: Menu[], swaps: readonly DishSwap[]): Menu[] {
  if (swaps.length === 0) return menus;
  const byDish = new Map(swaps.map((swap) => [swap.itemId, swap]));
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => withSwap(item, byDish.get(item.id))),
    })),
  }));
}

export const withSwap = (item: Item, swap: DishSwap | undefined): Item => (swap ? swapped(item, swap) : item);

/** What is known of the dish is known of it as it usually is: with something else in it, nobody has said. */
function swapped(item: Item, { keepsVeg, groups }: DishSwap): Item {
  const ids = new Set(groups.map(({ id }) => id));
  const own = item.groups.filter(({ id }) => !ids.has(id));
  const choices = own.filter(({ maxSelection, options }) => maxSelection > 0 && options.length > 0);
  // An only choice, from which the dish has its price, need not say that it is needed.
  const needed = own.map((group) =>
    choices.length === 1 && group === choices[0] ? { ...group, required: true } : group,
  );
  return {
    ...item,
    veg: keepsVeg || item.veg === false ? item.veg : null,
    allergens: null,
    jain: false,
    groups: [...needed, ...groups],
  };
}
