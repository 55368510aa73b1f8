import { holdsAt, type StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';
import { AVAILABLE, type FoundItem, isVisible, itemStateAt, type Menu } from './menu.ts';

// Apart from the menu itself, because the guests' first script needs none of it.

/** When a menu is served. */
export type MenuTimes = Pick<Menu, 'active' | 'start' | 'end' | 'days' | 'fromDay' | 'untilDay'>;

export function isMenuActive(menu: MenuTimes, time: StoreTime): boolean {
  return menu.active && holdsAt(menu, time);
}

/** Checks only the menu. The store's own state is checked elsewhere. */
export function isOrderable({ menu, category, item }: FoundItem, time: StoreTime, now: number): boolean {
  return isMenuActive(menu, time) && isVisible(category) && itemStateAt(item, now) === AVAILABLE;
}
