import type { PriceRange } from '#ordering/menu-editor/rules/simple-price.ts';
import { LANGUAGES, type OfficeLanguage } from '#platform/language/rules/languages.ts';
import { formatMoney, formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';

export interface Clock {
  language: OfficeLanguage;
  timeZone: string;
}

export function formatTime(at: number | string, { language, timeZone }: Clock): string {
  const shown = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, shown).format(new Date(at));
}

/** Formats a time, with its weekday unless it is today. */
export function formatWhen(at: number, now: number, clock: Clock): string {
  const time = formatTime(at, clock);
  if (dayIn(clock.timeZone, at) === dayIn(clock.timeZone, now)) return time;
  const weekday = new Intl.DateTimeFormat(LANGUAGES[clock.language].tag, {
    timeZone: clock.timeZone,
    weekday: 'short',
  });
  return `${weekday.format(at)} ${time}`;
}

/** Sums come as numbers or decimal strings of the store's currency. */
export function formatAmount(amount: number | string, currency: string): string {
  return formatSum(parseHundredths(amount) ?? 0, currency);
}

/** An amount that may be below zero, such as a payment that was taken back. */
export function formatSigned(amount: number, currency: string): string {
  return amount < 0 ? `−${formatAmount(-amount, currency)}` : formatAmount(amount, currency);
}

/** Formats the day and time of something that may be long ago. */
export function formatDayTime(at: number | string, { language, timeZone }: Clock): string {
  const shown = { timeZone, day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, shown).format(new Date(at));
}

/** Formats a day as a heading. */
export function formatDay(at: number | string, { language, timeZone }: Clock): string {
  const shown = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, shown).format(new Date(at));
}

/** Formats the day of a moment. */
export function formatDayOf(at: number | string, { language, timeZone }: Clock): string {
  const shown = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, shown).format(new Date(at));
}

const LATELY_MS = 6 * DAY;

/** Formats a moment of the last six days with its time, and an earlier one as a day. */
export function formatLately(at: string, now: number, clock: Clock): string {
  const isRecent = now - Date.parse(at) < LATELY_MS;
  return isRecent ? formatWhen(Date.parse(at), now, clock) : formatDayOf(at, clock);
}

/** Formats a day of the calendar, which is the same everywhere. */
export function formatDate(at: string, language: OfficeLanguage): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(at),
  );
}

/** Formats a range, or one price if both ends are equal. */
export function formatRange({ from, to }: PriceRange, currency: string): string {
  const least = formatMoney(from, currency);
  return from === to ? least : `${least} – ${formatMoney(to, currency)}`;
}
