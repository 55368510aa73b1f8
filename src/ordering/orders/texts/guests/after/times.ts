import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';

type When = number | string;

/** "8:07 pm" by the restaurant's clock; by this phone's, if the restaurant's is not known. */
export function formatTime(at: When, language: Language, timeZone: string | undefined): string {
  return write(at, language, { hour: 'numeric', minute: '2-digit', hour12: true }, timeZone);
}

/** "12:45 pm" for a time of day at the store, whatever the phone's time zone. */
export function formatStoreClock(clock: string, language: Language): string {
  return formatTime(`1970-01-01T${clock}:00Z`, language, 'UTC');
}

/** 20 November 2026, 8:07 pm */
export function formatDateTime(at: When, language: Language, timeZone: string | undefined): string {
  const day = write(at, language, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone);
  return `${day}, ${formatTime(at, language, timeZone)}`;
}

/** The time, with the day if it is more than a day ago. */
export function formatRecent(
  at: When,
  now: number,
  language: Language,
  timeZone: string | undefined,
): string {
  const isOld = now - new Date(at).getTime() > DAY;
  const time = formatTime(at, language, timeZone);
  return isOld ? `${write(at, language, { day: 'numeric', month: 'short' }, timeZone)}, ${time}` : time;
}

const SPANS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** "40 minutes ago", in the largest unit of which there are at least two. */
export function formatAgo(at: number, now: number, language: Language): string {
  const past = Math.max(now - at, 0);
  const [unit, span] = SPANS.find(([, length]) => past >= 2 * length) ?? SPANS[2];
  return new Intl.RelativeTimeFormat(LANGUAGES[language].tag).format(-Math.floor(past / span), unit);
}

function write(
  at: When,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, { ...parts, ...zone }).format(new Date(at));
}
