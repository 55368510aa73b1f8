import type { ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import type { CategoryView } from '#ordering/menu-editor/rules/views.ts';
import { type Cells, COLUMNS } from './columns.ts';
import { guardFormula } from './escape.ts';
import { ITEM_CELLS } from './item-cells.ts';
import { CATEGORY_CELLS, MENU_CELLS } from './place-cells.ts';

export function writeRows({ menus }: CatalogueContent): string[][] {
  const rows = menus.flatMap((menu) =>
    menu.categories.flatMap((category) => category.items.map((item) => rowOf(cellsOf(menu, category, item)))),
  );
  return [[...COLUMNS], ...rows];
}

export function rowOf(cells: Partial<Cells>): string[] {
  return COLUMNS.map((column) => guardFormula(cells[column] ?? ''));
}

function cellsOf(menu: MenuView, category: CategoryView, item: ItemView): Partial<Cells> {
  const cells: Partial<Cells> = { Menu: menu.label, Category: category.label, 'Item id': item._id };
  for (const [column, { write }] of MENU_CELLS) cells[column] = write(menu);
  for (const [column, { write }] of CATEGORY_CELLS) cells[column] = write(category);
  for (const [column, { write }] of ITEM_CELLS) cells[column] = write(item);
  return cells;
}
