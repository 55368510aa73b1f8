import type { Minor } from '#platform/money/rules/money.ts';
import { AVAILABLE, type Item, type OptionGroup } from '../menu.ts';
import { optionsNamed } from '../weight.ts';
import { preselected, type Selection, sumOf } from './options.ts';
import { isGiven, isUnsaid } from './shown-options.ts';

/** Ticked labels by the label of their group. */
export type Choices = Record<string, string[]>;

/** Ticks the preselected options. */
export function startingChoices(item: Pick<Item, 'groups'>): Choices {
  return Object.fromEntries(
    filledGroups(item).map((group) => {
      const ticked = isGiven(item, group) ? group.options : preselected(group);
      return [group.label, ticked.map(({ label }) => label)];
    }),
  );
}

/** Also ticks the first option of each required group, so that the dish shows its price at once. To swaps guests agree. */
export function suggestedChoices(item: Pick<Item, 'groups'>): Choices {
  const choices = startingChoices(item);
  const chosen = item.groups.filter((group) => group.maxSelection > 0 && group.options.length > 0);
  for (const { label, maxSelection, required, options } of chosen) {
    const isNeeded = required || chosen.length === 1;
    const [first] = options;
    if (isNeeded && maxSelection === 1 && first && !first.swap && choices[label]?.length === 0)
      choices[label] = [first.label];
  }
  return choices;
}

/** Restores the ticks of a cart's line, without options that the menu no longer has. */
export function choicesOf(item: Pick<Item, 'groups'>, selections: readonly Selection[]): Choices {
  return Object.fromEntries(
    filledGroups(item).map((group) => {
      const chosen = selections.find(({ label }) => label === group.label)?.contents ?? [];
      const ticked = isGiven(item, group) ? group.options : optionsNamed(group, chosen);
      return [group.label, ticked.slice(0, group.maxSelection).map(({ label }) => label)];
    }),
  );
}

function filledGroups(item: Pick<Item, 'groups'>): OptionGroup[] {
  return item.groups.filter(({ options }) => options.length > 0);
}

/** The groups to show: a single option that comes with the dish leaves nothing to choose. A combo shows all its dishes. */
export function askedGroups(item: Pick<Item, 'groups'>): OptionGroup[] {
  return filledGroups(item).filter((group) => !isUnsaid(item, group));
}

/** The form that carts hold: in the menu's order, without groups that have no ticks. */
export function selectionsOf(item: Pick<Item, 'groups'>, choices: Choices): Selection[] {
  return filledGroups(item).flatMap((group) => {
    const { label } = group;
    const contents = optionsNamed(group, choices[label] ?? []).map((option) => option.label);
    return contents.length > 0 ? [{ label, contents }] : [];
  });
}

/** What the ticked options cost together, before any discount. */
export function baseOf(item: Pick<Item, 'groups'>, choices: Choices): Minor {
  const chosen = filledGroups(item).flatMap((group) =>
    group.maxSelection === 0 ? [] : optionsNamed(group, choices[group.label] ?? []),
  );
  return sumOf(chosen.map(({ price }) => price));
}

/** Finds a group that needs a choice before the dish can be added: a required one, or any while the price is 0. */
export function firstMissing(item: Pick<Item, 'groups'>, choices: Choices): OptionGroup | null {
  const open = filledGroups(item).filter(({ label, maxSelection }) => {
    return maxSelection > 0 && (choices[label] ?? []).length === 0;
  });
  const required = open.find((group) => group.required);
  if (required) return required;
  return baseOf(item, choices) === 0 ? (open[0] ?? null) : null;
}

export function isAvailable(item: Pick<Item, 'state'>): boolean {
  return item.state === AVAILABLE;
}
