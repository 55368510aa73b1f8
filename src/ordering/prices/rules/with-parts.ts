import { hsnOf } from '#ordering/menu/rules/hsn.ts';
import type { Category, Item, Menu, MenuOption, SoldWeight } from '#ordering/menu/rules/menu.ts';
import { selectionsOf, suggestedChoices } from '#ordering/menu/rules/options/choices.ts';
import { isCombo, mapCombos } from '#ordering/menu/rules/options/combo.ts';
import { type Selection, startingPrice } from '#ordering/menu/rules/options/options.ts';
import { shownChoices } from '#ordering/menu/rules/options/shown-options.ts';
import { labelsOnly, onlyTranslated } from '#ordering/menu/rules/translations.ts';
import { optionsNamed } from '#ordering/menu/rules/weight.ts';
import { priceDish } from './price-line.ts';

interface Dish {
  item: Item;
  category: Category;
}

/** Menus with combos as their dishes are: called as they are, each with its worth and taxes. */
export function withParts(menus: Menu[]): Menu[] {
  const categories = menus.flatMap((menu) => menu.categories);
  if (!categories.some(({ items }) => items.some(isCombo))) return menus;
  const dishes = new Map(
    categories.flatMap((category) => category.items.map((item) => [item.id, { item, category }] as const)),
  );
  return mapCombos(menus, (item) => ({
    ...item,
    groups: item.groups.map((group) => ({ ...group, options: namedApart(group.options, dishes) })),
  }));
}

function namedApart(options: readonly MenuOption[], dishes: ReadonlyMap<string, Dish>): MenuOption[] {
  const taken = new Set<string>();
  return options.map((option) => {
    const dish = dishes.get(option.itemId ?? '');
    const known = dish ? withDish(option, dish) : option;
    // Orders name options, so two dishes of one name need two.
    let label = known.label;
    for (let place = taken.size + 1; taken.has(label); place += 1) label = `${known.label} (${place})`;
    taken.add(label);
    return { ...known, label };
  });
}

function withDish(option: MenuOption, { item, category }: Dish): MenuOption {
  const { label, translations } = item;
  const worth = priceDish(startingPrice(item), { item, category }).unit;
  const selections = selectionsOf(item, suggestedChoices(item));
  const weight = weightOf(item, selections);
  const said = shownChoices(item, selections).map((choice) => ({
    label: choice.label,
    ...onlyTranslated(labelsOnly(choice.translations) ?? undefined),
  }));
  const part = {
    worth,
    taxes: item.taxes,
    hsn: hsnOf({ item, category }, null),
    selections,
    ...(said.length > 0 ? { said } : {}),
    ...(weight ? { weight } : {}),
  };
  return { ...option, label, translations, part };
}

function weightOf({ groups }: Dish['item'], selections: Selection[]): SoldWeight | undefined {
  const options = groups.flatMap((group) =>
    optionsNamed(group, selections.find(({ label }) => label === group.label)?.contents ?? []),
  );
  return options.flatMap(({ weight }) => weight ?? [])[0];
}
