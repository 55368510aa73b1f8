import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { findItem, type Item } from '#ordering/menu/rules/menu.ts';
import { isOfDishes } from '#ordering/menu/rules/options/combo.ts';
import { sumOf } from '#ordering/menu/rules/options/options.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { withParts } from '#ordering/prices/rules/with-parts.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { onePrice } from '../blank.ts';
import { freeLabel, labelsOf } from '../labels.ts';
import { priceGroupOf } from '../simple-price.ts';
import type { GroupView, NewId, OptionView } from '../views.ts';

type Dish = Pick<ItemView, '_id' | 'label'>;

export const isDishGroup = ({ contents }: Pick<GroupView, 'contents'>): boolean =>
  contents.some(({ itemID }) => itemID !== undefined);

export const isComboView = ({ configs }: Pick<ItemView, 'configs'>): boolean => configs.some(isDishGroup);

/** Whether the price of a combo is in its first group, which has a field of its own. */
export const hasComboPrice = (item: Pick<ItemView, 'configs'>): boolean => {
  const [first] = item.configs;
  return (
    first !== undefined && isComboView(item) && !isDishGroup(first) && priceGroupOf(item.configs) !== null
  );
};

/** Adds a choice among dishes. The first one makes the dish a combo, whose price is in a group of its own before them. */
export function addDishGroup(
  item: ItemView,
  { label, dishes }: { label: string; dishes: readonly Dish[] },
  newId: NewId,
): ItemView {
  const [price, ...others] = item.configs;
  const first = price ? { ...price, required: true } : onePrice(0, newId);
  const group: GroupView = {
    _id: newId(),
    label: freeLabel(label, labelsOf(item.configs)),
    description: '',
    required: true,
    maxSelection: 1,
    contents: [],
  };
  return { ...item, configs: [first, ...others, withDishes(group, dishes, newId)] };
}

/** The group with these dishes. Those that were in it stay as they are. */
export function withDishes(group: GroupView, dishes: readonly Dish[], newId: NewId): GroupView {
  const labels: string[] = [];
  const contents = dishes.map(({ _id: itemID, label }): OptionView => {
    const known = group.contents.find((option) => option.itemID === itemID);
    const own = freeLabel(label, labels);
    labels.push(own);
    return { ...(known ?? { _id: newId(), value: 0, added: false, itemID }), label: own };
  });
  return { ...group, contents };
}

export interface ComboSums {
  /** What the dishes cost by themselves, and what guests save: with the choices that save least and most. */
  least: { apart: Minor; saves: Minor };
  most: { apart: Minor; saves: Minor };
}

/** What a combo saves. Null where a choice has no dish. */
export function comboSums({ menus }: Pick<CatalogueView, 'menus'>, itemId: string): ComboSums | null {
  const found = findItem(withParts(menus.map((menu) => parseMenuView(menu))), itemId);
  if (!found) return null;
  const { item } = found;
  const groups = item.groups.filter((group) => isOfDishes(group) && group.required);
  const base = sumOf(item.groups.filter(isPrice).flatMap(({ options }) => options.map(({ price }) => price)));
  const gains = groups.map(({ options }) =>
    options
      .flatMap(({ part, price }) => (part ? [{ worth: part.worth, price }] : []))
      .toSorted((one, other) => one.worth - one.price - (other.worth - other.price)),
  );
  if (gains.length === 0 || gains.some((own) => own.length === 0)) return null;
  const sums = (end: 0 | -1) => {
    const chosen = gains.flatMap((own) => own.at(end) ?? []);
    const apart = sumOf(chosen.map(({ worth }) => worth));
    const { unit } = priceDish(base + sumOf(chosen.map(({ price }) => price)), found);
    return { apart, saves: apart - unit };
  };
  return { least: sums(0), most: sums(-1) };
}

/** The price of a combo is a choice that nobody has to make. */
const isPrice = (group: Item['groups'][number]): boolean =>
  group.required && group.options.length === 1 && !isOfDishes(group);
