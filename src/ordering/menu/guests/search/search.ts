import type { Closeness } from '#platform/text/rules/close-words.ts';
import type { Category, Item, Menu } from '../../rules/menu.ts';
import { type CloseQuery, createCloseQueries } from './close-texts.ts';
import { splitAtMatch, squeeze } from './exact-match.ts';

/** The result of a search: matching categories and dishes, matches by name first. */
export interface Found {
  categories: Category[];
  dishes: number;
  /** Whether some matches are spelled differently. */
  isClose: boolean;
  /** Cuts a text at its matches: parts at odd positions match. Null without a match. */
  mark: (text: string, isName: boolean) => string[] | null;
  /** A matching name in another language, if the one on the screen does not match. */
  otherName: (item: Item, shown: string) => { text: string; lang: string } | undefined;
}

export type Search = (query: string, isShown: (item: Item) => boolean) => Found;

/** With fewer matches by name, other spellings are searched as well. */
const LITTLE = 3;
/** The least length of a query that also searches descriptions and tags. */
const LEAST_IN_TEXT = 3;
/** The ranks of matches: in a name, in a text, in another spelling. */
const [NAMED, TOLD, CLOSE] = [0, 1, 2];

interface Dish {
  category: Category;
  item: Item;
}

/** Searches every language of the menu without regard to case and spaces; tolerates spelling if that finds little. */
export function createSearch(menu: Menu): Search {
  const closeQuery = createCloseQueries();
  return (query, isShown) => {
    const dishes = menu.categories.flatMap((category) =>
      category.items.filter(isShown).map((item): Dish => ({ category, item })),
    );
    const ranks = findAsTyped(dishes, query);
    const exact = ranks.size;
    const named = [...ranks.values()].filter((rank) => rank === NAMED).length;
    const close = named < LITTLE ? closeQuery(query) : null;
    if (close) addClose(dishes, ranks, close);
    const isClose = ranks.size > exact;
    const mark: Found['mark'] = (text, isName) =>
      splitAtMatch(text, query, !isName) ?? (isClose && close ? close.split(text) : null);
    const otherName: Found['otherName'] = (item, shown) =>
      mark(shown, true) ? undefined : namesIn(item).find(({ text }) => mark(text, true));
    return { categories: inRank(menu.categories, ranks), dishes: ranks.size, isClose, mark, otherName };
  };
}

function findAsTyped(dishes: Dish[], query: string): Map<Item, number> {
  const wanted = squeeze(query);
  const isNamed = (thing: Category | Item) => namesOf(thing).some((label) => squeeze(label).includes(wanted));
  const isLong = [...wanted].length >= LEAST_IN_TEXT;
  const isTold = (item: Item) => isLong && textsOf(item).some((text) => splitAtMatch(text, query, true));
  const whole = new Set(dishes.map(({ category }) => category).filter(isNamed));
  const ranks = new Map<Item, number>();
  for (const { category, item } of dishes)
    if (whole.has(category) || isNamed(item)) ranks.set(item, NAMED);
    else if (isTold(item)) ranks.set(item, TOLD);
  return ranks;
}

/** Adds other spellings of names; typos and texts only if nothing else was found. */
function addClose(dishes: Dish[], ranks: Map<Item, number>, close: CloseQuery): void {
  const add = (wish: Closeness, textsFor: (dish: Dish) => string[]) => {
    for (const dish of dishes)
      if (!ranks.has(dish.item) && close.judge(textsFor(dish)) === wish) ranks.set(dish.item, CLOSE);
  };
  add('same', whatItIs);
  if (ranks.size === 0) add('near', whatItIs);
  if (ranks.size === 0) add('same', ({ item }) => textsOf(item));
  if (ranks.size === 0) add('near', ({ item }) => textsOf(item));
}

function inRank(categories: Category[], ranks: Map<Item, number>): Category[] {
  const rankOf = (item: Item) => ranks.get(item) ?? Infinity;
  const best = ({ items }: Category) => Math.min(...items.map(rankOf));
  return categories
    .map((category) => {
      const items = category.items.filter((item) => ranks.has(item));
      return { ...category, items: items.toSorted((one, other) => rankOf(one) - rankOf(other)) };
    })
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => best(one) - best(other));
}

const whatItIs = ({ category, item }: Dish) => [...namesOf(category), ...namesOf(item), ...tagsOf(item)];

function namesIn({ label, translations }: Category | Item) {
  const names = Object.entries(translations).map(([lang, texts]) => ({ lang, text: texts.label ?? '' }));
  return [{ lang: 'en', text: label }, ...names];
}

const namesOf = (thing: Category | Item) => namesIn(thing).map(({ text }) => text);

/** The tags in every language of the menu. */
function tagsOf({ tags, tagTranslations = {} }: Item): string[] {
  const translated = tags.flatMap((tag) => Object.values(tagTranslations[tag] ?? {}));
  return [...tags, ...translated.flatMap(({ label }) => label ?? [])];
}

function textsOf(item: Item): string[] {
  const { description, translations } = item;
  const translated = Object.values(translations).flatMap((translation) => translation.description ?? []);
  return [description, ...translated, ...tagsOf(item)];
}
