import { DAY } from '#platform/time/rules/durations.ts';
import { type Feature, type PlanRules, type Subscription, statusAt } from './plan.ts';

const USUAL: PlanRules = { newPlan: 'Pro', trialDays: 0, lastPlan: 'Free', graceDays: 14 };

/** Those that a brand has set, or the usual ones. */
export const rulesOf = (stored: PlanRules | null, trialDays = 0): PlanRules =>
  stored ?? { ...USUAL, trialDays };

/** The plans of a brand, as pages read them. */
export interface KeptPlans {
  rules: PlanRules;
  /** What each plan has, by its name. */
  features: ReadonlyMap<string, readonly Feature[]>;
}

/** What a store has by now. Null for a plan that nobody knows. */
export function featuresAt(
  { rules, features }: KeptPlans,
  { plan, ...subscription }: Subscription & { plan: string },
  now: number,
): readonly Feature[] | null {
  const last = statusAt(subscription, now, rules) === 'ended' ? features.get(rules.lastPlan) : undefined;
  return last ?? features.get(plan) ?? null;
}

/** Whether new restaurants begin on a plan without anybody who may change subscriptions. */
export const isForNew = (
  plan: { name: string; price: number; private: boolean },
  { newPlan }: Pick<PlanRules, 'newPlan'>,
): boolean => plan.name === newPlan || (plan.price === 0 && !plan.private);

export const PLAN_STEPS = ['ends', 'endsTomorrow', 'past_due', 'lastDay', 'ended'] as const;
/** What owners are told of, one after the other: a week and a day before each end, and at it. */
export type PlanStep = (typeof PLAN_STEPS)[number];

const WEEK = 7 * DAY;

/** The newest step. Null if the end is far, or there is none. */
export function stepAt(held: Subscription, now: number, rules: PlanRules): PlanStep | null {
  const { endsAt } = held;
  if (endsAt === null) return null;
  const status = statusAt(held, now, rules);
  if (status === 'ended') return 'ended';
  if (now >= endsAt)
    return rules.graceDays > 1 && now >= stepsDownAt(endsAt, rules) - DAY ? 'lastDay' : 'past_due';
  if (now >= endsAt - DAY) return 'endsTomorrow';
  return now >= endsAt - WEEK ? 'ends' : null;
}

/** When a store whose plan has ended gets the terms of the last plan. */
export const stepsDownAt = (endsAt: number, { graceDays }: Pick<PlanRules, 'graceDays'>): number =>
  endsAt + graceDays * DAY;
