import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import type { Row } from './axes.ts';
import type { House } from './menu.ts';
import { Sums } from './paise.ts';

type Counts = Map<string, number>;

interface Placed {
  /** Its row, from 1. */
  of: number;
  row: Row;
  id: string;
  /** Stands in the remarks of its dishes. */
  mark: string;
  /** What the restaurant was like when it was made. */
  house: House;
}

/** An order as whoever placed it knows it. */
export const newOrder = (placed: Placed) => ({
  ...placed,
  isCancelled: false,
  /** Portions that stand, by dish, and what one costs by menu and rule. */
  portions: new Map() as Counts,
  prices: new Map() as Counts,
  /** GST in percent, of dishes whose rate an owner changes. */
  rates: new Map() as Counts,
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

/** A drawer at its close. Nobody has counted it if `counted` is null. */
export interface Closed {
  expected: number;
  counted: number | null;
  toBank: number;
}

/** What the people of an evening know, kept by hand. Everything in paise. */
export const newBook = () => ({
  orders: [] as Noted[],
  /** In the drawer: what was there when its day began, and what came since; that of each day that was closed. */
  opening: 0,
  drawer: 0,
  drawers: [] as Closed[],
  /** What was in the drawer at the end of each calendar day of the restaurant. */
  inDrawer: new Map<string, number>(),
  toSuppliers: 0,
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
  /** What a person with limits asked for: whether it is a manager's to allow, and whether it was refused. */
  asked: [] as { of: number; path: string; should: boolean; is: boolean }[],
  /** What was billed before the settings changed. */
  bills: [] as BillContent[],
  covers: 0,
  /** What came to the shelves and went from them besides what was cooked. */
  shelves: new Sums(),
  /** Before the first midnight: how many portions of each dish the menu had left, and how many were gone. */
  left: { menu: new Map() as Counts, gone: new Map() as Counts },
});

export type Book = ReturnType<typeof newBook>;
