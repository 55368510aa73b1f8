import type { Minor } from '#platform/money/rules/money.ts';
import type { Item, MenuOption, OptionGroup } from '../menu.ts';
import { optionsNamed } from '../weight.ts';
import { onlyChoice, type Selection, sumOf } from './options.ts';

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
    const options = optionsNamed(group, labels);
    if (options.length > 0) chosen.push({ group, options });
  }
  const base = sumOf(chosen.flatMap(({ options }) => options.map((option) => option.price)));
  // A price of 0 means that nothing was chosen. The add button is disabled for it too.
  if (faults.length === 0 && base === 0) faults.push({ fault: 'NOTHING_CHOSEN', group: '' });
  return faults.length > 0 ? { faults } : { chosen, base, faults: [] };
}

function withTheOnlyOption(groups: OptionGroup[], selections: Selection[]): Selection[] {
  const own = groups.filter(({ options }) => !options.some(({ swap }) => swap));
  const only = onlyChoice(own);
  if (!only) return selections;
  const { label } = only.group;
  const swaps = selections.filter((selection) => {
    return groups.some((group) => group.label === selection.label && !own.includes(group));
  });
  const isOpen = selections.every(
    (selection) =>
      swaps.includes(selection) || (selection.label === label && selection.contents.length === 0),
  );
  return isOpen ? [{ label, contents: [only.option.label] }, ...swaps] : selections;
}

function groupFaults(group: OptionGroup, labels: string[]): SelectionFault[] {
  const faults: SelectionFault[] = labels
    .filter((label) => !optionsNamed(group, [label]).some((option) => option.label === label))
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
