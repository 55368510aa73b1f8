import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import type { CategoryView } from '#ordering/menu-editor/rules/views.ts';
import { type CellsByField, cellsInOrder, hsnCell, translatedCell } from './cells.ts';
import { inEachLanguage } from './columns.ts';

/** Labels have no cells here: the columns Menu and Category say where a dish goes and rename nothing. */
const OF_MENU: CellsByField<MenuView> = {
  _id: {},
  label: {},
  remarks: {},
  primaryColor: {},
  active: {},
  activeStartTime: {},
  activeEndTime: {},
  days: {},
  fromDay: {},
  untilDay: {},
  pureVeg: {},
  translations: inEachLanguage('menu', (language) => translatedCell<MenuView>(language, 'label', 200)),
  categories: {},
};

const OF_CATEGORY: CellsByField<CategoryView> = {
  _id: {},
  label: {},
  image: {},
  discount: {},
  order: {},
  state: {},
  collapsed: {},
  hsn: { 'Category HSN/SAC': hsnCell() },
  translations: inEachLanguage('category', (language) =>
    translatedCell<CategoryView>(language, 'label', 200),
  ),
  items: {},
};

export const MENU_CELLS = cellsInOrder(OF_MENU);
export const CATEGORY_CELLS = cellsInOrder(OF_CATEGORY);
