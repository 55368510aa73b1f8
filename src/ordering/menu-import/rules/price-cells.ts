import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { onePrice } from '#ordering/menu-editor/rules/blank.ts';
import { priceGroupOf } from '#ordering/menu-editor/rules/simple-price.ts';
import type { Cell } from './cells.ts';
import { type Column, inEachLanguage } from './columns.ts';
import { parseAmount } from './numbers.ts';
import { parseGroups, writeGroups } from './options-text.ts';
import { parseOptionNames, writeOptionNames } from './translated-text.ts';

/** The one price of a simple dish has its own column; all other groups share the column of options. */
export const PRICE_CELLS = {
  Price: {
    write: ({ configs }) => {
      const simple = priceGroupOf(configs);
      return simple ? String(simple.value) : '';
    },
    parse: (cell, item, newId) => {
      const price = parseAmount(cell);
      if (price === null && cell.trim() !== '') return { reason: 'PRICE', value: cell };
      return withPrice(item, price, newId);
    },
  },
  Options: {
    write: ({ configs }) => writeGroups(othersIn(configs)),
    parse: (cell, item, newId) => {
      const simple = priceGroupOf(item.configs)?.group;
      const parsed = parseGroups(cell, item.configs, newId);
      if ('fault' in parsed) return parsed.fault;
      const taken = parsed.groups.find(({ label }) => label === simple?.label);
      if (taken) return { reason: 'OPTIONS_TWICE', value: taken.label };
      return { ...item, configs: simple ? [simple, ...parsed.groups] : parsed.groups };
    },
  },
  ...inEachLanguage(
    'options',
    (language): Cell<ItemView> => ({
      write: ({ configs }) => writeOptionNames(othersIn(configs), language),
      parse: (cell, item) => {
        const simple = priceGroupOf(item.configs)?.group;
        const parsed = parseOptionNames(cell, othersIn(item.configs), language);
        if ('fault' in parsed) return parsed.fault;
        return { ...item, configs: simple ? [simple, ...parsed.groups] : parsed.groups };
      },
    }),
  ),
} satisfies Partial<Record<Column, Cell<ItemView>>>;

function othersIn(configs: ItemView['configs']): ItemView['configs'] {
  const simple = priceGroupOf(configs)?.group;
  return configs.filter((group) => group !== simple);
}

/** A simple dish's option keeps its names. Without a price the dish has only its options. */
function withPrice(item: ItemView, price: number | null, newId: () => string): ItemView {
  const simple = priceGroupOf(item.configs)?.group;
  const others = othersIn(item.configs);
  if (price === null) return { ...item, configs: others };
  const [option] = simple?.contents ?? [];
  if (simple && option)
    return { ...item, configs: [{ ...simple, contents: [{ ...option, value: price }] }, ...others] };
  const label = ['Price', 'Portion', 'Dish price'].find((name) =>
    others.every((group) => group.label !== name),
  );
  const group = onePrice(price, newId, label ?? `Price ${others.length}`);
  return { ...item, configs: [group, ...others] };
}
