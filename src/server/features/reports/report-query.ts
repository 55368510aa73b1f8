import * as z from 'zod';
import { fieldFault } from '#domain/errors.ts';
import { countDays, MOST_DAYS, type Period, PRESETS, periodOf } from '#domain/report-period.ts';

/** An empty value is no value: forms send all of their fields. */
const MESSAGE = 'Must be a day such as 2030-01-31';
const day = z.union([z.literal(''), z.iso.date(MESSAGE)], MESSAGE).optional();

export const reportQuery = z.object({
  period: z.union([z.literal(''), z.enum(PRESETS)], `Must be one of ${PRESETS.join(', ')}`).optional(),
  from: day,
  to: day,
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** Before it there was none of this; and ids know no time before 1970. */
const FIRST_DAY = '2000-01-01';

/** Days that are given go before the name of a period; days that are still to come are left out. */
export function readReportPeriod({ period, from, to }: ReportQuery, today: string): Period {
  if (!from && !to) return periodOf(period || 'today', today);
  const asked = { from: from || to || today, to: to || today };
  if (asked.from > asked.to) throw fieldFault({ from: 'Must not be after the last day' });
  if (asked.from > today) throw fieldFault({ from: 'Must not be after today' });
  const past = { from: asked.from, to: asked.to > today ? today : asked.to };
  if (countDays(past) > MOST_DAYS) throw fieldFault({ from: `At most ${MOST_DAYS} days at once` });
  if (past.from < FIRST_DAY) throw fieldFault({ from: 'Must not be before the year 2000' });
  return past;
}
