import { resolveSelection, type SelectionFault } from '#ordering/menu/rules/options/resolve-selection.ts';
import { isSwap, type LinkedCart, type LinkedOption } from './linked-cart.ts';

/** What an assistant has to change before a cart can be ordered, in words. */
export function linkedCartFaults({
  lines,
  unknown,
  unknownOptions,
  unclear,
  unnamedSwaps,
}: LinkedCart): string[] {
  const nameOf = (dish: string) => lines.find(({ entry }) => entry.itemId === dish)?.entry.label ?? dish;
  return [
    ...unknown.map((dish) => `No menu of now has the dish ${dish}.`),
    ...unknownOptions.flatMap(({ dish, options }) =>
      options.map((option) => `${nameOf(dish)} has no option ${sayOption(option)}.`),
    ),
    ...unclear.map(
      ({ dish, option, groups }) =>
        `${nameOf(dish)} has the option ${sayOption(option)} in ${groups.map((group) => `“${group}”`).join(' and ')}: name it with its group under inGroups.`,
    ),
    ...unnamedSwaps.map(
      ({ dish, group, option }) =>
        `${nameOf(dish)} needs the guest’s agreement: “${group}: ${option}”. Tell the guest. If they want it, name “${option}” among the options; they choose it in the cart.`,
    ),
    ...lines.flatMap(({ entry, found, trouble, left }) => {
      if (trouble === 'gone') return [`${entry.label} is not available right now.`];
      if (left !== null) return [`Of ${entry.label} there are only ${left} left.`];
      if (trouble === null || !found) return [];
      const swaps = new Set(found.item.groups.filter(isSwap).map(({ label }) => label));
      const faults = resolveSelection(found.item, entry.selections).faults;
      return faults
        .filter(({ group }) => !swaps.has(group))
        .map((fault) => `${entry.label}: ${sayFault(fault)}.`);
    }),
  ];
}

const sayOption = (option: LinkedOption) =>
  typeof option === 'string' ? `“${option}”` : `“${option[1]}” in “${option[0]}”`;

function sayFault(fault: SelectionFault): string {
  if (fault.fault === 'REQUIRED') return `choose from “${fault.group}”`;
  if (fault.fault === 'TOO_MANY') return `choose at most ${fault.max} from “${fault.group}”`;
  return 'choose an option with a price';
}
