import type { Category, Item, Menu } from '#domain/menu.ts';

/** What a search leaves of a menu: whole categories, or the items that match. */
export interface Found {
  categories: Category[];
  dishes: number;
}

const isSpace = (sign: string) => /\s/u.test(sign);

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, '');
}

/** Ignores case and white space, and looks into every language of the menu. */
export function searchMenu(menu: Menu, query: string, isShown: (item: Item) => boolean): Found {
  const wanted = squeeze(query);
  const matches = (thing: Category | Item) =>
    labelsOf(thing).some((label) => squeeze(label).includes(wanted));
  const categories = menu.categories
    .map((category) => {
      const shown = category.items.filter(isShown);
      return { ...category, items: matches(category) ? shown : shown.filter(matches) };
    })
    .filter(({ items }) => items.length > 0);
  return { categories, dishes: categories.reduce((count, { items }) => count + items.length, 0) };
}

function labelsOf({ label, translations }: Category | Item): string[] {
  return [label, ...Object.values(translations).flatMap((translation) => translation.label ?? [])];
}

/** Cuts a label into what is before, in and after the match, whatever white space lies between. */
export function splitAtMatch(label: string, query: string): [string, string, string] | null {
  const wanted = squeeze(query);
  const signs = [...label];
  const letters = signs.flatMap((sign, at) => (isSpace(sign) ? [] : [{ at, text: sign.toLowerCase() }]));
  if (wanted === '') return null;
  for (let first = 0; first < letters.length; first++) {
    let matched = '';
    for (let last = first; last < letters.length && wanted.startsWith(matched); last++) {
      matched += letters[last]?.text ?? '';
      if (matched !== wanted) continue;
      const [from, to] = [letters[first]?.at ?? 0, (letters[last]?.at ?? 0) + 1];
      return [signs.slice(0, from).join(''), signs.slice(from, to).join(''), signs.slice(to).join('')];
    }
  }
  return null;
}
