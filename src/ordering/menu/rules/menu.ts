import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import type { Weekday } from '#restaurant/opening-hours/rules/store-hours.ts';
import { type Diet, NO_FACTS } from './diets/diet.ts';
import { inOrder } from './lists.ts';

/** A weight that was sold, and the one that the price and the recipe are for. In grams. */
export interface SoldWeight {
  grams: number;
  of: number;
}

export interface MenuOption {
  id: string;
  label: string;
  price: Minor;
  /** The text that an information group shows in place of a price. */
  text: string | null;
  /** Ticked when the sheet opens. */
  added: boolean;
  /** The dish that it is, in a combo. */
  itemId?: string | undefined;
  /** How much it is, where the dish is sold by weight and this was chosen. */
  weight?: SoldWeight | undefined;
  /** Of that dish. Only menus that are sold from have it. */
  part?: ComboPart | undefined;
  /** The ingredients that it swaps, while one is out. Only menus that are sold from have it. */
  swap?: { from: string; to: string } | undefined;
  /** `description` translates `text`. */
  translations?: Translations | undefined;
}

/** A dish of a combo, which has its part of the price. */
export interface ComboPart {
  /** What it costs by itself. */
  worth: Minor;
  taxes: Tax[];
  hsn: string | null;
  /** What it comes with, which the kitchen needs. Guests aren't told, and older orders lack it. */
  selections?: { label: string; contents: string[] }[] | undefined;
  /** What of that is said, such as its size. */
  said?: { label: string; translations?: Translations | undefined }[] | undefined;
  /** How much it is, of a dish that is sold by weight. */
  weight?: SoldWeight | undefined;
}

export interface OptionGroup {
  id: string;
  label: string;
  description: string;
  required: boolean;
  /** 0: information only; 1: single choice; above: multiple choice with that cap. */
  maxSelection: number;
  /** Whether the staff may sell any weight of it. Its sizes are named by their weights. */
  byWeight?: true | undefined;
  /** Whether some of its options are out today. Only menus that are sold from have it. */
  cut?: true | undefined;
  options: MenuOption[];
  translations?: Translations | undefined;
}

export interface Tax {
  label: string;
  rate: BasisPoints;
  /** The price has it within. Guests pay no more than the price. */
  included?: true | undefined;
}

/** What guests are told of a price rule. */
export interface DecidingRule {
  id: string;
  label: string;
  translations: Translations;
  /** The minute of the day at which it ends. Null: not within a day. */
  ends: number | null;
}

export interface Item extends Diet {
  id: string;
  label: string;
  description: string;
  images: string[];
  tags: string[];
  discount: BasisPoints;
  order: number;
  taxes: Tax[];
  state: string;
  /** The end of a state other than Available, in ms since 1970. */
  until: number | null;
  veg: boolean | null;
  groups: OptionGroup[];
  /** HSN or SAC. Null: that of its category. */
  hsn: string | null;
  /** How many portions are left today, where they are counted. Only guests' menus have it. */
  left?: number | undefined;
  /** The rule that its prices are of, and what they usually are. Only menus that were priced have it. */
  priced?: { rule: DecidingRule; usual: OptionGroup[] } | undefined;
  translations: Translations;
  /** By tag. */
  tagTranslations: Record<string, Translations>;
}

/** By language code. */
export type Translations = Record<string, { label?: string | undefined; description?: string | undefined }>;

export interface Category {
  id: string;
  label: string;
  image: string | null;
  discount: BasisPoints;
  order: number;
  state: number;
  collapsed: boolean;
  /** HSN or SAC of its dishes. Null: that of the store. */
  hsn: string | null;
  translations: Translations;
  items: Item[];
}

export interface Menu {
  id: string;
  label: string;
  remarks: string;
  primaryColor: string | null;
  active: boolean;
  /** Minutes since midnight; both null when the menu is served all day. */
  start: number | null;
  end: number | null;
  /** On which it is served; none means every day. */
  days: Weekday[];
  /** Such as 2026-11-20; both are included. */
  fromDay: string | null;
  untilDay: string | null;
  pureVeg: boolean;
  /** `description` translates `remarks`. */
  translations: Translations;
  categories: Category[];
}

/**
 * Fields that the first version did not have. Their default value is not sent, and documents and saved revisions
 * without the field have it.
 */
export const MENU_DEFAULTS = {
  translations: {},
  days: [],
  fromDay: null,
  untilDay: null,
} satisfies Partial<Menu>;
export const CATEGORY_DEFAULTS = { hsn: null } satisfies Partial<Category>;
export const ITEM_DEFAULTS = {
  allergens: null,
  egg: false,
  ...NO_FACTS,
  hsn: null,
  tagTranslations: {},
} satisfies Partial<Item>;

export const AVAILABLE = 'Available';
export const SOLD_OUT = 'Sold out';
/** Hidden by hand. "Sold out" would mean that the dish comes back. */
export const HIDDEN = 'Hidden';
export const SHOWN_CATEGORY = 1;
export const HIDDEN_CATEGORY = 2;

export function itemStateAt(item: Pick<Item, 'state' | 'until'>, now: number): string {
  return item.until !== null && item.until <= now ? AVAILABLE : item.state;
}

/** Shows available items, and those that have sold out since the guest saw them, so that nothing jumps. */
export function isListed({ id, state }: Pick<Item, 'id' | 'state'>, seen: ReadonlySet<string>): boolean {
  return state === AVAILABLE || (seen.has(id) && state !== HIDDEN);
}

export function availableIds({ categories }: Pick<Menu, 'categories'>): string[] {
  const items = categories.flatMap((category) => category.items);
  return items.filter(({ state }) => state === AVAILABLE).map(({ id }) => id);
}

export function isVisible(category: Pick<Category, 'state'>): boolean {
  return category.state !== HIDDEN_CATEGORY;
}

/** Sorts visible categories and their items as customers are sent them. */
export function visibleCategories(menu: Menu): Category[] {
  return inOrder(menu.categories.filter(isVisible)).map((category) => ({
    ...category,
    items: inOrder(category.items),
  }));
}

/** Finds the first category banner that is our own picture, whether or not its menu is served now. */
export function bannerOf(menus: Menu[]): string | null {
  const categories = menus.filter(({ active }) => active).flatMap(visibleCategories);
  return categories.find(({ image }) => image?.startsWith('/images/'))?.image ?? null;
}

export interface FoundItem {
  menu: Menu;
  category: Category;
  item: Item;
}

export function findItem(menus: Menu[], itemId: string): FoundItem | null {
  for (const menu of menus) {
    for (const category of menu.categories) {
      const item = category.items.find((candidate) => candidate.id === itemId);
      if (item) return { menu, category, item };
    }
  }
  return null;
}

/** Finds the first instant after now at which an item's state ends. */
export function nextStateChange(menus: Menu[], now: number): number | null {
  const ends = menus
    .flatMap((menu) => menu.categories.flatMap((category) => category.items.map((item) => item.until)))
    .filter((until): until is number => until !== null && until > now);
  return ends.length === 0 ? null : Math.min(...ends);
}
