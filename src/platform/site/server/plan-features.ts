import type { Feature, PlanRules, StoreStatus, SubscriptionStatus } from '#operators/plans/rules/plan.ts';
import { featuresAt, rulesOf } from '#operators/plans/rules/plan-rules.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { Sites } from './sites.ts';

type Subscribed = Pick<StoreRow, 'brandId' | 'subscriptionMode' | 'subscriptionStatus' | 'subscriptionEnd'>;
interface Known {
  sites: Pick<Sites, 'plans'>;
}

/** Earlier releases wrote in the same column that a store is suspended or closed. */
export const subscribed = (status: StoreStatus): SubscriptionStatus =>
  status === 'suspended' || status === 'closed' ? 'active' : status;

/** What the plan of a store has by now, without asking the database. Null for a plan that nobody knows. */
function featuresOf({ sites }: Known, store: Subscribed, now: number): readonly Feature[] | null {
  const { brandId, subscriptionMode: plan, subscriptionStatus, subscriptionEnd } = store;
  const kept = sites.plans.get(brandId);
  const held = { plan, status: subscribed(subscriptionStatus), endsAt: subscriptionEnd?.getTime() ?? null };
  return kept ? featuresAt(kept, held, now) : null;
}

/** The rules of a brand, as they are kept in memory. */
export const rulesAt = ({ sites }: Known, { brandId }: Pick<StoreRow, 'brandId'>): PlanRules =>
  sites.plans.get(brandId)?.rules ?? rulesOf(null);

/** Whether a store's pages invite guests to open a restaurant of their own. */
export const hasFooter = (known: Known, store: Subscribed, now: number): boolean =>
  !featuresOf(known, store, now)?.includes('noFooter');

/** Whether the plan lets anybody order. The store's own switch may still make it view-only. */
export const isOrderingPlan = (known: Known, store: Subscribed, now: number): boolean =>
  featuresOf(known, store, now)?.includes('ordering') ?? true;
