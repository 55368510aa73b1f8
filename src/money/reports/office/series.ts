import { firstOfMonth, firstOfWeek } from '../rules/report-period.ts';
import type { ReportDay, ReportView } from '../wire/report.ts';

export type Step = 'hour' | 'day' | 'week' | 'month';

/** A part of the period, and the same part of the period before, whose figures are null if it has none. */
export interface Point {
  /** The first of its days, or the hour of the day. */
  start: string;
  orders: number;
  revenue: number;
  ordersBefore: number | null;
  revenueBefore: number | null;
}

const MOST_BY_DAY = 62;
const MOST_BY_WEEK = 200;

/** The steps in which a period of so many days can be shown, the best one first. */
export function stepsOf(days: number): Step[] {
  if (days === 1) return ['hour'];
  if (days <= 7) return ['day'];
  if (days <= MOST_BY_DAY) return ['day', 'week'];
  return days <= MOST_BY_WEEK ? ['week', 'day', 'month'] : ['month', 'week', 'day'];
}

export function pointsOf(report: ReportView, step: Step): Point[] {
  if (step === 'hour') return hoursOf(report);
  const startOf = { day: (day: string) => day, week: firstOfWeek, month: firstOfMonth }[step];
  const points = new Map<string, Point>();
  for (const [index, day] of report.days.entries()) {
    const start = startOf(day.day);
    // Named by its first day in the period: the first week or month may have begun before.
    const point = points.get(start) ?? empty(day.day);
    points.set(start, add(point, day, report.before.days[index]));
  }
  return [...points.values()];
}

const empty = (start: string): Point => ({
  start,
  orders: 0,
  revenue: 0,
  ordersBefore: 0,
  revenueBefore: 0,
});

function add(point: Point, day: ReportDay, before: ReportDay | undefined): Point {
  return {
    start: point.start,
    orders: point.orders + day.orders,
    revenue: point.revenue + day.revenue,
    ordersBefore: (point.ordersBefore ?? 0) + (before?.orders ?? 0),
    revenueBefore: (point.revenueBefore ?? 0) + (before?.revenue ?? 0),
  };
}

/** From the first hour in which anything was ordered to the last. */
function hoursOf({ hours }: ReportView): Point[] {
  return spanOfHours(hours.map(({ hour }) => hour)).map((hour) => {
    const known = hours.find((one) => one.hour === hour);
    return {
      start: String(hour),
      orders: known?.orders ?? 0,
      revenue: known?.revenue ?? 0,
      ordersBefore: null,
      revenueBefore: null,
    };
  });
}

export function spanOfHours(hours: readonly number[]): number[] {
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
