import { hasEggAlone } from '#ordering/menu/rules/diets/diet.ts';
import {
  CATEGORY_DEFAULTS,
  type Category,
  ITEM_DEFAULTS,
  type Item,
  MENU_DEFAULTS,
  type Menu,
  type OptionGroup,
  type Tax,
} from '#ordering/menu/rules/menu.ts';
import type { DishSwap } from '#ordering/menu/rules/options/swaps.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import type { CatalogueView, ItemView, MenuView } from './catalogue.ts';
import { withDefaults } from './defaults.ts';

type SwapView = NonNullable<CatalogueView['swaps']>[number];

export function parseMenuView(view: MenuView): Menu {
  const { _id, activeStartTime, activeEndTime, categories, ...same } = view;
  return {
    ...withDefaults(same, MENU_DEFAULTS),
    id: _id,
    start: activeStartTime === null ? null : parseClock(activeStartTime),
    end: activeEndTime === null ? null : parseClock(activeEndTime),
    categories: categories.map(parseCategory),
  };
}

function parseCategory({ _id, discount, items, ...same }: MenuView['categories'][number]): Category {
  return {
    ...withDefaults(same, CATEGORY_DEFAULTS),
    id: _id,
    discount: hundredths(discount),
    items: items.map(parseItem),
  };
}

export function parseItem({ _id, discount, taxes, until, configs, ...same }: ItemView): Item {
  return {
    ...withDefaults(same, ITEM_DEFAULTS),
    id: _id,
    egg: hasEggAlone(same),
    discount: hundredths(discount),
    taxes: taxes.map(parseTax),
    until: until === undefined ? null : Date.parse(until),
    groups: configs.map(parseGroup),
  };
}

function parseGroup({ _id, contents, ...same }: ItemView['configs'][number]): OptionGroup {
  return {
    ...same,
    id: _id,
    options: contents.map(({ _id, value, itemID, worth, taxes = [], ...option }) => ({
      ...option,
      id: _id,
      ...(itemID === undefined ? {} : { itemId: itemID }),
      ...(worth === undefined
        ? {}
        : { part: { worth: hundredths(worth), taxes: taxes.map(parseTax), hsn: null } }),
      price: typeof value === 'number' ? hundredths(value) : 0,
      text: typeof value === 'string' ? value : null,
    })),
  };
}

export const parseSwap = ({ itemID, keepsVeg, configs, off = [] }: SwapView): DishSwap => ({
  itemId: itemID,
  keepsVeg,
  groups: configs.map(parseGroup),
  off,
});

export function parseTax({ value, ...same }: ItemView['taxes'][number]): Tax {
  return { ...same, rate: hundredths(value) };
}

/** The server sends two decimals at most, so this never falls back to 0. */
export function hundredths(value: number): number {
  return parseHundredths(value) ?? 0;
}
