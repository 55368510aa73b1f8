import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Dice } from './dice.ts';

/** Orders of a day, Sunday first. */
export type Week = readonly [number, number, number, number, number, number, number];

/** When guests come, and how many of a hundred in each hour. */
const HOURS: readonly (readonly [hour: number, weight: number])[] = [
  [8, 4],
  [9, 6],
  [10, 4],
  [11, 4],
  [12, 9],
  [13, 14],
  [14, 8],
  [15, 3],
  [16, 4],
  [17, 5],
  [18, 6],
  [19, 10],
  [20, 13],
  [21, 8],
  [22, 2],
];

/** Each day has up to a quarter more or less than usual. */
const SWING = 0.25;
/** The first of the days has a fifth fewer orders than the last. */
const GROWTH = 0.2;

interface Day {
  /** The first instant of the day. */
  start: number;
  /** 0 is Sunday. */
  weekday: number;
  /** 0 for the first of all days, 1 for the last. */
  progress: number;
}

/** The instants at which a day's orders are placed, earliest first. */
export function planDay(dice: Dice, week: Week, { start, weekday, progress }: Day): number[] {
  const usual = week[weekday] ?? week[0];
  const swing = 1 + SWING * (2 * dice.roll() - 1);
  const count = Math.round(usual * swing * (1 - GROWTH * (1 - progress)));
  const instants = Array.from({ length: count }, () => {
    const minute = dice.pickWeighted(HOURS) * 60 + dice.between(0, 59);
    return start + minute * MINUTE + dice.between(0, 59) * 1000;
  });
  return instants.toSorted((one, other) => one - other);
}
