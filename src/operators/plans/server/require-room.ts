import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import {
  EVERYTHING,
  FEATURES,
  type Feature,
  isOver,
  type PlanLimit,
  type PlanTerms,
  type StoreStatus,
  statusAt,
  type Use,
} from '../rules/plan.ts';
import { rulesOf } from '../rules/plan-rules.ts';
import { type PlanRow, selectOwned, selectTerms } from './queries.ts';
import { COUNTS } from './use-queries.ts';

type Terms = Awaited<ReturnType<typeof selectTerms>>[number];

/** What counts for a store now: its plan's terms, and those of the last plan once its subscription has ended. */
export function termsOf({ own, last, ...subscription }: Terms, now: number): PlanTerms {
  const plan = (standingOf(subscription, now) === 'ended' && last) || own;
  if (!plan) return EVERYTHING;
  const commission = { perOrder: plan.perOrder, rate: plan.orderRate };
  return { limits: plan.limits, features: featuresIn(plan), commission };
}

/** A plan may still have a feature of an earlier release, which knows no plan without ordering. */
export const featuresIn = ({ features, viewOnly }: Pick<PlanRow, 'features' | 'viewOnly'>): Feature[] =>
  FEATURES.filter((feature) => (feature === 'ordering' ? !viewOnly : features.includes(feature)));

type Standing = Pick<Terms, 'status' | 'endsAt' | 'rules'>;

/** Read by the clock, so that nothing has to happen for a subscription to end. */
export function standingOf({ status, endsAt, rules }: Standing, now: number): StoreStatus {
  return status === 'suspended' || status === 'closed'
    ? status
    : statusAt({ status, endsAt: endsAt?.getTime() ?? null }, now, rulesOf(rules));
}

export async function findTerms(ctx: Ctx, storeId: string): Promise<Terms & PlanTerms> {
  const [terms] = await findTermsOf(ctx, [storeId]);
  if (!terms) throw new AppError('STORE_NOT_FOUND');
  return terms;
}

export async function findTermsOf({ db, now }: Ctx, storeIds: string[]): Promise<(Terms & PlanTerms)[]> {
  return (await selectTerms(db, storeIds)).map((row) => ({ ...row, ...termsOf(row, now) }));
}

/**
 * Refuses a change that makes more of something than the plan has room for. The caller holds the lock behind which the
 * thing is made. Whatever is there already may stay, be changed and be taken away.
 */
export async function requireRoom(
  ctx: Ctx,
  storeId: string,
  limit: PlanLimit,
  totalAfter: (used: number) => number,
  /** What there was before, if the caller has changed it already. */
  before?: number,
): Promise<void> {
  const { limits, timeZone } = await findTerms(ctx, storeId);
  const most = limits[limit];
  if (most === null) return;
  const used = before ?? (await COUNTS[limit](ctx.db, { storeId, timeZone, now: ctx.now }));
  if (isOver({ used, most }, totalAfter(used))) throw new AppError('PLAN_LIMIT', { limit, most, used });
}

export async function requireFeature(ctx: Ctx, storeId: string, feature: Feature): Promise<void> {
  const { features } = await findTerms(ctx, storeId);
  if (!features.includes(feature)) throw new AppError('PLAN_LIMIT', { limit: feature, most: 0, used: 0 });
}

export interface OrderUse extends Use {
  storeId: string;
  timeZone: string;
}

/** What stores use of the orders of this month, where their plan bounds them. */
export async function findOrderUses(ctx: Ctx, storeIds: string[]): Promise<OrderUse[]> {
  const { db, now } = ctx;
  const bounded = (await findTermsOf(ctx, storeIds)).flatMap(({ storeId, timeZone, limits }) => {
    const most = limits.ordersPerMonth;
    return most === null ? [] : [{ storeId, timeZone, most }];
  });
  const found: OrderUse[] = [];
  for (const store of bounded)
    found.push({ ...store, used: await COUNTS.ordersPerMonth(db, { ...store, now }) });
  return found;
}

/** An owner may have as many stores as the best of their plans allows. */
export async function requireOutlet(ctx: Ctx, accountId: string): Promise<void> {
  const owned = await selectOwned(ctx.db, accountId, ctx.site.brandId);
  if (owned.length === 0) return;
  const limits = (await selectTerms(ctx.db, owned)).map((terms) => termsOf(terms, ctx.now).limits.outlets);
  const most = limits.includes(null) ? null : Math.max(...limits.map(Number));
  const used = owned.length;
  if (isOver({ used, most }, used + 1)) throw new AppError('PLAN_LIMIT', { limit: 'outlets', most, used });
}
