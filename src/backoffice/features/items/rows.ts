import type { CatalogueView, ItemView } from '#domain/api/catalogue.ts';
import { AVAILABLE, HIDDEN_CATEGORY } from '#domain/menu.ts';
import { parseHundredths } from '#domain/money.ts';

export interface Section {
  id: string;
  menu: string;
  label: string;
  isHidden: boolean;
  isOff: boolean;
  items: ItemView[];
}

/** The catalogue as the floor looks at it: menu by menu, category by category, each in its order. */
export function sectionsOf({ menus }: CatalogueView): Section[] {
  return menus.flatMap(({ label: menu, active, categories }) =>
    inOrder(categories).map(({ _id: id, label, state, items }) => ({
      id,
      menu,
      label,
      isHidden: state === HIDDEN_CATEGORY,
      isOff: !active,
      items: inOrder(items),
    })),
  );
}

export function isSoldOut({ state }: Pick<ItemView, 'state'>): boolean {
  return state !== AVAILABLE;
}

/** Sections without a match are left out. Every word has to be in a name, in any language, or in the category. */
export function findItems(sections: Section[], text: string, onlySoldOut: boolean): Section[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => {
        if (onlySoldOut && !isSoldOut(item)) return false;
        const names = fold([item.label, section.label, ...translated(item)].join(' '));
        return words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

function translated({ translations }: ItemView): string[] {
  return Object.values(translations).flatMap(({ label }) => label ?? []);
}

/** As people type: without accents and capitals. Devanagari keeps its marks, which are its vowels. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** From the cheapest to the dearest that the first priced group can make it. */
export function priceRange({ configs }: ItemView): { from: number; to: number } | null {
  const group = configs.find(({ maxSelection, contents }) => maxSelection > 0 && contents.length > 0);
  const prices = (group?.contents ?? [])
    .map(({ value }) => parseHundredths(value))
    .filter((price) => price !== null);
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}

function inOrder<T extends { order: number }>(things: T[]): T[] {
  return things.toSorted((one, other) => one.order - other.order);
}
