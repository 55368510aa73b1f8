import type { PlanBody, PlanPatch, PlanView, StorePlanView } from '#domain/api/plans.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { toNumber } from '#domain/money/money.ts';
import { PLAN_LIMITS } from '#domain/plans/plan.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { defined } from '../../platform/defined.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { OperatorCtx } from '../access/access.ts';
import { keepFooters } from './keep-footers.ts';
import { COUNTS, insertPlan, type PlanRow, selectPlan, selectPlans, updatePlan } from './queries.ts';
import { findTerms, knownFeatures, standingOf } from './require-room.ts';

export async function listPlans({ db, site }: OperatorCtx): Promise<{ plans: PlanView[] }> {
  return { plans: (await selectPlans(db, site.brandId)).map(viewOf) };
}

export async function addPlan(ctx: OperatorCtx, { price = 0, ...body }: PlanBody): Promise<PlanView> {
  const row = {
    ...body,
    brandId: ctx.site.brandId,
    planId: uuidV7(ctx.now),
    price,
    createdAt: new Date(ctx.now),
  };
  const made = await withTransaction(ctx, (tx) => insertPlan(tx.db, row));
  if (!made) throw fieldFault({ name: { rule: 'takenId' } });
  await keepFooters(ctx.services, ctx.db);
  return viewOf(made);
}

export async function changePlan(ctx: OperatorCtx, planId: string, patch: PlanPatch): Promise<PlanView> {
  const { price, limits, features } = patch;
  const change = defined({
    price,
    limits: limits as PlanRow['limits'] | undefined,
    features,
  });
  const row = isId(planId)
    ? await withTransaction(ctx, (tx) => updatePlan(tx.db, tx.site.brandId, planId, change))
    : null;
  if (!row) throw new AppError('NOT_FOUND');
  await keepFooters(ctx.services, ctx.db);
  return viewOf(row);
}

/** Gives a new brand the plans of the caller's, as they are now. */
export async function copyPlans({ db, site, now }: Ctx, brandId: string): Promise<void> {
  for (const [at, plan] of (await selectPlans(db, site.brandId)).entries())
    await insertPlan(db, { ...plan, brandId, planId: uuidV7(now + at), createdAt: new Date(now + at) });
}

export async function isPlan(db: Db, brandId: string, name: string): Promise<boolean> {
  return Boolean(await selectPlan(db, brandId, { name }));
}

/** The store's plan, with what it uses of it. */
export async function readStorePlan(ctx: StoreCtx): Promise<StorePlanView> {
  authorise(ctx, 'plan.read');
  return planOf(ctx, ctx.storeId);
}

export async function planOf(ctx: Ctx, storeId: string): Promise<StorePlanView> {
  const { now } = ctx;
  const { plan, status, endsAt, timeZone, limits, features } = await findTerms(ctx, storeId);
  const use = {} as StorePlanView['use'];
  for (const limit of PLAN_LIMITS)
    use[limit] = { used: await COUNTS[limit](ctx.db, { storeId, timeZone, now }), most: limits[limit] };
  const standing = standingOf({ status, endsAt }, now);
  return { plan, status: standing, endDate: endsAt?.toISOString() ?? null, use, features: [...features] };
}

function viewOf({ planId: _id, name, price, limits, features }: PlanRow): PlanView {
  return { _id, name, price: toNumber(price), limits, features: knownFeatures(features) };
}
