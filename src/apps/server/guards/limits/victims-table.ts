import type { LimitBy } from '#platform/limits/rules/policy.ts';

/** Keys of limits that are not of who asks: whoever spends them takes them from others. */
type VictimLimit = LimitBy<'table' | 'store' | 'recipient' | 'order' | 'conversation' | 'payment'>;

/** What one asker may do, however many browsers they pretend to be. */
type AskersLimit = LimitBy<'network' | 'store and network' | 'table and network'>;

type Answer =
  /** Each public call that counts it counts this one of the asker too, which leaves enough for others. */
  | { leavesBy: AskersLimit }
  /** No call counts it without a secret link or token, or a part in the restaurant. */
  | { only: 'known' }
  /** A stranger can spend all of it. Why an honest guest loses nothing by that. */
  | { harmless: string };

const KNOWN = { only: 'known' } as const;

/** Each limit that belongs to a victim: why one stranger shuts nobody out with it. */
export const VICTIMS: Record<VictimLimit, Answer> = {
  ordersOfTable: { leavesBy: 'ordersOfTableByNetwork' },
  ordersOfUnlistedTables: { leavesBy: 'unlistedOrdersOfNetwork' },
  sittingCodesOfTable: { leavesBy: 'sittingCodes' },
  changesOfTable: KNOWN,
  partsOfTable: KNOWN,
  changesOfOrder: KNOWN,
  claimsOfOrder: KNOWN,
  ownBuyersOfOrder: KNOWN,
  ownCancelsOfOrder: KNOWN,
  paymentsOfOrder: KNOWN,
  returnsOfPayment: {
    harmless:
      'Beyond it a form asks the gateway nothing. The gateway is asked again by the clock and by its notices.',
  },
  chatMessagesOfGuest: KNOWN,
  chatSignsOfGuest: KNOWN,
  chatPicturesOfGuest: KNOWN,
  chatsOfStore: { leavesBy: 'chatsOfNetwork' },
  chatPicturesOfStore: { leavesBy: 'chatPicturesOfNetwork' },
  codesOfStore: { leavesBy: 'codesOfNetwork' },
  picturesOfStore: { leavesBy: 'storePictures' },
  mailboxTests: KNOWN,
  mailsOfStore: KNOWN,
  purchasesEmailedByStore: KNOWN,
  posters: KNOWN,
  catalogueSaves: KNOWN,
  itemSaves: KNOWN,
  uploads: KNOWN,
  drawings: KNOWN,
  testMessages: KNOWN,
  domainChecks: KNOWN,
  gatewayTests: KNOWN,
  tablets: KNOWN,
  resetEmails: {
    harmless: 'Each link works for as long as the limit lasts, so the owner has one that works.',
  },
  resetEmailsByDevice: { harmless: 'Only browsers that have signed in to the account count it.' },
  verifyEmails: { harmless: 'Each email has a link that works, so the owner has one.' },
  verifyEmailsOfDay: { harmless: 'Each email has a link that works, so the owner has one.' },
  changeEmails: { harmless: 'Only the account itself causes them.' },
  messageEmails: {
    harmless: 'The order’s page says the same at once. The limit keeps a mailbox from being filled.',
  },
  reservationEmails: {
    harmless: 'The reservation’s page says the same. The limit keeps a mailbox from being filled.',
  },
  reservationEmailsOfStaff: {
    harmless: 'Only the staff cause them, and the reservation’s page says the same.',
  },
  supplierEmails: { harmless: 'Only the office causes them, and an order can go by WhatsApp or on paper.' },
  operatorEmails: { harmless: 'The same is in the list of invoices.' },
  healthEmails: { harmless: 'Only operators cause them besides the watch, and the page says the same.' },
  storeEmails: { harmless: 'Only owners and operators cause them, and the office says the same.' },
  emails: { harmless: 'An invite is shown in the app, too, once its address has signed in.' },
};
