import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import { closesByItself, UNCLEARED_FOR_MS, UNUSED_FOR_MS } from '../../rules/lifecycle.ts';
import { dueBeside } from '../bills-beside.ts';
import { endSitting } from '../close-sitting.ts';
import { lockSitting } from '../find-sitting.ts';
import { selectRounds } from '../queries.ts';
import { factsOf } from '../sitting-facts.ts';
import { selectIdle } from './sweep-queries.ts';

/** Closes tables that were never used, and those that are paid and were not cleared. */
export async function closeIdleSittings(ctx: Ctx): Promise<void> {
  const unusedSince = new Date(ctx.now - UNUSED_FOR_MS);
  const unclearedSince = new Date(ctx.now - UNCLEARED_FOR_MS);
  for await (const storeIds of eachStore(ctx.db)) {
    // Before the lock: whether it is still idle is looked at again under it.
    for (const named of await selectIdle(ctx.db, storeIds, { unusedSince, unclearedSince }))
      await withTransaction({ ...ctx, storeId: named.storeId }, async (tx) => {
        const sitting = await lockSitting(tx, named);
        const facts = factsOf(sitting, await selectRounds(tx.db, sitting));
        const due = facts.due + (await dueBeside(tx, sitting));
        if (closesByItself({ ...facts, due }, tx.now)) await endSitting(tx, sitting);
      }).catch(ctx.services.onError);
  }
}
