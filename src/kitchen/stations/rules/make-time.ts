import { type AgeLevel, type Ages, ageLevel } from '#restaurant/stores/rules/board.ts';

export interface MakeTimes {
  /** What a dish of the station usually takes. Null: the board's colours hold. */
  minutes: number | null;
  /** Dishes with a time of their own. */
  times: readonly { item: string; minutes: number }[];
}

/** From this share of its time on, a dish is slow. */
const SLOW_FROM = 0.75;

/** The minutes that a dish takes here; null if nobody has said. */
export const makeMinutes = ({ minutes, times }: MakeTimes, itemId: string): number | null =>
  times.find(({ item }) => item === itemId)?.minutes ?? minutes;

/** The colour of a dish by its own time, or by that of its order. */
export function makeLevel(age: number, minutes: number | null, ofOrder: Ages): AgeLevel {
  return ageLevel(age, minutes === null ? ofOrder : { slow: minutes * SLOW_FROM, late: minutes });
}

const LEVELS: readonly AgeLevel[] = ['fresh', 'slow', 'late'];

/** A ticket has the colour of its worst dish. */
export const worstOf = (levels: readonly AgeLevel[]): AgeLevel =>
  LEVELS.findLast((level) => levels.includes(level)) ?? 'fresh';
