import { type Ctx, createContext, withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { standingOf } from '../plans/require-room.ts';
import { appendStaffLog } from '../staff/staff-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';
import { selectRunOut, updateSubscription } from './queries.ts';

/** Writes down what has become of subscriptions whose last day is over, so that lists and stores read it. */
export async function ageSubscriptions(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { storeId, ...before } of await selectRunOut(ctx.db, storeIds, new Date(ctx.now))) {
    const subscriptionStatus = standingOf(before, ctx.now);
    if (subscriptionStatus === before.status) continue;
    const system = createContext(ctx.services, { kind: 'system' });
    await withTransaction({ ...system, now: ctx.now, storeId }, async (tx) => {
      const revision = await bumpRevision(tx, storeId);
      await updateSubscription(tx.db, storeId, { subscriptionStatus });
      await appendStaffLog(tx, storeId, { what: 'planned', subject: subscriptionStatus });
      await appendLog(tx, storeId, { kind: 'store', event: { what: 'profile', revision } });
    });
  }
}
