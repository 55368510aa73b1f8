import type { ItemView } from '../api/catalogue.ts';
import type { CatalogueContent } from '../menu-edit/tree.ts';
import { type Cells, COLUMNS } from './columns.ts';
import { escapeText, guardFormula } from './escape.ts';
import { writeGroups } from './options-text.ts';

type Group = ItemView['configs'][number];

/** The menu as a table: one row for each item, below the names of the columns. */
export function writeRows({ menus }: CatalogueContent): string[][] {
  const rows = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.items.map((item) => rowOf(cellsOf(item, menu.label, category.label))),
    ),
  );
  return [[...COLUMNS], ...rows];
}

export function rowOf(cells: Cells): string[] {
  return COLUMNS.map((column) => guardFormula(cells[column]));
}

export function cellsOf(item: ItemView, menu: string, category: string): Cells {
  const simple = simplePrice(item.configs);
  const others = simple ? item.configs.filter((group) => group !== simple.group) : item.configs;
  return {
    Menu: menu,
    Category: category,
    Item: item.label,
    Description: item.description,
    'Hindi name': item.translations['hi']?.label ?? '',
    Veg: item.veg === null ? '' : item.veg ? 'veg' : 'non-veg',
    Price: simple ? String(simple.value) : '',
    Options: writeGroups(others),
    'Discount %': String(item.discount),
    Taxes: writeTaxes(item.taxes),
    Tags: item.tags.map(escapeText).join('; '),
    State: item.state,
    'Item id': item._id,
  };
}

export function writeTaxes(taxes: ItemView['taxes']): string {
  return taxes.map(({ label, value }) => `${escapeText(label)} ${value}%`).join('; ');
}

/** Where there is nothing to choose, the first group is the price. */
export function simplePrice(groups: Group[]): { group: Group; value: number } | null {
  const [group] = groups;
  const [option, ...others] = group?.contents ?? [];
  if (!group || !option || others.length > 0 || !group.required || group.maxSelection !== 1) return null;
  const value = Number(option.value);
  return Number.isFinite(value) ? { group, value } : null;
}
