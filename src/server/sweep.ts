import { sweepSessions, sweepTokens } from './accounts/sweep-sessions.ts';
import type { Ctx } from './context.ts';
import { sweepKeys } from './ordering/sweep-keys.ts';
import { sweepCodes, sweepNumbers } from './otp/sweep-codes.ts';
import { sumUpEndedDays } from './reports/sum-up-ended-days.ts';
import { sweepRevisions } from './revisions/sweep-revisions.ts';
import { sweepInvitations } from './staff/sweep-invitations.ts';
import { eachStore } from './stores/each-store.ts';

/**
 * Deletes what has had its time: sessions, links, codes, numbers, clients' keys, invitations, old menus; and sums up the
 * days that are over. Several processes may do it at once.
 */
export async function sweep(ctx: Ctx): Promise<void> {
  await sweepSessions(ctx);
  await sweepTokens(ctx);
  await sweepNumbers(ctx);
  for await (const storeIds of eachStore(ctx.db)) {
    await sweepCodes(ctx, storeIds);
    await sweepKeys(ctx, storeIds);
    await sumUpEndedDays(ctx, storeIds);
    await sweepInvitations(ctx, storeIds);
    await sweepRevisions(ctx, storeIds);
  }
}
