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
  /** What was wasted and is missing, in rupees. */
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
    const lost = -rounded(wasted.value + counted.value);
    return {
      ingredient,
      bought: of('opening', 'bought').quantity,
      used: positive(used.quantity),
      wasted: positive(wasted.quantity),
      missing: positive(counted.quantity),
      lost,
      cost: rounded(lost - used.value),
    };
  });
  return rows.toSorted((one, other) => other.lost - one.lost || other.cost - one.cost);
}

/** Thousandths are exact in the books, and sums of their floats need not be. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const positive = (quantity: number) => (quantity === 0 ? 0 : -quantity);
