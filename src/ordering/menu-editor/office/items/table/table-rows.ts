import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { searchableText, searchWords } from '#platform/text/rules/search-words.ts';
import { namesOf } from '../../../rules/changes/names-of.ts';
import { type PriceRange, priceRange } from '../../../rules/simple-price.ts';
import { sectionsOf } from '../rows.ts';

/** A dish with its menu and category, as the table shows it. */
export interface PlacedDish {
  item: ItemView;
  menu: string;
  menuId: string;
  category: string;
  categoryId: string;
  categoryDiscount: number;
  price: PriceRange | null;
  /** The text that is searched. */
  words: string;
}

export interface DishFilters {
  text: string;
  menuId: string;
  categoryId: string;
  state: string;
  /** NO_TAX for dishes without taxes. */
  tax: string;
}

export const NO_FILTERS: DishFilters = { text: '', menuId: '', categoryId: '', state: '', tax: '' };
export const NO_TAX = '-';

export const SORTS = ['menu', 'dish', 'category', 'price', 'state'] as const;
export type Sort = (typeof SORTS)[number];

export interface SortOrder {
  by: Sort;
  isDescending: boolean;
}

export function tableRows(catalogue: CatalogueView): PlacedDish[] {
  const menuOf = new Map(
    catalogue.menus.flatMap((menu) => menu.categories.map((category) => [category._id, menu._id] as const)),
  );
  return sectionsOf(catalogue).flatMap((section) =>
    section.items.map((item) => ({
      item,
      menu: section.menu,
      menuId: menuOf.get(section.id) ?? '',
      category: section.label,
      categoryId: section.id,
      categoryDiscount: section.discount,
      price: priceRange(item),
      words: `${namesOf(item, section)} ${searchableText(item.tags.join(' '))}`,
    })),
  );
}

export function filterRows(
  rows: PlacedDish[],
  { text, menuId, categoryId, state, tax }: DishFilters,
): PlacedDish[] {
  const wanted = searchWords([text]);
  return rows.filter(
    (row) =>
      (menuId === '' || row.menuId === menuId) &&
      (categoryId === '' || row.categoryId === categoryId) &&
      (state === '' || row.item.state === state) &&
      hasTax(row.item, tax) &&
      wanted.every((word) => row.words.includes(word)),
  );
}

function hasTax({ taxes }: ItemView, tax: string): boolean {
  if (tax === '') return true;
  return tax === NO_TAX ? taxes.length === 0 : taxes.some(({ label }) => label === tax);
}

/** Dishes without a price come last in both directions. */
export function sortRows(rows: PlacedDish[], { by, isDescending }: SortOrder, locale: string): PlacedDish[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const direction = isDescending ? -1 : 1;
  const compared: Record<Sort, ((one: PlacedDish, other: PlacedDish) => number) | null> = {
    menu: null,
    dish: (one, other) => direction * compare(one.item.label, other.item.label),
    category: (one, other) => direction * compare(one.category, other.category),
    state: (one, other) => direction * compare(one.item.state, other.item.state),
    price: (one, other) => {
      if (one.price === null || other.price === null)
        return Number(one.price === null) - Number(other.price === null);
      return direction * (one.price.from - other.price.from);
    },
  };
  const order = compared[by];
  if (order === null) return isDescending ? rows.toReversed() : rows;
  return rows.toSorted(order);
}

/** The states and taxes to filter by, each once. */
export function filterChoices(rows: PlacedDish[]): { states: string[]; taxes: string[] } {
  const states = new Set(rows.map(({ item }) => item.state));
  const taxes = new Set(rows.flatMap(({ item }) => item.taxes.map(({ label }) => label)));
  return { states: [...states].toSorted(), taxes: [...taxes].toSorted() };
}
