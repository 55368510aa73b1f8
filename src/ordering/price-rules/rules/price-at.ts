import type { Category, Item, Menu, MenuOption, OptionGroup } from '#ordering/menu/rules/menu.ts';
import { FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';
import type { RuleHow, RuleNow } from './price-rule.ts';

/** What decides about prices at a moment, besides the menu. */
export interface PriceMoment {
  /** In the owner's order. */
  rules: readonly RuleNow[];
  /** The id of the order type. Null: not known yet. */
  type: string | null;
  /** Of the table. */
  area: string | null;
}

/** Where nothing differs from the menu. */
export const USUAL_PRICES: PriceMoment = { rules: [], type: null, area: null };

export interface PricedDish {
  item: Item;
  category: Pick<Category, 'id'>;
}

/** A dish with the prices of this moment: those of the first rule that fits, or those of the menu. */
export function priceAt({ item, category }: PricedDish, moment: PriceMoment): Item {
  const rule = moment.rules.find((one) => fits(one, { item, category }, moment));
  if (!rule) return item;
  const { id, label, translations, ends } = rule;
  return {
    ...item,
    groups: pricedBy(rule.how, item),
    priced: { rule: { id, label, translations, ends }, usual: item.groups },
  };
}

/** A dish at the prices of its menu, whatever rules say now. */
export const usualOf = (item: Pick<Item, 'groups' | 'priced'>): Pick<Item, 'groups'> => ({
  groups: item.priced?.usual ?? item.groups,
});

export function menusPricedAt(menus: Menu[], moment: PriceMoment): Menu[] {
  if (moment.rules.length === 0) return menus;
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => priceAt({ item, category }, moment)),
    })),
  }));
}

function fits(
  { when, what, how }: RuleNow,
  { item, category }: PricedDish,
  { type, area }: PriceMoment,
): boolean {
  if (!isAmong(when.types, type) || !isAmong(when.areas, area)) return false;
  if (how.kind === 'list') return how.prices.some(({ itemId }) => itemId === item.id);
  const isWholeMenu = what.categories.length === 0 && what.items.length === 0;
  return isWholeMenu || what.categories.includes(category.id) || what.items.includes(item.id);
}

const isAmong = (named: readonly string[], one: string | null): boolean =>
  named.length === 0 || (one !== null && named.includes(one));

function pricedBy(how: RuleHow, item: Item): OptionGroup[] {
  const withPrices = (group: OptionGroup, priceOf: (option: MenuOption) => Minor): OptionGroup => ({
    ...group,
    options: group.options.map((option) => ({ ...option, price: priceOf(option) })),
  });
  switch (how.kind) {
    case 'percent':
      return item.groups.map((group) =>
        withPrices(group, ({ price }) => proportion(price, FULL_RATE + how.percent, FULL_RATE)),
      );
    case 'amount': {
      // Extras keep their prices: the amount is for the dish.
      const main = mainGroup(item);
      return item.groups.map((group) =>
        group === main ? withPrices(group, ({ price }) => changedBy(how.amount, price)) : group,
      );
    }
    default: {
      const listed = new Map(
        how.prices.flatMap(({ itemId, optionId, price }) =>
          itemId === item.id ? [[optionId, price] as const] : [],
        ),
      );
      return item.groups.map((group) => withPrices(group, ({ id, price }) => listed.get(id) ?? price));
    }
  }
}

/** What is free stays free, and nothing becomes it. */
function changedBy(amount: Minor, price: Minor): Minor {
  return price > 0 && price + amount > 0 ? price + amount : price;
}

/** The choice that the dish has its price from, such as its size. */
function mainGroup({ groups }: Item): OptionGroup | undefined {
  const costing = groups.filter(
    ({ maxSelection, options }) => maxSelection > 0 && options.some(({ price }) => price > 0),
  );
  return costing.find(({ required }) => required) ?? costing[0];
}
