import { useMemo } from 'react';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';

/** Formats the figures of reports, in lakhs and crores, which guests' prices never need. */
export interface Format {
  money(minor: number): string;
  /** For the axis of a chart. */
  shortMoney(minor: number): string;
  count(value: number): string;
  percent(share: number): string;
  /** One decimal at most. */
  decimal(value: number): string;
  minutes(seconds: number): string;
  day(day: string): string;
  shortDay(day: string): string;
  month(day: string): string;
  days(from: string, to: string): string;
  weekday(weekday: number): string;
  hour(hour: number): string;
  time(at: string): string;
}

/** A Monday, to format the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);

export function createFormat(language: OfficeLanguage, currency: string, timeZone: string): Format {
  const locale = LANGUAGES[language].tag;
  const number = (options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale, options);
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const money = number({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const shortMoney = number({
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const count = number();
  const percent = number({ style: 'percent', maximumFractionDigits: 1 });
  const decimal = number({ maximumFractionDigits: 1 });
  const day = date({ weekday: 'short', day: 'numeric', month: 'short' });
  const shortDay = date({ day: 'numeric', month: 'short' });
  const wholeDay = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const month = date({ month: 'short', year: 'numeric' });
  const weekday = date({ weekday: 'short' });
  const hour = date({ hour: 'numeric' });
  const time = date({ timeZone, hour: 'numeric', minute: '2-digit' });
  return {
    money: (minor) => money.format(minor / 100),
    shortMoney: (minor) => shortMoney.format(minor / 100),
    count: (value) => count.format(value),
    percent: (share) => percent.format(share),
    decimal: (value) => decimal.format(value),
    minutes: (seconds) => count.format(Math.round(seconds / 60)),
    day: (text) => day.format(Date.parse(text)),
    shortDay: (text) => shortDay.format(Date.parse(text)),
    month: (text) => month.format(Date.parse(text)),
    days: (from, to) =>
      from === to
        ? date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(Date.parse(from))
        : wholeDay.formatRange(Date.parse(from), Date.parse(to)),
    weekday: (value) => weekday.format(MONDAY + (value - 1) * DAY),
    hour: (value) => hour.format(MONDAY + value * HOUR),
    time: (at) => time.format(Date.parse(at)),
  };
}

export function useFormat(): Format {
  const { language } = useInterface();
  const { currency, timeZone } = useStore().profile;
  return useMemo(() => createFormat(language, currency, timeZone), [language, currency, timeZone]);
}
