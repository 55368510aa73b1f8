import { DAY } from '#platform/time/rules/durations.ts';
import { type Commission, NO_COMMISSION } from './commission.ts';

/** What a plan may bound. Null is no bound. */
export const PLAN_LIMITS = [
  'dishes',
  'tables',
  'people',
  'outlets',
  'ordersPerMonth',
  'picturesMb',
  'messagesPerDay',
] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];
export type Limits = Record<PlanLimit, number | null>;

/** What a plan may have besides a menu and orders. */
export const EXTRAS = ['onlinePayment', 'messages', 'ownDomain', 'longReports', 'noFooter'] as const;
export type Extra = (typeof EXTRAS)[number];

/** Without ordering guests browse, and order from the staff. */
export const FEATURES = ['ordering', ...EXTRAS] as const;
export type Feature = (typeof FEATURES)[number];

export interface PlanTerms {
  limits: Limits;
  features: readonly Feature[];
  commission: Commission;
}

/** One thing for each limit. */
export function byLimit<T>(of: (limit: PlanLimit) => T): Record<PlanLimit, T> {
  return Object.fromEntries(PLAN_LIMITS.map((limit) => [limit, of(limit)])) as Record<PlanLimit, T>;
}

export const NO_LIMITS: Limits = byLimit(() => null);

/** For a store whose plan is not in the list, as before there were plans. */
export const EVERYTHING: PlanTerms = {
  limits: NO_LIMITS,
  features: FEATURES,
  commission: NO_COMMISSION,
};

export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** How a store stands with whoever runs the program. Only an operator suspends. */
export const STORE_STATUSES = [...SUBSCRIPTION_STATUSES, 'suspended', 'closed'] as const;
export type StoreStatus = (typeof STORE_STATUSES)[number];

export interface Subscription {
  status: SubscriptionStatus;
  /** In ms. Null if it has no end. */
  endsAt: number | null;
}

/** What holds for all restaurants of a brand. */
export interface PlanRules {
  /** The plan on which a new restaurant begins. */
  newPlan: string;
  /** For how long it may try it. 0: it has it without end. */
  trialDays: number;
  /** The plan whose terms count after a subscription has ended. */
  lastPlan: string;
  /** For how many days a restaurant keeps its plan after the end of what was paid. */
  graceDays: number;
}

/** What has become of a subscription by now. A store keeps its plan for some days after the end of what was paid. */
export function statusAt(
  { status, endsAt }: Subscription,
  now: number,
  { graceDays }: Pick<PlanRules, 'graceDays'>,
): SubscriptionStatus {
  if (status === 'ended' || endsAt === null || now < endsAt) return status;
  return now < endsAt + graceDays * DAY ? 'past_due' : 'ended';
}

export interface Use {
  used: number;
  most: number | null;
}

/** 80 and 100 per cent are worth a word; what is already there goes on working. */
export function levelOf({ used, most }: Use): 'fine' | 'near' | 'full' {
  if (most === null) return 'fine';
  if (used >= most) return 'full';
  return used >= most * 0.8 ? 'near' : 'fine';
}

/** Whether a change to `total` is refused. Less than before is always allowed. */
export function isOver({ used, most }: Use, total: number): boolean {
  return most !== null && total > most && total > used;
}
