import { useQuery } from '@tanstack/react-query';
import { isForNew } from '#operators/plans/rules/plan-rules.ts';
import { planRulesQuery, plansQuery } from '../office-api/operator.ts';
import { useMayOperate } from './use-may-operate.ts';

/** The plans on which the operator may begin a restaurant, by name. Null until they are known. */
export function useNewPlans(): string[] | null {
  const mayOperate = useMayOperate();
  const { data } = useQuery(plansQuery);
  const { data: rules } = useQuery(planRulesQuery);
  if (!data || !rules) return null;
  return data.plans
    .filter((plan) => !plan.retired && (mayOperate('operator.money') || isForNew(plan, rules)))
    .map(({ name }) => name);
}
