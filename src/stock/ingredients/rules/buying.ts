import { type Minor, proportion } from '#platform/money/rules/money.ts';
import { type Amount, LARGER, type Unit, waysOf } from './amount.ts';
import { freeOf, type Pack } from './ingredient.ts';

/** How an order reaches a supplier. */
export const SENT_BY = ['email', 'whatsapp', 'paper'] as const;
export type SentBy = (typeof SENT_BY)[number];

/** Where the money for a supplier's bill comes from. */
export const PAID_FROM = ['drawer', 'bank'] as const;
export type PaidFrom = (typeof PAID_FROM)[number];

export const MOST_SUPPLIERS = 300;
export const MOST_PACKS_ORDERED = 100_000;

export interface PackOf {
  name: string;
  quantity: number;
}

/** In what it is bought: the first of its packs, or the larger unit. Quantities are of the smaller unit, as on the wire. */
export function boughtIn({ unit, packs }: { unit: Unit; packs: readonly PackOf[] }): PackOf {
  const larger = LARGER[unit];
  return packs[0] ?? { name: larger?.name ?? unit, quantity: larger?.of ?? 1 };
}

/** What a pack costs where another one costs this. Null where nobody knows. */
export function priceOfPack(price: Minor | null, from: PackOf, to: PackOf): Minor | null {
  const whole = inParts(from.quantity);
  return price === null || whole <= 0 ? null : proportion(inParts(to.quantity), price, whole);
}

/** What so much of an ingredient costs by its price. Null where nobody knows. */
export function usualValue(amount: Amount, { price, unit, packs }: Priced): Minor | null {
  const [first] = packs;
  const pack = first?.amount ?? inParts(boughtIn({ unit, packs: [] }).quantity);
  return price === null || pack <= 0 ? null : proportion(amount, price, pack);
}

interface Priced {
  /** Of the pack that it is bought in. */
  price: Minor | null;
  unit: Unit;
  packs: readonly Pack[];
}

/** Whether this is the unit itself. There may be a pack of its name. */
export const isUnit = ({ name, quantity }: PackOf, unit: Unit): boolean =>
  waysOf(unit, []).some((way) => way.name === name && way.of === quantity);

interface Stocked {
  _id: string;
  unit: Unit;
  packs: readonly PackOf[];
  par: number | null;
  quantity: number;
  reserved: number;
  isGone: boolean;
}

export interface Suggested {
  ingredient: string;
  /** Whole ones. */
  packs: number;
}

interface Ahead {
  /** What is on its way, by ingredient. */
  coming: ReadonlyMap<string, number>;
  /** What will be used before more comes, by ingredient. Without it, up to what should be there. */
  need?: ReadonlyMap<string, number>;
}

/** What to buy, in whole packs: what should be there or will be needed, less what is free and what is on its way. */
export function suggest(ingredients: readonly Stocked[], { coming, need }: Ahead): Suggested[] {
  return ingredients.flatMap((one) => {
    const wanted = Math.max(one.par ?? 0, need?.get(one._id) ?? 0);
    const lacks = inParts(wanted) - inParts(freeOf(one)) - inParts(coming.get(one._id) ?? 0);
    if (one.isGone || wanted === 0 || lacks <= 0) return [];
    const packs = Math.ceil(lacks / Math.max(1, inParts(boughtIn(one).quantity)));
    return [{ ingredient: one._id, packs: Math.min(packs, MOST_PACKS_ORDERED) }];
  });
}

/** Thousandths, which add up exactly. */
const inParts = (quantity: number) => Math.round(quantity * 1000);

interface Ordered {
  closedAt: string | null;
  lines: readonly { ingredient: string; pack: PackOf; packs: number; received: number }[];
}

/** What of a line is still to come. */
export const leftOf = ({ pack, packs, received }: Ordered['lines'][number]): number =>
  Math.max(0, inParts(pack.quantity) * packs - inParts(received)) / 1000;

export function comingOf(purchases: readonly Ordered[]): Map<string, number> {
  const coming = new Map<string, number>();
  for (const { closedAt, lines } of purchases)
    for (const line of closedAt === null ? lines : [])
      coming.set(line.ingredient, (coming.get(line.ingredient) ?? 0) + leftOf(line));
  return coming;
}

/** A rise of a price that is worth a word, in percent. Null for less than a tenth. */
export function riseOf(before: number | null, now: number): number | null {
  if (before === null || before <= 0 || Math.round(now * 1000) <= Math.round(before * 1100)) return null;
  return Math.round((now / before - 1) * 100);
}

interface Owing {
  supplier: string;
  amount: number;
  dueOn: string | null;
  paidAt: string | null;
}

export const isLate = ({ dueOn, paidAt }: Owing, today: string): boolean =>
  paidAt === null && dueOn !== null && dueOn < today;

/** What is owed to each supplier, in rupees, the largest sum first. */
export function owedTo(bills: readonly Owing[]): { supplier: string; amount: number }[] {
  const open = Map.groupBy(
    bills.filter(({ paidAt }) => paidAt === null),
    ({ supplier }) => supplier,
  );
  return [...open]
    .map(([supplier, own]) => ({
      supplier,
      amount: own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    }))
    .toSorted((one, other) => other.amount - one.amount);
}
