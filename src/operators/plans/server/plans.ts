import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { EXTRAS, type Feature, PLAN_LIMITS } from '../rules/plan.ts';
import { rulesOf, stepsDownAt } from '../rules/plan-rules.ts';
import type { PlanBody, PlanPatch, PlanView, StorePlanView } from '../wire/plans.ts';
import { keepPlans } from './keep-plans.ts';
import { noteStores } from './note-stores.ts';
import {
  countStores,
  insertPlan,
  type PlanRow,
  selectOfPlan,
  selectPlan,
  selectPlans,
  selectRulesOf,
  updatePlan,
  updateRules,
} from './queries.ts';
import { renameEverywhere } from './rename-plan.ts';
import { featuresIn, findTerms, standingOf } from './require-room.ts';
import { COUNTS } from './use-queries.ts';

export async function listPlans({ db, site }: OperatorCtx): Promise<{ plans: PlanView[] }> {
  const counts = await countStores(db, site.brandId);
  return { plans: (await selectPlans(db, site.brandId)).map((row) => viewOf(row, counts.get(row.name))) };
}

export async function addPlan(
  ctx: OperatorCtx,
  { price = 0, commission = { perOrder: 0, percent: 0 }, ...body }: PlanBody,
): Promise<PlanView> {
  const { private: isPrivate, ...terms } = body;
  const { name } = terms;
  const made = await withTransaction(ctx, async (tx) => {
    await refuseTaken(tx, name, null);
    return insertPlan(tx.db, {
      brandId: ctx.site.brandId,
      planId: uuidV7(ctx.now),
      createdAt: new Date(ctx.now),
      ...terms,
      ...commissionColumns(commission),
      price,
      isPrivate,
      retiredAt: null,
    });
  });
  if (!made) throw fieldFault({ name: { rule: 'takenId' } });
  await keepPlans(ctx.services, ctx.db);
  return viewOf(made);
}

/** Waits for others who name plans of the brand, so that no two differ by case alone. */
async function refuseTaken({ db, site }: Ctx, name: string, planId: string | null): Promise<void> {
  await selectRulesOf(db, site.brandId, 'lock');
  const taken = (await selectPlans(db, site.brandId)).some(
    (plan) => plan.name.toLowerCase() === name.toLowerCase() && plan.planId !== planId,
  );
  if (taken) throw fieldFault({ name: { rule: 'takenId' } });
}

export async function changePlan(ctx: OperatorCtx, planId: string, patch: PlanPatch): Promise<PlanView> {
  const { brandId } = ctx.site;
  const { row, storeIds } = await withTransaction(ctx, async (tx) => {
    const { row: before, rules } = await findPlan(tx, planId);
    if (patch.name !== undefined) await refuseTaken(tx, patch.name, planId);
    if (patch.retired && (rules.newPlan === before.name || rules.lastPlan === before.name))
      throw new AppError('PLAN_IN_RULES');
    const after = await updatePlan(tx.db, brandId, planId, changeOf(patch, before, ctx.now));
    if (!after) throw new AppError('NOT_FOUND');
    const isRenamed = after.name !== before.name;
    const isSeen = isRenamed || after.viewOnly !== before.viewOnly;
    const stores = isSeen ? await selectOfPlan(tx.db, brandId, before.name) : [];
    if (isRenamed) await renameEverywhere(tx, before.name, after.name, stores);
    return { row: after, storeIds: stores };
  });
  await keepPlans(ctx.services, ctx.db);
  await noteStores(ctx, storeIds);
  return viewOf(row, (await countStores(ctx.db, brandId)).get(row.name));
}

function changeOf(patch: PlanPatch, before: PlanRow, now: number): Partial<PlanRow> {
  const { limits, private: isPrivate, retired, commission, ...same } = patch;
  const retiredAt = retired ? (before.retiredAt ?? new Date(now)) : null;
  return defined({
    ...same,
    ...(commission && commissionColumns(commission)),
    isPrivate,
    limits: limits as PlanRow['limits'] | undefined,
    retiredAt: retired === undefined ? undefined : retiredAt,
  });
}

const commissionColumns = ({ perOrder, percent }: NonNullable<PlanBody['commission']>) => ({
  perOrder,
  orderRate: percent,
});

/** Behind the lock of the brand's rules. */
async function findPlan(tx: Ctx, planId: string) {
  const { brandId } = tx.site;
  const rules = rulesOf(await selectRulesOf(tx.db, brandId, 'lock'));
  const row = isId(planId) ? await selectPlan(tx.db, brandId, { planId }) : null;
  if (!row) throw new AppError('NOT_FOUND');
  return { row, rules };
}

/** Gives a new brand the plans of the caller's and their rules, as they are now. */
export async function copyPlans({ db, site, now }: Ctx, brandId: string): Promise<void> {
  for (const [at, plan] of (await selectPlans(db, site.brandId)).entries())
    await insertPlan(db, { ...plan, brandId, planId: uuidV7(now + at), createdAt: new Date(now + at) });
  const rules = await selectRulesOf(db, site.brandId);
  if (rules) await updateRules(db, brandId, rules);
}

export async function isPlan(db: Db, brandId: string, name: string): Promise<boolean> {
  return Boolean(await selectPlan(db, brandId, { name }));
}

/** Whether stores may begin on it. */
export async function isOpenPlan(db: Db, brandId: string, name: string): Promise<boolean> {
  return (await findOpenPlan(db, brandId, name)) !== null;
}

export async function findOpenPlan(db: Db, brandId: string, name: string): Promise<PlanRow | null> {
  const plan = await selectPlan(db, brandId, { name });
  return plan?.retiredAt === null ? plan : null;
}

/** Puts all stores of a plan on another one, until the day they have, and retires it. Answers the stores. */
export async function replaceIn(tx: Ctx, planId: string, by: string): Promise<string[]> {
  const { brandId } = tx.site;
  const { row } = await findPlan(tx, planId);
  if (row.name === by || !(await isOpenPlan(tx.db, brandId, by)))
    throw fieldFault({ by: { rule: 'invalid' } });
  const storeIds = await selectOfPlan(tx.db, brandId, row.name);
  await renameEverywhere(tx, row.name, by, storeIds);
  await updatePlan(tx.db, brandId, planId, { retiredAt: row.retiredAt ?? new Date(tx.now) });
  return storeIds;
}

/** The store's plan, with what it uses of it. */
export async function readStorePlan(ctx: StoreCtx): Promise<StorePlanView> {
  authorise(ctx, 'plan.read');
  return planOf(ctx, ctx.storeId);
}

export async function planOf(ctx: Ctx, storeId: string): Promise<StorePlanView> {
  const { now } = ctx;
  const {
    plan,
    status,
    endsAt,
    timeZone,
    limits,
    features,
    rules: own,
    ...money
  } = await findTerms(ctx, storeId);
  const use = {} as StorePlanView['use'];
  for (const limit of PLAN_LIMITS)
    use[limit] = { used: await COUNTS[limit](ctx.db, { storeId, timeZone, now }), most: limits[limit] };
  const standing = standingOf({ status, endsAt, rules: own }, now);
  const rules = rulesOf(own);
  return {
    plan,
    status: standing,
    endDate: endsAt?.toISOString() ?? null,
    use,
    ...extrasOf(features),
    stepsDownAt:
      endsAt === null || standing === 'ended'
        ? null
        : new Date(stepsDownAt(endsAt.getTime(), rules)).toISOString(),
    lastPlan: rules.lastPlan,
    ownPrice: money.ownPrice?.plan === plan ? toNumber(money.ownPrice.price) : null,
    credit: toNumber(money.credit),
  };
}

const extrasOf = (features: readonly Feature[]) => ({
  features: EXTRAS.filter((extra) => features.includes(extra)),
  viewOnly: !features.includes('ordering'),
});

export function viewOf(row: PlanRow, stores = 0): PlanView {
  const { planId: _id, name, price, yearPrice, limits, isPrivate, retiredAt, perOrder, orderRate } = row;
  return {
    _id,
    name,
    price: toNumber(price),
    limits,
    ...extrasOf(featuresIn(row)),
    yearPrice: yearPrice === null ? null : toNumber(yearPrice),
    commission: { perOrder: toNumber(perOrder), percent: toNumber(orderRate) },
    private: isPrivate,
    retired: retiredAt !== null,
    stores,
  };
}
