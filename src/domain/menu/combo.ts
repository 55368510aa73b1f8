import type { Minor } from '../money/money.ts';
import type { Choices } from './choices.ts';
import {
  AVAILABLE,
  type FoundItem,
  findItem,
  type Item,
  itemStateAt,
  type Menu,
  type OptionGroup,
  SOLD_OUT,
} from './menu.ts';
import { sumOf } from './options.ts';
import { swapsOf } from './swaps.ts';

type Grouped = Pick<Item, 'groups'>;

export const isOfDishes = ({ options }: Pick<OptionGroup, 'options'>): boolean =>
  options.some(({ itemId }) => itemId !== undefined);

/** A dish made of dishes: at least one of its groups is filled with dishes of the menu. */
export const isCombo = ({ groups }: Grouped): boolean => groups.some(isOfDishes);

export function mapCombos(menus: Menu[], change: (item: Item) => Item): Menu[] {
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) =>
      category.items.some(isCombo)
        ? { ...category, items: category.items.map((item) => (isCombo(item) ? change(item) : item)) }
        : category,
    ),
  }));
}

/** Tells which dishes are there now, by their own states and by what is left of them. A combo is no part of another one, nor is a dish of which guests have to be told. */
export function thereIn(
  menus: readonly Menu[],
  now: number,
  left: Readonly<Record<string, number>> = {},
): (itemId: string) => boolean {
  let there: Set<string> | null = null;
  const find = () =>
    menus
      .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
      .filter((item) => {
        return (
          itemStateAt(item, now) === AVAILABLE &&
          left[item.id] !== 0 &&
          !isCombo(item) &&
          swapsOf(item).length === 0
        );
      });
  return (itemId) => {
    there ??= new Set(find().map(({ id }) => id));
    return there.has(itemId);
  };
}

/** A combo without the dishes that are sold out. Where a needed choice has none left, it is sold out itself. */
export function withPartsThere(item: Item, isThere: (itemId: string) => boolean): Item {
  if (!isCombo(item)) return item;
  const groups = item.groups.map((group) => ({
    ...group,
    options: group.options.filter(({ itemId }) => itemId === undefined || isThere(itemId)),
  }));
  const isMissing = item.groups.some(
    (group, at) => group.required && isOfDishes(group) && groups[at]?.options.length === 0,
  );
  if (!isMissing) return { ...item, groups };
  return item.state === AVAILABLE ? { ...item, state: SOLD_OUT, until: null } : item;
}

export const menusWithPartsThere = (menus: Menu[], isThere: (itemId: string) => boolean): Menu[] =>
  mapCombos(menus, (item) => withPartsThere(item, isThere));

/** A dish as it can be ordered now. `all`: every menu of the store, where dishes of combos are looked for. */
export function findOnSale(menus: Menu[], itemId: string, now: number, all = menus): FoundItem | null {
  const found = findItem(menus, itemId);
  return found && { ...found, item: withPartsThere(found.item, thereIn(all, now)) };
}

/** What the chosen dishes of a combo cost by themselves. */
export const comboWorth = ({ groups }: Pick<Item, 'groups'>, choices: Choices): Minor =>
  sumOf(
    groups.flatMap(({ label, options }) =>
      options.flatMap((option) => (choices[label]?.includes(option.label) ? (option.part?.worth ?? 0) : 0)),
    ),
  );
