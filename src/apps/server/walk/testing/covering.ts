import { type Dice, diceOf } from './dice.ts';

/** Axes by name, each with its values. */
export type Axes = Readonly<Record<string, readonly string[]>>;
export type Pick = Record<string, string>;
type Values = Readonly<Record<string, readonly string[] | undefined>>;

/** What has all of `of` must have one of each of `needs`. */
export interface Constraint {
  why: string;
  of: Values;
  needs: Values;
}

const breaks = (pick: Pick, { of, needs }: Constraint): boolean =>
  Object.entries(of).every(([axis, values]) => isAmong(pick[axis], values)) &&
  Object.entries(needs).some(([axis, values]) => pick[axis] !== undefined && !isAmong(pick[axis], values));

const isAmong = (value: string | undefined, values: readonly string[] = []) =>
  value !== undefined && values.includes(value);

/** Values of two axes, as one key. */
export function pairsOf(pick: Pick): string[] {
  const named = Object.entries(pick).map(([axis, value]) => `${axis}=${value}`);
  return named.flatMap((one, at) => named.slice(at + 1).map((other) => `${one} ${other}`));
}

export interface Covering {
  rows: Pick[];
  pairs: number;
  /** Pairs that no row can have, each with the reason. */
  excluded: Map<string, string>;
}

/**
 * Rows in which each pair of values of two axes that the constraints allow comes at least once. Greedy: each row begins
 * with a pair that is still missing, and takes the value that covers most at each further axis.
 */
export function coveringOf(axes: Axes, constraints: readonly Constraint[], seed: number): Covering {
  const dice = diceOf(seed);
  const all = picksOf(axes).map((pick) => ({
    pick,
    why: constraints.find((rule) => breaks(pick, rule))?.why,
  }));
  const keyOf = (pick: Pick) => pairsOf(pick)[0] ?? '';
  const excluded = new Map(all.flatMap(({ pick, why }) => (why ? [[keyOf(pick), why]] : [])));
  const missing = new Map(all.flatMap(({ pick, why }) => (why ? [] : [[keyOf(pick), pick]])));
  const rows: Pick[] = [];
  for (const pick of dice.shuffled([...missing.values()])) {
    if (!missing.has(keyOf(pick))) continue;
    const row = complete(pick, { axes, constraints, missing, dice });
    if (row) rows.push(row);
    else excluded.set(keyOf(pick), 'what one of them needs, the other can’t have');
    for (const covered of row ? pairsOf(row) : [keyOf(pick)]) missing.delete(covered);
  }
  return { rows, pairs: all.length, excluded };
}

/** All values of two axes, in the order of the axes. */
function picksOf(axes: Axes): Pick[] {
  const named = Object.entries(axes);
  return named.flatMap(([one, values], at) =>
    named
      .slice(at + 1)
      .flatMap(([other, seconds]) =>
        values.flatMap((value) => seconds.map((second) => ({ [one]: value, [other]: second }))),
      ),
  );
}

interface Search {
  axes: Axes;
  constraints: readonly Constraint[];
  missing: ReadonlyMap<string, Pick>;
  dice: Dice;
}

/** A whole row with these values, its axes in their order; null if the constraints leave none. */
function complete(pick: Pick, search: Search): Pick | null {
  const { axes, constraints, missing, dice } = search;
  if (constraints.some((rule) => breaks(pick, rule))) return null;
  const open = Object.keys(axes).filter((axis) => pick[axis] === undefined);
  if (open.length === 0)
    return Object.fromEntries(Object.keys(axes).map((axis) => [axis, pick[axis] as string]));
  const axis = dice.one(open);
  const names = Object.keys(axes);
  const gain = (value: string) =>
    Object.keys(pick).filter((other) => {
      const [one = '', second = ''] = [axis, other].toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
      const both = { ...pick, [axis]: value };
      return missing.has(`${one}=${both[one]} ${second}=${both[second]}`);
    }).length;
  const values = dice.shuffled(axes[axis] ?? []).map((value) => ({ value, covers: gain(value) }));
  for (const { value } of values.toSorted((one, other) => other.covers - one.covers)) {
    const row = complete({ ...pick, [axis]: value }, search);
    if (row) return row;
  }
  return null;
}
