import type { Minor } from '#platform/money/rules/money.ts';
import type { Item, MenuOption, OptionGroup } from '../menu.ts';

/** Carts and orders name chosen options by label. */
export interface Selection {
  label: string;
  contents: string[];
}

/**
 * A single group of a single option leaves nothing to choose, so it is always chosen. A weight is always asked for, and the
 * only size that is left today is shown before it is taken.
 */
export function isSimple(item: Pick<Item, 'groups'>): boolean {
  const only = onlyChoice(item.groups);
  return only !== null && !only.group.cut;
}

export function onlyChoice(groups: OptionGroup[]): { group: OptionGroup; option: MenuOption } | null {
  const [group, ...otherGroups] = groups.filter(({ options }) => options.length > 0);
  const [option, ...otherOptions] = group?.options ?? [];
  if (!group || !option || group.byWeight || otherGroups.length + otherOptions.length > 0) return null;
  return group.maxSelection > 0 ? { group, option } : null;
}

/** The price on an item's card: that of the ticked options, else the cheapest choice. */
export function startingPrice(item: Pick<Item, 'groups'>): Minor {
  return sumOf(
    choicesOf(item).map(({ group, isNeeded }) => {
      const ticked = preselected(group);
      if (ticked.length > 0) return sumOf(ticked.map((option) => option.price));
      return isNeeded ? Math.min(...group.options.map((option) => option.price)) : 0;
    }),
  );
}

/** True when another required choice costs more than the starting price. Optional extras do not count. */
export function isFromPrice(item: Pick<Item, 'groups'>): boolean {
  const needed = choicesOf(item).filter(({ isNeeded }) => isNeeded);
  const spans = needed.map(({ group }) => {
    const prices = group.options.map((option) => option.price).toSorted((a, b) => a - b);
    const ticked = preselected(group).map((option) => option.price);
    const least = prices[0] ?? 0;
    return {
      isLeast: ticked.length === 0 || sumOf(ticked) === least,
      hasMore: sumOf(prices.slice(-group.maxSelection)) > least,
    };
  });
  // A dearer option that is ticked already makes the shown price higher than the lowest.
  return spans.every(({ isLeast }) => isLeast) && spans.some(({ hasMore }) => hasMore);
}

/** Whether what is chosen of a group comes on top of the dish's price. Sizes and the like make that price. */
export function isExtra(item: Pick<Item, 'groups'>, { id }: Pick<OptionGroup, 'id'>): boolean {
  return choicesOf(item).some(({ group, isNeeded }) => group.id === id && !isNeeded);
}

function choicesOf({ groups }: Pick<Item, 'groups'>): { group: OptionGroup; isNeeded: boolean }[] {
  const choices = groups.filter((group) => group.maxSelection > 0 && group.options.length > 0);
  return choices.map((group) => ({ group, isNeeded: group.required || choices.length === 1 }));
}

export function preselected(group: OptionGroup): MenuOption[] {
  return group.options.filter((option) => option.added).slice(0, group.maxSelection);
}

export function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
