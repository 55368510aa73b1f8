import type { Item, MenuOption } from '#ordering/menu/rules/menu.ts';
import { aGroup, anItem, anOption } from './builders.ts';

/** A dish of one price. */
export const aDish = (id: string, price: number, overrides: Partial<Item> = {}): Item =>
  anItem(id, { label: id, groups: [aGroup('Price', [anOption('Regular', price)])], ...overrides });

/** A dish as a choice of a combo. */
export const aPart = (itemId: string, upcharge = 0, overrides: Partial<MenuOption> = {}): MenuOption =>
  anOption(itemId, upcharge, { itemId, ...overrides });

/** A combo of one price, with groups of which each needs a choice. */
export const aCombo = (
  id: string,
  price: number,
  groups: Record<string, MenuOption[]>,
  overrides: Partial<Item> = {},
): Item =>
  anItem(id, {
    label: id,
    groups: [
      aGroup('Price', [anOption('Regular', price)], { required: true }),
      ...Object.entries(groups).map(([label, options]) => aGroup(label, options, { required: true })),
    ],
    ...overrides,
  });
