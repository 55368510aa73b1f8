/** Random numbers that are the same for the same seed. */
export interface Dice {
  /** From 0 to 1, without 1. */
  roll(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  isLucky(chance: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** By weight, such as [['Cash', 3], ['UPI', 5]]. */
  pickWeighted<T>(from: readonly (readonly [T, number])[]): T;
}

/** The generator is mulberry32. */
export function createDice(seed: number): Dice {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    between,
    isLucky: (chance) => roll() < chance,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    pickWeighted(from) {
      let left = roll() * from.reduce((sum, [, weight]) => sum + weight, 0);
      const found = from.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      const chosen = found ?? from.at(-1);
      if (!chosen) throw new Error('Nothing to pick from');
      return chosen[0];
    },
  };
}
