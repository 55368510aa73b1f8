import { accountCalls } from './accounts.ts';
import { announcementCalls, toldCalls } from './announcements.ts';
import { billCalls } from './bills.ts';
import { blogCalls, officeBlogCalls } from './blog.ts';
import { brandCalls } from './brand.ts';
import { calendarCalls, guestCalendarCalls } from './calendar.ts';
import { catalogueCalls, imageCalls } from './catalogue.ts';
import { chatCalls, chatPictureCalls, guestChatCalls } from './chat.ts';
import { closingCalls, operatedClosingCalls } from './closing.ts';
import { correctionCalls } from './corrections.ts';
import { counterCalls } from './counter.ts';
import { domainCalls, proxyCalls } from './domains.ts';
import { drawingCalls } from './drawings.ts';
import { feedbackCalls } from './feedback.ts';
import { gatewayCalls } from './gateways.ts';
import { guestDataCalls } from './guest-data.ts';
import { healthCalls, metricsCalls } from './health.ts';
import { invoiceCalls, storeInvoiceCalls } from './invoices.ts';
import { khataCalls } from './khatas.ts';
import { mailCalls } from './mail.ts';
import { menuCalls } from './menus.ts';
import { alertCalls, messageCalls, staffPushCalls } from './messages.ts';
import { notificationCalls } from './notifications.ts';
import { operatedAccountCalls } from './operated-accounts.ts';
import { operatedStoreCalls } from './operated-store.ts';
import { operatorCalls } from './operator.ts';
import { deskCalls } from './order-desk.ts';
import { orderCalls } from './orders.ts';
import { otpCalls } from './otp.ts';
import { ownAccountCalls } from './own-account.ts';
import { paymentCalls } from './payments.ts';
import { planCalls, storePlanCalls } from './plans.ts';
import { printerCalls } from './printers.ts';
import { refundCalls } from './refunds.ts';
import { signUpCalls } from './sign-up.ts';
import { siteHealthCalls } from './site-health.ts';
import { floorCalls, partCalls, sittingCalls, staffPartCalls } from './sittings.ts';
import { staffCalls } from './staff.ts';
import { listingCalls, storeCalls } from './stores.ts';
import { tableCalls } from './tables.ts';
import { ownTabletCalls, tabletCalls } from './tablets.ts';

/** The calls of our own apps. */
export const CALLS = {
  ...accountCalls,
  ...alertCalls,
  ...announcementCalls,
  ...toldCalls,
  ...billCalls,
  ...calendarCalls,
  ...guestCalendarCalls,
  ...blogCalls,
  ...officeBlogCalls,
  ...catalogueCalls,
  ...closingCalls,
  ...counterCalls,
  ...operatedClosingCalls,
  ...correctionCalls,
  ...deskCalls,
  ...sittingCalls,
  ...floorCalls,
  ...partCalls,
  ...staffPartCalls,
  ...domainCalls,
  ...drawingCalls,
  ...chatCalls,
  ...chatPictureCalls,
  ...guestChatCalls,
  ...feedbackCalls,
  ...guestDataCalls,
  ...imageCalls,
  ...listingCalls,
  ...khataCalls,
  ...mailCalls,
  ...menuCalls,
  ...messageCalls,
  ...notificationCalls,
  ...operatedAccountCalls,
  ...operatedStoreCalls,
  ...operatorCalls,
  ...brandCalls,
  ...planCalls,
  ...storePlanCalls,
  ...invoiceCalls,
  ...storeInvoiceCalls,
  ...orderCalls,
  ...otpCalls,
  ...ownAccountCalls,
  ...paymentCalls,
  ...printerCalls,
  ...refundCalls,
  ...signUpCalls,
  ...siteHealthCalls,
  ...staffCalls,
  ...staffPushCalls,
  ...storeCalls,
  ...tableCalls,
  ...tabletCalls,
  ...ownTabletCalls,
};

/** Adds the calls of gateways and health checks, which none of our apps makes. */
export const ALL_CALLS = { ...CALLS, ...gatewayCalls, ...healthCalls, ...metricsCalls, ...proxyCalls };
