import { NO_MARKS } from '../diets/diet.ts';
import { AVAILABLE, type Item, type Menu, type MenuOption, type OptionGroup, SOLD_OUT } from '../menu.ts';

/** How a dish is sold while ingredients of it are out. */
export interface DishSwap {
  itemId: string;
  /** Whether it is still as vegetarian as its mark says. */
  keepsVeg: boolean;
  /** What it is made with: a choice that a guest has to make for each ingredient. */
  groups: OptionGroup[];
  /** Its sizes and extras that can't be made. */
  off?: readonly { group: string; option: string }[] | undefined;
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

export function withSwap(item: Item, swap: DishSwap | undefined): Item {
  if (!swap) return item;
  const left = withoutChoices(item, swap.off ?? []);
  return swap.groups.length > 0 ? swapped(left, swap) : left;
}

/** A dish without the choices that are out. Where a needed choice has none left, the dish is sold out itself. */
function withoutChoices(item: Item, off: NonNullable<DishSwap['off']>): Item {
  if (off.length === 0) return item;
  const isOff = (group: OptionGroup, { label }: MenuOption) =>
    off.some((choice) => choice.group === group.label && choice.option === label);
  const groups = item.groups.map((group) => {
    const options = group.options.filter((option) => !isOff(group, option));
    return options.length < group.options.length ? { ...group, options, cut: true as const } : group;
  });
  const choices = item.groups.filter(({ maxSelection, options }) => maxSelection > 0 && options.length > 0);
  const isMissing = item.groups.some(
    (group, at) =>
      (group.required || choices.length === 1) &&
      group.options.length > 0 &&
      groups[at]?.options.length === 0,
  );
  if (!isMissing) return { ...item, groups };
  return item.state === AVAILABLE ? { ...item, state: SOLD_OUT, until: null } : item;
}

/** What is known of the dish is known of it as it usually is: with something else in it, nobody has said. */
function swapped(item: Item, { keepsVeg, groups }: Pick<DishSwap, 'keepsVeg' | 'groups'>): Item {
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
    ...NO_MARKS,
    groups: [...needed, ...groups],
  };
}
