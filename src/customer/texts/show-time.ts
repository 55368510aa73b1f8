import { minuteOfDayIn } from '#domain/time/clock.ts';

/** "11 pm", "7:30 am": the same on every machine, which no two builds of Intl promise. */
export function showTime(at: number, timeZone: string): string {
  return showMinute(minuteOfDayIn(timeZone, at));
}

/** The same for a minute of the day. */
export function showMinute(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = minute % 60;
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
