import { sweepSessions, sweepTokens } from './accounts/sweep-sessions.ts';
import { issueDueBills } from './bills/sweep-bills.ts';
import type { Ctx } from './context.ts';
import { forgetOldGuests } from './guest-data/forget-old-guests.ts';
import { sweepForeignPictures } from './images/foreign-pictures.ts';
import { sweepPictures } from './images/sweep-pictures.ts';
import { sweepMessages } from './messages/sweep-messages.ts';
import { sweepKeys } from './ordering/sweep-keys.ts';
import { sweepCodes, sweepNumbers, sweepRecentStores } from './otp/sweep-codes.ts';
import { sweepEvents } from './payments/sweep-events.ts';
import { sweepPrintJobs } from './printing/sweep-jobs.ts';
import { sumUpEndedDays } from './reports/sum-up-ended-days.ts';
import { sweepRevisions } from './revisions/sweep-revisions.ts';
import { sweepInvitations } from './staff/sweep-invitations.ts';
import { eachStore } from './stores/each-store.ts';

const OF_ALL = [sweepSessions, sweepTokens, sweepNumbers, sweepRecentStores, sweepPictures];
/** Deleting before billing and summing up: that takes longest. */
const OF_STORES = [
  sweepCodes,
  sweepKeys,
  sweepEvents,
  sweepMessages,
  sweepPrintJobs,
  sweepInvitations,
  sweepRevisions,
  sweepForeignPictures,
  forgetOldGuests,
  issueDueBills,
  sumUpEndedDays,
];

/**
 * Deletes what has had its time, and gives up what waits for a printer in vain; bills what has no bill yet, and sums up
 * the days that are over. Several processes may do it at once. What fails is told, and keeps nothing else from being done.
 */
export async function sweep(ctx: Ctx): Promise<void> {
  const { onError } = ctx.services;
  for (const step of OF_ALL) await step(ctx).catch(onError);
  for await (const storeIds of eachStore(ctx.db))
    for (const step of OF_STORES) await step(ctx, storeIds).catch(onError);
}
