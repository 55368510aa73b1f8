import { type Commission, hasCommission, NO_COMMISSION } from '#operators/plans/rules/commission.ts';
import { findTermsOf, standingOf } from '#operators/plans/server/require-room.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { insertDays } from './queries.ts';

/** Notes for each store what orders of today cost it. A plan that changes later in the day changes the next one. */
export async function noteDays(ctx: Ctx, storeIds: string[]): Promise<void> {
  const { db, now } = ctx;
  const days = (await findTermsOf(ctx, storeIds)).flatMap((terms) => {
    const { storeId, timeZone } = terms;
    const { perOrder, rate } = commissionAt(terms, now);
    return hasCommission({ perOrder, rate })
      ? [{ storeId, day: dayIn(timeZone, now), perOrder, rate, invoiceId: null }]
      : [];
  });
  await insertDays(db, days);
}

type Held = Awaited<ReturnType<typeof findTermsOf>>[number];

/** Whoever tries a plan pays nothing for it. */
export function commissionAt(held: Held, now: number): Commission {
  const standing = standingOf(held, now);
  const isFree = standing === 'trial' || standing === 'suspended' || standing === 'closed';
  return isFree ? NO_COMMISSION : held.commission;
}
