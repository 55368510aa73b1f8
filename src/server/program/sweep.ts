import { sweepSessions } from '../features/access/end-sessions.ts';
import { sweepTokens } from '../features/accounts/issue-token.ts';
import { issueDueBills } from '../features/bills/sweep-bills.ts';
import { sweepChats } from '../features/chat/forget-chats.ts';
import { eraseClosedStores } from '../features/closing/erase-closed-stores.ts';
import { sweepDomains } from '../features/domains/check-domain.ts';
import { eraseOldGuests } from '../features/guest-data/erase-old-guests.ts';
import { askForInvoices } from '../features/invoices/check-invoice.ts';
import { sweepMail } from '../features/mail/sweep-mail.ts';
import { sweepRevisions } from '../features/menus/record-revision.ts';
import { sweepMessages } from '../features/messages/sweep-messages.ts';
import { sweepNotifications } from '../features/notifications/sweep-notifications.ts';
import { ageSubscriptions } from '../features/operator/age-subscriptions.ts';
import { countUse } from '../features/operator/count-use.ts';
import { warnOfOrders } from '../features/operator/warn-of-orders.ts';
import { sweepCodes, sweepNumbers, sweepRecentStores } from '../features/otp/sweep-codes.ts';
import { sweepEvents } from '../features/payments/take-webhook.ts';
import { sweepForeignPictures } from '../features/pictures/foreign-pictures.ts';
import { cleanPictures, sweepPictures } from '../features/pictures/sweep-pictures.ts';
import { sweepKeys } from '../features/placing/order-key.ts';
import { sweepPrintJobs } from '../features/printing/print-jobs.ts';
import { sumUpEndedDays } from '../features/reports/sum-up-ended-days.ts';
import { endReservations } from '../features/reservations/sweep-reservations.ts';
import { sweepSignUpInvitations } from '../features/sign-up/invitations.ts';
import { sweepPeople } from '../features/staff/add-person.ts';
import { sweepInvitations } from '../features/staff/resend-invitation.ts';
import { eachStore } from '../features/stores/each-store.ts';
import { sweepReceipts } from '../features/tabs/missing-receipts.ts';
import { closeLateDays } from '../features/till/close-day.ts';
import { sweepPages } from '../pages/sweep-pages.ts';
import type { Ctx } from '../platform/context/context.ts';
import { sweepCounts } from '../platform/limits/database-store.ts';

const OF_ALL = [
  sweepSessions,
  sweepTokens,
  sweepPeople,
  sweepSignUpInvitations,
  sweepNumbers,
  sweepRecentStores,
  sweepPictures,
  cleanPictures,
  sweepCounts,
];
/** Deletes before billing and summing up, which take longest. */
const OF_STORES = [
  sweepCodes,
  sweepKeys,
  sweepEvents,
  sweepMessages,
  sweepPrintJobs,
  sweepInvitations,
  sweepNotifications,
  sweepChats,
  endReservations,
  sweepMail,
  sweepRevisions,
  sweepPages,
  sweepForeignPictures,
  eraseOldGuests,
  sweepReceipts,
  issueDueBills,
  closeLateDays,
  sumUpEndedDays,
  countUse,
  ageSubscriptions,
  warnOfOrders,
  eraseClosedStores,
  // Ask other machines, which may take their time.
  sweepDomains,
  askForInvoices,
];

/**
 * Deletes old data, gives up stale print jobs, makes missing receipts and bills and sums up ended days, and closes
 * tills. Several
 * processes may do so at once. A failure is reported and stops nothing else.
 */
export async function sweep(ctx: Ctx): Promise<void> {
  const { onError } = ctx.services;
  for (const step of OF_ALL) await step(ctx).catch(onError);
  for await (const storeIds of eachStore(ctx.db))
    for (const step of OF_STORES) await step(ctx, storeIds).catch(onError);
}
