import type { ReportView } from '#domain/api/report.ts';

/** Whether the store was there all through the period before: otherwise nothing can be said against it. */
export function hasBefore({ firstDay, before }: Pick<ReportView, 'firstDay' | 'before'>): boolean {
  return firstDay !== null && firstDay <= before.from;
}
