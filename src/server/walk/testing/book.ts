import type { Row } from './axes.ts';
import { Sums } from './paise.ts';

/** An order as whoever placed it knows it. */
export interface Noted {
  /** Its row, from 1. */
  of: number;
  row: Row;
  id: string;
  /** Stands in the remarks of its dishes, so that papers can be told apart. */
  mark: string;
  isCancelled: boolean;
  /** Portions that stand, by dish, and what one costs by menu and rule. */
  portions: Map<string, number>;
  prices: Map<string, number>;
  /** The dishes with which it came. */
  first: string[];
  /** Portions of the row's dish that were cooked, and came off. */
  wasted: number;
  /** Portions that stood when all of it was cooked. */
  cooked: Map<string, number>;
  /** Portions of the row's dish that nobody else can have any more. */
  gone: number;
  /** What the kitchen was shown when it came. */
  screen: string;
  /** What a cook has to read of the row's dish. Empty for orders that only stand beside one. */
  told: string[];
  /** What belongs to the table and not to the dish. */
  needs: string[];
}

/** What the people of an evening know, kept by hand. Everything in paise. */
export interface Book {
  orders: Noted[];
  /** In the drawer, besides the float, since the day began; and that of each day that was closed. */
  drawer: number;
  drawers: number[];
  /** By person and way. */
  took: Sums;
  /** Who took the money of a row last. */
  takers: Map<number, string>;
  /** Numbers that a tablet gave on paper. */
  given: { id: string; orderNo: number; bill?: string }[];
  /** Came and went back, by way; tips apart. */
  came: Sums;
  back: Sums;
  tips: Sums;
  /** The rows that were put on a guest's account, with all that is corrected later. */
  onAccount: number[];
  covers: number;
  /** Before the first midnight: how many portions of each dish the menu had left, and how many were gone. */
  left: { menu: Map<string, number>; gone: Map<string, number> } | null;
}

export const newBook = (): Book => ({
  orders: [],
  drawer: 0,
  drawers: [],
  took: new Sums(),
  takers: new Map(),
  given: [],
  came: new Sums(),
  back: new Sums(),
  tips: new Sums(),
  onAccount: [],
  covers: 0,
  left: null,
});
