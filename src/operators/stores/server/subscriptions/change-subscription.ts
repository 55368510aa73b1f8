import { isOpenPlan, isPlan } from '#operators/plans/server/plans.ts';
import type { SubscriptionBody } from '#operators/plans/wire/plans.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { defined } from '#platform/ids/server/defined.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import type { OperatedStore } from '../../wire/operator.ts';
import { readStore } from '../list-stores.ts';
import { updateSubscription } from './subscription-queries.ts';

/** Puts a store on a plan. Only plans that exist can be chosen. */
export async function changeSubscription(
  ctx: OperatorCtx,
  given: string,
  { plan, status, endDate, price }: SubscriptionBody,
): Promise<OperatedStore> {
  const storeId = parseStoreId(given);
  // A private plan that costs nothing says so; months of nothing would be bought for ever.
  if (price === 0) throw fieldFault({ price: { rule: 'amount' } });
  if (plan !== undefined) await requireOpenPlan(ctx, storeId, plan);
  // Before the lock: a plan is never removed.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const change = defined({
      subscriptionMode: plan,
      subscriptionStatus: status,
      subscriptionEnd: endDate === undefined || endDate === null ? endDate : new Date(endDate),
      ownPrice:
        price === undefined || price === null
          ? price
          : { plan: plan ?? (await findStore(tx.db, storeId)).subscriptionMode, price },
    });
    await putOnPlan(tx, storeId, change);
  });
  return readStore(ctx, storeId);
}

/** Nobody new begins on a plan that is retired. */
async function requireOpenPlan({ db, site }: OperatorCtx, storeId: string, name: string): Promise<void> {
  const isHeld = (await findStore(db, storeId)).subscriptionMode === name;
  const isThere = await (isHeld ? isPlan : isOpenPlan)(db, site.brandId, name);
  if (!isThere) throw fieldFault({ plan: { rule: 'invalid' } });
}

/** What a store has in hand, where its plan stays. */
export async function putCredit(tx: Ctx, storeId: string, credit: number): Promise<void> {
  await updateSubscription(tx.db, storeId, { credit });
}

/** Called in the transaction of what decides it. What is so already, such as by a second click, is not told again. */
export async function putOnPlan(
  tx: Ctx,
  storeId: string,
  change: Parameters<typeof updateSubscription>[2],
): Promise<void> {
  await changeStore({ ...tx, storeId }, 'profile', async () => {
    const isOther = Object.keys(change).length === 0 || (await updateSubscription(tx.db, storeId, change));
    if (!isOther) return UNCHANGED;
    return appendStaffLog(tx, storeId, { what: 'planned', subject: change.subscriptionMode ?? '' });
  });
}
