/** The calls of our own apps, by what they are about. */

export { chatCalls, chatPictureCalls, guestChatCalls } from '#guests/chat/wire/chat-calls.ts';
export { feedbackCalls } from '#guests/feedback/wire/feedback-calls.ts';
export { mailCalls } from '#guests/mail/wire/mail-calls.ts';
export { alertCalls, messageCalls, staffPushCalls } from '#guests/messages/wire/messages-calls.ts';
export { otpCalls } from '#guests/phone-codes/wire/otp-calls.ts';
export { guestDataCalls } from '#guests/privacy/wire/guest-data-calls.ts';
export { calendarCalls, guestCalendarCalls } from '#guests/reservations/wire/calendar-calls.ts';
export { officeStoryCalls, storyCalls } from '#guests/stories/wire/stories-calls.ts';
export { printerCalls } from '#kitchen/printing/wire/printers-calls.ts';
export { stationCalls } from '#kitchen/stations/wire/stations-calls.ts';
export { billCalls } from '#money/bills/wire/bills-calls.ts';
export { eInvoiceCalls } from '#money/bills/wire/e-invoices-calls.ts';
export { khataCalls } from '#money/khatas/wire/khatas-calls.ts';
export { paymentCalls } from '#money/payments/wire/payments-calls.ts';
export { questionCalls } from '#money/questions/wire/questions-calls.ts';
export { refundCalls } from '#money/refunds/wire/refunds-calls.ts';
export { tillCalls } from '#money/till/wire/till-calls.ts';
export { announcementCalls, toldCalls } from '#operators/announcements/wire/announcements-calls.ts';
export {
  commissionCalls,
  couponCalls,
  invoiceCalls,
  mandateCalls,
  storeInvoiceCalls,
} from '#operators/invoices/wire/invoices-calls.ts';
export { operatorsCalls } from '#operators/people/wire/operators-calls.ts';
export { planCalls, storePlanCalls } from '#operators/plans/wire/plans-calls.ts';
export { bulkCalls } from '#operators/stores/wire/bulk-calls.ts';
export { operatedAccountCalls } from '#operators/stores/wire/operated-accounts-calls.ts';
export { operatedStoreCalls } from '#operators/stores/wire/operated-store-calls.ts';
export { operatorCalls } from '#operators/stores/wire/operator-calls.ts';
export { operatorNoteCalls } from '#operators/stores/wire/operator-notes-calls.ts';
export { catalogueCalls, imageCalls } from '#ordering/catalogue/wire/catalogue-calls.ts';
export { counterCalls } from '#ordering/counter/wire/counter-calls.ts';
export { menuCalls } from '#ordering/menu/wire/menus-calls.ts';
export { deskCalls } from '#ordering/order-desk/wire/order-desk-calls.ts';
export { correctionCalls } from '#ordering/orders/wire/corrections-calls.ts';
export { orderCalls } from '#ordering/orders/wire/orders-calls.ts';
export { watchCalls } from '#ordering/orders/wire/watch-calls.ts';
export { portionCalls } from '#ordering/portions/wire/portions-calls.ts';
export { keyCalls } from '#programs/keys/wire/keys-calls.ts';
export { webhookCalls } from '#programs/webhooks/wire/webhooks-calls.ts';
export { ownAccountCalls } from '#restaurant/accounts/wire/own-account-calls.ts';
export { allBrandsCalls, brandCalls } from '#restaurant/brand/wire/brand-calls.ts';
export { closingCalls, operatedClosingCalls } from '#restaurant/closing-down/wire/closing-calls.ts';
export { domainCalls } from '#restaurant/domains/wire/domains-calls.ts';
export { drawingCalls } from '#restaurant/drawings/wire/drawings-calls.ts';
export { notificationCalls } from '#restaurant/notifications/wire/notifications-calls.ts';
export { accountCalls } from '#restaurant/people/wire/accounts-calls.ts';
export { staffCalls } from '#restaurant/people/wire/staff-calls.ts';
export { signUpCalls } from '#restaurant/sign-up/wire/sign-up-calls.ts';
export { listingCalls, storeCalls } from '#restaurant/stores/wire/stores-calls.ts';
export { ownTabletCalls, tabletCalls } from '#restaurant/tablets/wire/tablets-calls.ts';
export { buyingCalls } from '#stock/buying/wire/buying-calls.ts';
export { stockCalls } from '#stock/ingredients/wire/stock-calls.ts';
export { floorCalls, partCalls, sittingCalls, staffPartCalls } from '#tables/sittings/wire/sittings-calls.ts';
export { tableCalls } from '#tables/table-list/wire/tables-calls.ts';
