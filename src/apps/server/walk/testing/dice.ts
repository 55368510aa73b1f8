/** Draws that repeat for the same seed. */
export interface Dice {
  below(limit: number): number;
  one<T>(all: readonly T[]): T;
  shuffled<T>(all: readonly T[]): T[];
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    one: <T>(all: readonly T[]) => all[below(all.length)] as T,
    shuffled<T>(all: readonly T[]) {
      const drawn = all.map((value) => ({ value, at: below(2 ** 30) }));
      return drawn.toSorted((one, other) => one.at - other.at).map(({ value }) => value);
    },
  };
}
