import type { EntryKind } from './entries.ts';

interface Sum {
  ingredient: string;
  what: EntryKind;
  quantity: number;
  /** In rupees. What went is below zero. */
  value: number;
}

export interface Went {
  ingredient: string;
  bought: number;
  used: number;
  wasted: number;
  /** What counts found too little; below zero where they found more. */
  missing: number;
  /** In rupees. */
  wastedWorth: number;
  missingWorth: number;
  /** Both together. */
  lost: number;
  /** That and what was used: what the food cost. */
  cost: number;
}

/** What became of each ingredient, the dearest loss first. Quantities are above zero for what their name says. */
export function whereItWent(sums: readonly Sum[]): Went[] {
  const rows = [...Map.groupBy(sums, ({ ingredient }) => ingredient)].map(([ingredient, own]) => {
    const of = (...kinds: EntryKind[]) => {
      const some = own.filter(({ what }) => kinds.includes(what));
      const sumOf = (name: 'quantity' | 'value') => rounded(some.reduce((sum, one) => sum + one[name], 0));
      return { quantity: sumOf('quantity'), value: sumOf('value') };
    };
    const [used, wasted, counted] = [of('used'), of('wasted'), of('counted')];
    const [wastedWorth, missingWorth] = [positive(wasted.value), positive(counted.value)];
    const lost = rounded(wastedWorth + missingWorth);
    return {
      ingredient,
      bought: of('bought').quantity,
      used: positive(used.quantity),
      wasted: positive(wasted.quantity),
      missing: positive(counted.quantity),
      wastedWorth,
      missingWorth,
      lost,
      cost: rounded(lost - used.value),
    };
  });
  return rows.toSorted((one, other) => other.lost - one.lost || other.cost - one.cost);
}

/** The dearest loss of all, and what it was. */
export interface Loss {
  ingredient: string;
  what: 'missing' | 'wasted';
  worth: number;
}

/** Less than this, in rupees, is worth no word. */
const LEAST_LOSS = 100;

/** What to do something about first. */
export function dearestLoss(rows: readonly Went[]): Loss | null {
  const losses = rows.flatMap(({ ingredient, missingWorth, wastedWorth }): Loss[] => [
    { ingredient, what: 'missing', worth: missingWorth },
    { ingredient, what: 'wasted', worth: wastedWorth },
  ]);
  const [first] = losses.toSorted((one, other) => other.worth - one.worth);
  return first && first.worth >= LEAST_LOSS ? first : null;
}

/** Thousandths are exact in the books, and sums of their floats need not be. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const positive = (quantity: number) => (quantity === 0 ? 0 : -quantity);
