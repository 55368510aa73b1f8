import { type Minor, proportion } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** Sums over some tables that were closed. */
export interface TurnSums {
  sittings: number;
  covers: number;
  /** From opening to closing, of all of them together. */
  ms: number;
  revenue: Minor;
  /** Of those whose covers are known. */
  revenueOfCovers: Minor;
}

export function addTurns(all: readonly TurnSums[]): TurnSums {
  const sum = (of: keyof TurnSums) => all.reduce((total, one) => total + one[of], 0);
  return {
    sittings: sum('sittings'),
    covers: sum('covers'),
    ms: sum('ms'),
    revenue: sum('revenue'),
    revenueOfCovers: sum('revenueOfCovers'),
  };
}

export function turnFigures({ sittings, covers, ms, revenue, revenueOfCovers }: TurnSums) {
  return {
    sittings,
    covers,
    turnMinutes: sittings === 0 ? null : Math.round(ms / sittings / MINUTE),
    revenue,
    perCover: covers === 0 ? null : proportion(revenueOfCovers, 1, covers),
  };
}
