import type { Minor } from '#platform/money/rules/money.ts';
import {
  AVAILABLE,
  type ComboPart,
  type FoundItem,
  findItem,
  type Item,
  itemStateAt,
  type Menu,
  type OptionGroup,
  SOLD_OUT,
} from '../menu.ts';
import type { Choices } from './choices.ts';
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

type IsThere = (itemId: string, part?: ComboPart) => boolean;

/**
 * Tells which dishes are there now, by their own states and by what is left of them, and in the size that a combo has them
 * in. A combo is no part of another one, nor is a dish of which guests have to be told.
 */
export function thereIn(
  menus: readonly Menu[],
  now: number,
  left: Readonly<Record<string, number>> = {},
): IsThere {
  let there: Map<string, Item> | null = null;
  const find = () =>
    menus
      .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
      .filter((item) => {
        return (
          itemStateAt(item, now) === AVAILABLE && left[item.id] !== 0 && !isCombo(item) && !isAskedFor(item)
        );
      });
  return (itemId, part) => {
    there ??= new Map(find().map((item) => [item.id, item]));
    const item = there.get(itemId);
    return item !== undefined && hasChoices(item, part?.selections ?? []);
  };
}

/** Whether guests have to agree to what stands in for something. Of a sale without the line nobody is asked any more. */
const isAskedFor = ({ groups }: Grouped): boolean =>
  groups.some((group) => group.required && swapsOf({ groups: [group] }).length > 0);

const hasChoices = ({ groups }: Grouped, selections: NonNullable<ComboPart['selections']>): boolean =>
  selections.every(({ label, contents }) => {
    const group = groups.find((one) => one.label === label);
    return !group?.cut || contents.every((name) => group.options.some((option) => option.label === name));
  });

/** A combo without the dishes that are sold out. Where a needed choice has none left, it is sold out itself. */
export function withPartsThere(item: Item, isThere: IsThere): Item {
  if (!isCombo(item)) return item;
  const groups = item.groups.map((group) => ({
    ...group,
    options: group.options.filter(({ itemId, part }) => itemId === undefined || isThere(itemId, part)),
  }));
  const isMissing = item.groups.some(
    (group, at) => group.required && isOfDishes(group) && groups[at]?.options.length === 0,
  );
  if (!isMissing) return { ...item, groups };
  return item.state === AVAILABLE ? { ...item, state: SOLD_OUT, until: null } : item;
}

export const menusWithPartsThere = (menus: Menu[], isThere: IsThere): Menu[] =>
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
