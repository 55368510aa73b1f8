import type { ReportChoice } from '#restaurant/stores/office-api/store.ts';
import { countDays, MOST_DAYS, PRESETS, type Preset } from '../rules/report-period.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
const isPreset = (value: unknown): value is Preset => PRESETS.some((preset) => preset === value);

/** The period that an address asks for. Invalid values are ignored; without a valid one the report is for today. */
export function readReportChoice({ period, from, to }: Record<string, unknown>): ReportChoice {
  if (isDay(from) && isDay(to)) return { from, to };
  return isPreset(period) ? { period } : {};
}

export type DayFault = 'noSuchDay' | 'wrongOrder' | 'tooLong' | 'notToCome';

/** Why these days can't be asked for. */
export function findDayFault(from: string, to: string, today: string): DayFault | null {
  if (!isDay(from) || !isDay(to)) return 'noSuchDay';
  if (to < from) return 'wrongOrder';
  if (from > today) return 'notToCome';
  return countDays({ from, to }) > MOST_DAYS ? 'tooLong' : null;
}
