import type { Row } from './axes.ts';
import { Sums } from './paise.ts';

type Counts = Map<string, number>;

/** An order as whoever placed it knows it. `of`: its row, from 1; `mark` stands in the remarks of its dishes. */
export const newOrder = (of: number, row: Row, id: string, mark: string) => ({
  of,
  row,
  id,
  mark,
  isCancelled: false,
  /** Portions that stand, by dish, and what one costs by menu and rule. */
  portions: new Map() as Counts,
  prices: new Map() as Counts,
  /** The dishes with which it came. */
  first: [] as string[],
  /** Portions that stood when all of it was cooked, and those of the row's dish that came off after that. */
  cooked: new Map() as Counts,
  wasted: 0,
  /** Portions of the row's dish that nobody else can have any more. */
  gone: 0,
  /** What the kitchen was shown when it came. */
  screen: '',
  /** What a cook has to read of the row's dish, and of its table. Empty for orders that only stand beside one. */
  told: [] as string[],
  needs: [] as string[],
});

export type Noted = ReturnType<typeof newOrder>;

/** What the people of an evening know, kept by hand. Everything in paise. */
export const newBook = () => ({
  orders: [] as Noted[],
  /** In the drawer, besides the float, since the day began; and that of each day that was closed. */
  drawer: 0,
  drawers: [] as number[],
  /** By person and way, without tips; and who took the money of a row last. */
  took: new Sums(),
  takers: new Map<number, string>(),
  /** Numbers that a tablet gave on paper. */
  given: [] as { id: string; orderNo: number; bill?: string }[],
  /** Came and went back, by way; tips apart. */
  came: new Sums(),
  back: new Sums(),
  tips: new Sums(),
  /** The rows that were put on a guest's account, with all that is corrected later. */
  onAccount: [] as number[],
  covers: 0,
  /** What came to the shelves and went from them besides what was cooked. */
  shelves: new Sums(),
  /** Before the first midnight: how many portions of each dish the menu had left, and how many were gone. */
  left: { menu: new Map() as Counts, gone: new Map() as Counts },
});

export type Book = ReturnType<typeof newBook>;
