import { minuteOfDayIn } from '#platform/time/rules/clock.ts';

/** "11 pm" or "7:30 am". Written without Intl, whose output differs between server and browsers. */
export function showTime(at: number, timeZone: string): string {
  return showMinute(minuteOfDayIn(timeZone, at));
}

/** A minute of the day, written in the same way. */
export function showMinute(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = minute % 60;
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
