import { formatAmount } from '#ui/office/format.ts';
import type { planEn } from '../../texts/office/plan/en.ts';
import type { PlanView } from '../../wire/plans.ts';

type Words = Pick<(typeof planEn)['commission'], 'perOrder' | 'percent'>;

/** What a plan asks for each order: an amount, a share, both, or nothing. */
export function commissionWords(words: Words, { perOrder, percent }: PlanView['commission']): string {
  return [
    perOrder > 0 ? words.perOrder(formatAmount(perOrder, 'INR')) : '',
    percent > 0 ? words.percent(percent) : '',
  ]
    .filter(Boolean)
    .join(' + ');
}
