import { parseClock } from '#platform/time/rules/clock.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The hour at which each part begins. */
const BEGINS: [number, DayPart][] = [
  [21, 'night'],
  [17, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
];

/** Groups consecutive times (`HH:MM`) by the part of their day. Times after midnight still belong to the night. */
export function groupByDayPart(times: readonly string[]): { part: DayPart; times: string[] }[] {
  const groups: { part: DayPart; times: string[] }[] = [];
  for (const time of times) {
    const part = dayPartOf(time);
    const last = groups.at(-1);
    if (last?.part === part) last.times.push(time);
    else groups.push({ part, times: [time] });
  }
  return groups;
}

function dayPartOf(time: string): DayPart {
  const hour = ((parseClock(time) ?? 0) * MINUTE) / HOUR;
  return BEGINS.find(([begin]) => hour >= begin)?.[1] ?? 'night';
}
