import { type Item, type Menu, SOLD_OUT } from './menu.ts';

/** How many portions of a dish there are today. */
export interface Portions {
  itemId: string;
  /** On its day. */
  remaining: number;
  /** With how many each later day begins. Null: it is not counted then. */
  usual: number | null;
  /** The store's day, such as 2026-11-20. */
  day: string;
}

export const MOST_PORTIONS_LEFT = 9_999;
/** Guests are told of the last ones. */
export const FEW_PORTIONS = 5;

/** The number that guests are told. Null: there are enough, or nobody counts. */
export function fewLeft({ left }: Pick<Item, 'left'>): number | null {
  return left !== undefined && left > 0 && left < FEW_PORTIONS ? left : null;
}

/** Null: the dish is not counted today. */
export function leftOn(today: string, { remaining, usual, day }: Omit<Portions, 'itemId'>): number | null {
  return day === today ? remaining : usual;
}

/** By dish, without those that are not counted today. */
export function leftByItem(today: string, counted: readonly Portions[]): Record<string, number> {
  return Object.fromEntries(
    counted.flatMap((portions) => {
      const left = leftOn(today, portions);
      return left === null ? [] : [[portions.itemId, left] as const];
    }),
  );
}

/** A menu on which dishes say how many are left, and those of which none is are sold out. */
export function menuWithLeft(menu: Menu, left: Readonly<Record<string, number>>): Menu {
  const withLeft = (item: Item): Item => {
    const own = left[item.id];
    if (own === undefined) return item;
    return own > 0 ? { ...item, left: own } : { ...item, left: own, state: SOLD_OUT, until: null };
  };
  const categories = menu.categories.map((category) => ({
    ...category,
    items: category.items.map(withLeft),
  }));
  return { ...menu, categories };
}

interface CountedLine {
  itemId: string;
  quantity: number;
  discarded: boolean;
}

export interface CountedChange {
  /** Null for an order that did not exist. */
  before: readonly CountedLine[] | null;
  after: readonly CountedLine[];
  /** Whether what is taken off it may be sold again: nobody has begun to cook it, and it was ordered today. */
  givesBack: boolean;
}

/**
 * How many portions of each dish changes take; less than none are given back. What moves from one order to another is
 * neither.
 */
export function portionsTaken(changes: readonly CountedChange[]): Map<string, number> {
  const taken = new Map<string, number>();
  const kept = new Set<string>();
  for (const { before, after, givesBack } of changes) {
    const own = new Map<string, number>();
    add(own, after, 1);
    add(own, before ?? [], -1);
    for (const [itemId, quantity] of own) {
      taken.set(itemId, (taken.get(itemId) ?? 0) + quantity);
      if (quantity < 0 && !givesBack) kept.add(itemId);
    }
  }
  return new Map(
    [...taken].filter(([itemId, quantity]) => quantity > 0 || (quantity < 0 && !kept.has(itemId))),
  );
}

function add(sums: Map<string, number>, lines: readonly CountedLine[], sign: 1 | -1): void {
  for (const { itemId, quantity, discarded } of lines)
    if (!discarded) sums.set(itemId, (sums.get(itemId) ?? 0) + sign * quantity);
}
