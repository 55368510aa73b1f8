import { lastDayOf } from '#operators/plans/rules/invoice-period.ts';
import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import type { StorePlanView } from '#operators/plans/wire/plans.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDate } from '../format.ts';

/** What a restaurant has now. One whose plan is over has the last one, and reads which it was and until when. */
export function usePlanHeading(
  { plan, status, endDate, lastPlan }: Pick<StorePlanView, 'plan' | 'status' | 'endDate' | 'lastPlan'>,
  standing: StoreStatus,
  timeZone: string,
) {
  const { t, language } = useInterface();
  const lastDay = endDate === null ? null : formatDate(lastDayOf(endDate, timeZone), language);
  const isOver = status === 'ended' && standing === 'ended' && lastDay !== null && plan !== lastPlan;
  const heading = isOver
    ? t.plan.stepped(lastPlan, plan, lastDay)
    : t.plan.on(plan, t.operator.states[standing]);
  return { heading, lastDay, isOver };
}
