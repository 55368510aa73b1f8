import type { ReportView } from '../wire/report.ts';

/**
 * Whether the store had its first order before or at the start of the period before. Otherwise that can't be compared.
 */
export function hasBefore({ firstDay, before }: Pick<ReportView, 'firstDay' | 'before'>): boolean {
  return firstDay !== null && firstDay <= before.from;
}
