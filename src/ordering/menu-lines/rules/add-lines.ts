import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { blankCategory, blankItem, blankMenu, onePrice } from '#ordering/menu-editor/rules/blank.ts';
import { findCategory, insertCategory } from '#ordering/menu-editor/rules/edits/categories.ts';
import { insertItem } from '#ordering/menu-editor/rules/edits/items.ts';
import type { Taxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { withVegChoice } from '#ordering/menu-editor/rules/veg-choice.ts';
import type { CategoryView, GroupView, NewId } from '#ordering/menu-editor/rules/views.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { MenuLine, Size } from './parse-lines.ts';

const MENU = 'Menu';
const CATEGORY = 'Our dishes';
const IN_HINDI = { hi: { label: 'हमारे व्यंजन' } };

interface Making {
  taxes: Taxes;
  newId: NewId;
}

/** Adds dishes at the end of a category. */
export function addLinesTo(
  catalogue: CatalogueView,
  categoryId: string,
  lines: readonly MenuLine[],
  making: Making,
): CatalogueView {
  return lines.reduce((now, line) => {
    if (line.is !== 'dish') return now;
    const at = findCategory(now, categoryId)?.category.items.length ?? 0;
    return insertItem(now, categoryId, toItem(line, making), at);
  }, catalogue);
}

/** Adds dishes to the categories that the lines name, in the menu of this name; what is missing is made. */
export function addLines(
  catalogue: CatalogueView,
  lines: readonly MenuLine[],
  making: Making,
): CatalogueView {
  const known = catalogue.menus.find(({ label }) => label === MENU);
  const menuId = known?._id ?? making.newId();
  let now = known ? catalogue : { ...catalogue, menus: [...catalogue.menus, blankMenu(menuId, MENU)] };
  let heading: string | null = null;
  for (const line of lines) {
    if (line.is === 'heading') heading = line.label;
    if (line.is !== 'dish') continue;
    const made = withCategory(now, menuId, heading, making.newId);
    now = addLinesTo(made.catalogue, made.categoryId, [line], making);
  }
  return now;
}

function withCategory(
  catalogue: CatalogueView,
  menuId: string,
  heading: string | null,
  newId: NewId,
): { catalogue: CatalogueView; categoryId: string } {
  const categories = catalogue.menus.find(({ _id }) => _id === menuId)?.categories ?? [];
  const label = heading ?? CATEGORY;
  const known = categories.find((one) => one.label.toLowerCase() === label.toLowerCase());
  if (known) return { catalogue, categoryId: known._id };
  const blank = blankCategory(newId(), label);
  const category: CategoryView = heading === null ? { ...blank, translations: IN_HINDI } : blank;
  const made = insertCategory(catalogue, menuId, category, categories.length);
  return { catalogue: made, categoryId: category._id };
}

function toItem(line: MenuLine & { is: 'dish' }, { taxes, newId }: Making): ItemView {
  const blank = { ...blankItem(newId(), line.label), taxes, configs: [toGroup(line.sizes, newId)] };
  return withVegChoice(blank, line.veg);
}

function toGroup(sizes: readonly Size[], newId: NewId): GroupView {
  const [first, ...others] = sizes;
  const group = onePrice(toNumber(first?.price ?? 0), newId, others.length > 0 ? 'Size' : undefined);
  if (others.length === 0) return group;
  const contents = sizes.map(({ label, price }) => ({
    _id: newId(),
    label,
    value: toNumber(price),
    added: false,
  }));
  return { ...group, contents };
}
