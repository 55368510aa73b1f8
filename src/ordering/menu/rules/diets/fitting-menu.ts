import type { Menu } from '../menu.ts';

/** Stands in a guest's address in place of a menu's id, and means the list of all menus. */
export const ALL_MENUS = 'all';

const MINUTES_OF_DAY = 24 * 60;

/**
 * Finds the menu that fits the hour best, which has the shortest hours of those served now. Null if two are as short.
 */
export function fittingMenu<Served extends Pick<Menu, 'start' | 'end'>>(
  served: readonly Served[],
): Served | null {
  const [first, second] = served.toSorted((a, b) => minutesServed(a) - minutesServed(b));
  if (!first || (second && minutesServed(first) === minutesServed(second))) return null;
  return first;
}

function minutesServed({ start, end }: Pick<Menu, 'start' | 'end'>): number {
  if (start === null || end === null || start === end) return MINUTES_OF_DAY;
  return (end - start + MINUTES_OF_DAY) % MINUTES_OF_DAY;
}
