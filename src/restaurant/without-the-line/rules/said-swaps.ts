import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { Item, MenuOption, OptionGroup } from '#ordering/menu/rules/menu.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import { swapsOf } from '#ordering/menu/rules/options/swaps.ts';
import type { RequestedLine } from '#ordering/placing/rules/place-order.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';

const NAME = '\0';
const WORDS = ALL_WORDS.en.words.swap;

/**
 * A menu on which swaps can be chosen by the names that they had when they were sold: ingredients have others by now. What
 * a dish never had a swap of is refused as ever.
 */
export function asSaid(catalogue: Catalogue, lines: readonly RequestedLine[]): Catalogue {
  const byDish = Map.groupBy(lines, ({ itemId }) => itemId);
  const menus = catalogue.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => {
        const said = (byDish.get(item.id) ?? []).flatMap(({ selections }) => selections);
        return said.length > 0 ? { ...item, groups: said.reduce(withSaid, item.groups) } : item;
      }),
    })),
  }));
  return { ...catalogue, menus };
}

function withSaid(groups: Item['groups'], { label, contents }: Selection): OptionGroup[] {
  const [said = ''] = contents;
  const from = nameIn(label, WORDS.out(NAME));
  const to = from && nameIn(said, WORDS.instead(NAME, from));
  const known = groups.find((group) => group.label === label);
  if (!from || !to || known?.options.some((option) => option.label === said)) return groups;
  const [of] = swapsOf({ groups: known ? [known] : groups });
  if (!of) return groups;
  const option: MenuOption = { ...of, id: said, label: said, translations: undefined };
  if (known) return groups.map((group) => (group === known ? withOption(group, option) : group));
  const free = { description: '', required: false, maxSelection: 1 };
  return [...groups, { ...free, id: label, label, options: [option] }];
}

const withOption = (group: OptionGroup, option: MenuOption): OptionGroup => ({
  ...group,
  options: [...group.options, option],
});

/** The name that was put into words. */
function nameIn(text: string, words: string): string | null {
  const [before = '', after = ''] = words.split(NAME);
  const isSo = text.startsWith(before) && text.endsWith(after);
  return isSo ? text.slice(before.length, text.length - after.length) || null : null;
}
