import type { ItemView, MenuView } from '../api/catalogue.ts';
import { priceGroupOf } from '../menu-edit/simple-price.ts';
import type { CatalogueContent } from '../menu-edit/tree.ts';
import { type Cells, COLUMNS } from './columns.ts';
import { writeAllergens, writeSpice } from './diet-cells.ts';
import { escapeText, guardFormula } from './escape.ts';
import { hindiOf, writeHindiOptions, writeHindiTags } from './hindi-text.ts';
import { writeGroups } from './options-text.ts';

/** The menu as a table: one row for each item, below the names of the columns. */
export function writeRows({ menus }: CatalogueContent): string[][] {
  const rows = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.items.map((item) => rowOf(cellsOf(item, menu, category.label))),
    ),
  );
  return [[...COLUMNS], ...rows];
}

export function rowOf(cells: Cells): string[] {
  return COLUMNS.map((column) => guardFormula(cells[column]));
}

export function cellsOf(
  item: ItemView,
  menu: Pick<MenuView, 'label' | 'translations'>,
  category: string,
): Cells {
  const simple = priceGroupOf(item.configs);
  const others = simple ? item.configs.filter((group) => group !== simple.group) : item.configs;
  return {
    Menu: menu.label,
    Category: category,
    Item: item.label,
    Description: item.description,
    'Hindi name': item.translations['hi']?.label ?? '',
    Veg: item.veg === null ? '' : item.veg ? 'veg' : item.egg ? 'egg' : 'non-veg',
    Price: simple ? String(simple.value) : '',
    Options: writeGroups(others),
    'Discount %': String(item.discount),
    Taxes: writeTaxes(item.taxes),
    Tags: item.tags.map(escapeText).join('; '),
    Allergens: writeAllergens(item),
    Jain: item.jain ? 'yes' : '',
    Spice: writeSpice(item),
    'Hindi menu': hindiOf(menu),
    'Hindi options': writeHindiOptions(others),
    'Hindi tags': writeHindiTags(item),
    Photo: item.images.join(' '),
    State: item.state,
    'Item id': item._id,
  };
}

export function writeTaxes(taxes: ItemView['taxes']): string {
  return taxes.map(({ label, value }) => `${escapeText(label)} ${value}%`).join('; ');
}
