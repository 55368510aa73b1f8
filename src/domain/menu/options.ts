import type { Minor } from '../money/money.ts';
import type { Item, MenuOption, OptionGroup } from './menu.ts';
import { labelFor } from './translations.ts';

/** Carts and orders name chosen options by label. */
export interface Selection {
  label: string;
  contents: string[];
}

export interface ChosenGroup {
  group: OptionGroup;
  options: MenuOption[];
}

export type SelectionFault =
  | { fault: 'UNKNOWN_GROUP'; group: string }
  | { fault: 'UNKNOWN_OPTION'; group: string; option: string }
  | { fault: 'REPEATED'; group: string }
  | { fault: 'TOO_MANY'; group: string; max: number }
  | { fault: 'REQUIRED'; group: string }
  | { fault: 'NOTHING_CHOSEN'; group: '' };

export type Resolved = { chosen: ChosenGroup[]; base: Minor; faults: [] } | { faults: SelectionFault[] };

/** A single group of a single option leaves nothing to choose, so it is always chosen. */
export function isSimple(item: Pick<Item, 'groups'>): boolean {
  return onlyChoice(item.groups) !== null;
}

function onlyChoice(groups: OptionGroup[]): { group: OptionGroup; option: MenuOption } | null {
  const [group, ...otherGroups] = groups.filter(({ options }) => options.length > 0);
  const [option, ...otherOptions] = group?.options ?? [];
  if (!group || !option || otherGroups.length + otherOptions.length > 0) return null;
  return group.maxSelection > 0 ? { group, option } : null;
}

/** The only option of such a group comes with the dish, without a choice. */
export function isGiven(item: Pick<Item, 'groups'>, group: OptionGroup): boolean {
  if (group.maxSelection === 0 || group.options.length !== 1) return false;
  return group.required || onlyChoice(item.groups)?.group === group;
}

/** Lists chosen options for people, without those that come with every dish. */
export function shownOptions(
  item: Pick<Item, 'groups'>,
  selections: readonly Selection[],
  language = '',
): string[] {
  return shownChoices(item, selections).map((choice) => labelFor(choice, language));
}

/** Lists the same options as `shownOptions`, with their names in every language. */
export function shownChoices(
  item: Pick<Item, 'groups'>,
  selections: readonly Selection[],
): Pick<MenuOption, 'label' | 'translations'>[] {
  return selections.flatMap(({ label, contents }) => {
    const group = item.groups.find((known) => known.label === label);
    if (!group) return contents.map((chosen) => ({ label: chosen }));
    if (isGiven(item, group)) return [];
    return contents.map(
      (chosen) => group.options.find((option) => option.label === chosen) ?? { label: chosen },
    );
  });
}

/** Items of older orders have no `options`, so all of their choices are listed. */
export function shownOptionsOf({
  options,
  configs,
}: {
  options?: readonly string[] | undefined;
  configs: readonly Selection[];
}): readonly string[] {
  return options ?? configs.flatMap(({ contents }) => contents);
}

/** Finds each selected label in the item, and reports every fault of the selection. */
export function resolveSelection(item: Pick<Item, 'groups'>, selections: Selection[]): Resolved {
  const groups = item.groups.filter((group) => group.options.length > 0);
  const picked = withTheOnlyOption(groups, selections);
  const faults: SelectionFault[] = [];
  const chosen: ChosenGroup[] = [];
  const seen = new Set<string>();
  for (const { label } of picked) {
    if (!groups.some((group) => group.label === label)) faults.push({ fault: 'UNKNOWN_GROUP', group: label });
    if (seen.has(label)) faults.push({ fault: 'REPEATED', group: label });
    seen.add(label);
  }
  for (const group of groups) {
    const labels = picked.find((selection) => selection.label === group.label)?.contents ?? [];
    faults.push(...groupFaults(group, labels));
    const options = group.options.filter((option) => labels.includes(option.label));
    if (options.length > 0) chosen.push({ group, options });
  }
  const base = sumOf(chosen.flatMap(({ options }) => options.map((option) => option.price)));
  // A price of 0 means that nothing was chosen. The add button is disabled for it too.
  if (faults.length === 0 && base === 0) faults.push({ fault: 'NOTHING_CHOSEN', group: '' });
  return faults.length > 0 ? { faults } : { chosen, base, faults: [] };
}

function withTheOnlyOption(groups: OptionGroup[], selections: Selection[]): Selection[] {
  const only = onlyChoice(groups);
  if (!only) return selections;
  const { label } = only.group;
  const isOpen = selections.every(
    (selection) => selection.label === label && selection.contents.length === 0,
  );
  return isOpen ? [{ label, contents: [only.option.label] }] : selections;
}

function groupFaults(group: OptionGroup, labels: string[]): SelectionFault[] {
  const faults: SelectionFault[] = labels
    .filter((label) => !group.options.some((option) => option.label === label))
    .map((label) => ({ fault: 'UNKNOWN_OPTION', group: group.label, option: label }));
  if (new Set(labels).size < labels.length) faults.push({ fault: 'REPEATED', group: group.label });
  if (labels.length > group.maxSelection) {
    faults.push({ fault: 'TOO_MANY', group: group.label, max: group.maxSelection });
  }
  if (group.required && group.maxSelection > 0 && labels.length === 0) {
    faults.push({ fault: 'REQUIRED', group: group.label });
  }
  return faults;
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

function choicesOf({ groups }: Pick<Item, 'groups'>): { group: OptionGroup; isNeeded: boolean }[] {
  const choices = groups.filter((group) => group.maxSelection > 0 && group.options.length > 0);
  return choices.map((group) => ({ group, isNeeded: group.required || choices.length === 1 }));
}

export function preselected(group: OptionGroup): MenuOption[] {
  return group.options.filter((option) => option.added).slice(0, group.maxSelection);
}

/** The hint under a group's name. */
export function groupHint(group: Pick<OptionGroup, 'maxSelection'>, itemLabel: string): string {
  if (group.maxSelection === 0) return itemLabel;
  return group.maxSelection === 1
    ? 'Please select any 1 option'
    : `Select upto ${group.maxSelection} options`;
}

export type Ticked = { labels: string[]; isFull: boolean };

/** A single choice moves the tick. A multiple choice toggles it, and refuses ticks above its cap. */
export function toggleOption(
  group: Pick<OptionGroup, 'maxSelection'>,
  labels: string[],
  label: string,
): Ticked {
  if (group.maxSelection === 0) return { labels, isFull: false };
  if (labels.includes(label)) return { labels: labels.filter((other) => other !== label), isFull: false };
  if (group.maxSelection === 1) return { labels: [label], isFull: false };
  if (labels.length >= group.maxSelection) {
    return { labels, isFull: true };
  }
  return { labels: [...labels, label], isFull: false };
}

const LONGEST_LABEL = 34;

/** Shortens option labels of multiple choice groups to 30 characters and an ellipsis. */
export function shortLabel(label: string): string {
  const letters = [...label];
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, 30).join('')}...` : label;
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
