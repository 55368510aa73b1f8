import { resolveSelection, type SelectionFault } from '../menu/resolve-selection.ts';
import type { LinkedCart } from './linked-cart.ts';

/** What an assistant has to change before a cart can be ordered, in words. */
export function linkedCartFaults({ lines, unknown, unknownOptions }: LinkedCart): string[] {
  const nameOf = (dish: string) => lines.find(({ entry }) => entry.itemId === dish)?.entry.label ?? dish;
  return [
    ...unknown.map((dish) => `No menu of now has the dish ${dish}.`),
    ...unknownOptions.flatMap(({ dish, options }) =>
      options.map((option) => `${nameOf(dish)} has no option “${option}”.`),
    ),
    ...lines.flatMap(({ entry, found, trouble, left }) => {
      if (trouble === 'gone') return [`${entry.label} is not available right now.`];
      if (left !== null) return [`Of ${entry.label} there are only ${left} left.`];
      if (trouble === null || !found) return [];
      const resolved = resolveSelection(found.item, entry.selections);
      return resolved.faults.map((fault) => `${entry.label}: ${sayFault(fault)}.`);
    }),
  ];
}

function sayFault(fault: SelectionFault): string {
  if (fault.fault === 'REQUIRED') return `choose from “${fault.group}”`;
  if (fault.fault === 'TOO_MANY') return `choose at most ${fault.max} from “${fault.group}”`;
  return 'choose an option with a price';
}
