import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { LATEST_BILLING_DAYS, startOfDayOf } from '../../rules/bill-day.ts';
import type { UnbilledSales } from '../../wire/bills.ts';
import { selectBoundary } from '../queries.ts';
import { findOrWriteBills, isBillable, refuseFirstWithoutAddress } from './issue-bill.ts';
import { countUnbilled, selectStanding, selectUnbilled } from './unbilled-queries.ts';

/** Leaves time to ask for the bill or change the order. */
const PATIENCE_MS = 6 * HOUR;
/** Older sales are left alone. */
const TOO_LATE_MS = LATEST_BILLING_DAYS * DAY;
const MOST_AT_ONCE = 500;

/** Issues the missing bills of sales that are some hours old, or of an earlier day of the restaurant. */
export async function issueDueBills(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const storeId of storeIds) {
    const { timeZone } = await findStore(ctx.db, storeId);
    const boundary = await selectBoundary(ctx.db, storeId);
    const today = startOfDayOf({ timeZone, boundary, now: ctx.now });
    await issueBills(ctx, storeId, Math.max(today, ctx.now - PATIENCE_MS));
  }
}

/**
 * Issues the bills of everything that stands, so that the bills of a day are its sales when it is closed. They are of the
 * store's own series, wherever the day is closed.
 */
export async function billAllThatStands(closing: Ctx, storeId: string): Promise<void> {
  const ctx = awayFromTablet(closing);
  for (let after: string | null = null; ; ) {
    const due = await selectStanding(ctx.db, storeId, {
      from: new Date(ctx.now - TOO_LATE_MS),
      after,
      most: MOST_AT_ONCE,
    });
    for (const order of due) await findOrWriteBills(ctx, order, isBillable);
    if (due.length < MOST_AT_ONCE) return;
    after = due.at(-1)?.id ?? null;
  }
}

function awayFromTablet<C extends Ctx>(ctx: C): C {
  if (ctx.actor.kind !== 'staff') return ctx;
  const { tabletId: _, ...actor } = ctx.actor;
  return { ...ctx, actor };
}

/** Issues the missing bills now. */
export async function issueBillsNow(ctx: StoreCtx): Promise<UnbilledSales> {
  authorise(ctx, 'bill.issue');
  await refuseFirstWithoutAddress(ctx);
  await issueBills(awayFromTablet(ctx), ctx.storeId, ctx.now + 1);
  return unbilledSales(ctx);
}

/** How many sales have no bill yet, and when the first of them gets one by itself. */
export async function unbilledSales(ctx: StoreCtx): Promise<UnbilledSales> {
  const { unbilled, firstAt } = await countUnbilled(ctx.db, ctx.storeId, soldBefore(ctx, ctx.now + 1));
  return { count: unbilled, from: firstAt ? new Date(firstAt.getTime() + PATIENCE_MS).toISOString() : null };
}

/** Reports a failure and goes on with the next order. */
async function issueBills(ctx: Ctx, storeId: string, until: number): Promise<void> {
  for (let after: string | null = null; ; ) {
    const sold = soldBefore(ctx, until);
    const due = await selectUnbilled(ctx.db, storeId, { ...sold, after, most: MOST_AT_ONCE });
    for (const order of due) await findOrWriteBills(ctx, order, isBillable).catch(ctx.services.onError);
    if (due.length < MOST_AT_ONCE) return;
    after = due.at(-1)?.id ?? null;
  }
}

function soldBefore({ now }: Ctx, until: number) {
  return { from: new Date(now - TOO_LATE_MS), until: new Date(until) };
}
