/** The calls of our own apps, by what they are about. */
export { accountCalls } from './accounts.ts';
export { announcementCalls, toldCalls } from './announcements.ts';
export { billCalls } from './bills.ts';
export { allBrandsCalls, brandCalls } from './brand.ts';
export { bulkCalls } from './bulk.ts';
export { buyingCalls } from './buying.ts';
export { calendarCalls, guestCalendarCalls } from './calendar.ts';
export { catalogueCalls, imageCalls } from './catalogue.ts';
export { chatCalls, chatPictureCalls, guestChatCalls } from './chat.ts';
export { closingCalls, operatedClosingCalls } from './closing.ts';
export { correctionCalls } from './corrections.ts';
export { counterCalls } from './counter.ts';
export { domainCalls } from './domains.ts';
export { drawingCalls } from './drawings.ts';
export { eInvoiceCalls } from './e-invoices.ts';
export { feedbackCalls } from './feedback.ts';
export { guestDataCalls } from './guest-data.ts';
export {
  commissionCalls,
  couponCalls,
  invoiceCalls,
  mandateCalls,
  storeInvoiceCalls,
} from './invoices.ts';
export { keyCalls } from './keys.ts';
export { khataCalls } from './khatas.ts';
export { mailCalls } from './mail.ts';
export { menuCalls } from './menus.ts';
export { alertCalls, messageCalls, staffPushCalls } from './messages.ts';
export { notificationCalls } from './notifications.ts';
export { operatedAccountCalls } from './operated-accounts.ts';
export { operatedStoreCalls } from './operated-store.ts';
export { operatorCalls } from './operator.ts';
export { operatorNoteCalls } from './operator-notes.ts';
export { operatorsCalls } from './operators.ts';
export { deskCalls } from './order-desk.ts';
export { orderCalls } from './orders.ts';
export { otpCalls } from './otp.ts';
export { ownAccountCalls } from './own-account.ts';
export { paymentCalls } from './payments.ts';
export { planCalls, storePlanCalls } from './plans.ts';
export { portionCalls } from './portions.ts';
export { printerCalls } from './printers.ts';
export { questionCalls } from './questions.ts';
export { refundCalls } from './refunds.ts';
export { signUpCalls } from './sign-up.ts';
export { floorCalls, partCalls, sittingCalls, staffPartCalls } from './sittings.ts';
export { staffCalls } from './staff.ts';
export { stationCalls } from './stations.ts';
export { stockCalls } from './stock.ts';
export { listingCalls, storeCalls } from './stores.ts';
export { officeStoryCalls, storyCalls } from './stories.ts';
export { tableCalls } from './tables.ts';
export { ownTabletCalls, tabletCalls } from './tablets.ts';
export { tillCalls } from './till.ts';
export { watchCalls } from './watch.ts';
export { webhookCalls } from './webhooks.ts';
