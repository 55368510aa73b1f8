import { sweepSessions } from '../features/access/end-sessions.ts';
import { sweepTokens } from '../features/accounts/issue-token.ts';
import { issueDueBills } from '../features/bills/sweep-bills.ts';
import { eraseOldGuests } from '../features/guest-data/erase-old-guests.ts';
import { sweepRevisions } from '../features/menus/sweep-revisions.ts';
import { sweepMessages } from '../features/messages/sweep-messages.ts';
import { sweepKeys } from '../features/ordering/sweep-keys.ts';
import { sweepCodes, sweepNumbers, sweepRecentStores } from '../features/otp/sweep-codes.ts';
import { sweepEvents } from '../features/payments/sweep-events.ts';
import { sweepForeignPictures } from '../features/pictures/foreign-pictures.ts';
import { sweepPictures } from '../features/pictures/sweep-pictures.ts';
import { sweepPrintJobs } from '../features/printing/sweep-jobs.ts';
import { sumUpEndedDays } from '../features/reports/sum-up-ended-days.ts';
import { sweepInvitations } from '../features/staff/sweep-invitations.ts';
import { eachStore } from '../features/stores/each-store.ts';
import type { Ctx } from '../platform/context/context.ts';

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
  eraseOldGuests,
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
