import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
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

/** "Tuesday", with the date if that is more than a week away. Each part alone is the same on server and browsers. */
export function showDay(at: number, inDays: number, timeZone: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeZone, ...options }).format(at);
  const weekday = part({ weekday: 'long' });
  return inDays < 7 ? weekday : `${weekday}, ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
}
