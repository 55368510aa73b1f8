import type { ReportQuery } from '#domain/api/calls/store-queries.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { countDays, MOST_DAYS, type Period, periodOf } from '#domain/reports/report-period.ts';

/** No store is older than this, and ids can't hold times before 1970. */
const FIRST_DAY = '2000-01-01';

/** Given days take precedence over a named period; future days are left out. */
export function parseReportPeriod({ period, from, to }: ReportQuery, today: string): Period {
  if (!from && !to) return periodOf(period || 'today', today);
  const asked = { from: from || to || today, to: to || today };
  if (asked.from > asked.to) throw fieldFault({ from: { rule: 'afterLastDay' } });
  if (asked.from > today) throw fieldFault({ from: { rule: 'afterToday' } });
  const past = { from: asked.from, to: asked.to > today ? today : asked.to };
  if (countDays(past) > MOST_DAYS) throw fieldFault({ from: { rule: 'tooManyDays', most: MOST_DAYS } });
  if (past.from < FIRST_DAY) throw fieldFault({ from: { rule: 'tooEarly', year: 2000 } });
  return past;
}
