import { type CartLineNow, currentBill, shownBill, type Trouble } from '#ordering/cart/rules/priced-cart.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import type { PricedCart } from '#ordering/prices/rules/price-cart.ts';
import type { Minor } from '#platform/money/rules/money.ts';

export interface ChangedLine {
  line: CartLineNow;
  /** The price of one. */
  before: Minor;
  now: Minor | null;
  trouble: Trouble | null;
}

export interface ChangedRow {
  label: string;
  translations?: Translations | undefined;
  before: Minor | null;
  now: Minor | null;
}

/** What has changed since the guest saw it. */
export interface CartChanges {
  lines: ChangedLine[];
  rows: ChangedRow[];
  total: { before: Minor; now: Minor };
}

interface Seen {
  lines: CartLineNow[];
  orderType: Pick<OrderType, 'charges'> | null;
}

/** Compares the cart as seen with the present one; null if prices, availability, charges and taxes are the same. */
export function changesBetween(seen: Seen, now: Seen): CartChanges | null {
  const lines = now.lines
    .map((line) => {
      const { entry, present, trouble } = line;
      return { line, before: entry.unit, now: present?.unit ?? null, trouble };
    })
    .filter((change) => change.now !== change.before || change.trouble === 'changed');
  const billBefore = shownBill(seen.lines, seen.orderType);
  const billNow = currentBill(now.lines, now.orderType);
  const total = { before: billBefore.grandTotal, now: billNow.grandTotal };
  if (lines.length === 0 && total.before === total.now && areSame(billBefore, billNow)) return null;
  // Other lines change every share of them as well: only rows that the lines do not explain are listed.
  const rows = rowChanges(shownBill(seen.lines, seen.orderType), shownBill(now.lines, now.orderType));
  return { lines, rows, total };
}

function areSame(one: PricedCart, other: PricedCart): boolean {
  return rowChanges(one, other).length === 0;
}

function rowChanges(before: PricedCart, now: PricedCart): ChangedRow[] {
  const was = rowsOf(before);
  const is = rowsOf(now);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((label) => {
      const { translations } =
        [...before.charges, ...now.charges].find((charge) => charge.label === label) ?? {};
      return { label, translations, before: was.get(label) ?? null, now: is.get(label) ?? null };
    })
    .filter((row) => row.before !== row.now);
}

function rowsOf({ charges, taxes }: PricedCart): Map<string, Minor> {
  const rows = new Map<string, Minor>();
  for (const { label, amount } of [...charges, ...taxes]) rows.set(label, (rows.get(label) ?? 0) + amount);
  return rows;
}
