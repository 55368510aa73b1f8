import type { Item, MenuOption, OptionGroup } from '../menu.ts';
import { labelFor } from '../translations.ts';
import { onlyChoice, type Selection } from './options.ts';

/** The only option of such a group comes with the dish, without a choice. To a swap a guest agrees. */
export function isGiven(item: Pick<Item, 'groups'>, group: OptionGroup): boolean {
  const [only] = group.options;
  if (group.maxSelection === 0 || group.options.length !== 1 || group.byWeight || only?.swap) return false;
  return group.required || onlyChoice(item.groups)?.group === group;
}

/** Its option goes without saying. The dishes of a combo never do, nor does the only size that is left today. */
export const isUnsaid = (item: Pick<Item, 'groups'>, group: OptionGroup): boolean =>
  isGiven(item, group) && !group.cut && !group.options.some(({ itemId }) => itemId !== undefined);

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
    if (isUnsaid(item, group)) return [];
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
