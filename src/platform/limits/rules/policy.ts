import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';

/** What a limit counts by. docs/limits.md lists each. */
export type LimitKey =
  | 'network'
  | 'network and device'
  | 'account'
  | 'account and store'
  | 'account and network'
  | 'account and device'
  | 'session'
  | 'store'
  | 'store and network'
  | 'order'
  | 'conversation'
  | 'table'
  | 'table and network'
  | 'payment'
  | 'printer'
  | 'tablet'
  | 'key'
  | 'recipient';

export interface Limit {
  /** What is counted, in the words of docs/limits.md. */
  counts: string;
  by: LimitKey;
  most: number;
  windowMs: number;
  /** The tries whose count is given back. Null if every try counts. */
  givenBack: string | null;
}

/** All limits. A restaurant's guests share one address, so limits by network are wide. */
export const LIMITS = {
  calls: limit('calls of signed-in people', 'account', 3000, MINUTE),
  programCalls: limit('calls of a program', 'key', 600, MINUTE),
  triedOrders: limit('orders that guests try to place, or ask for again', 'network', 1200, MINUTE),
  orders: limit('orders that guests place', 'network', 300, MINUTE, 'orders that are refused'),
  ordersOfDevice: limit(
    'orders that guests place',
    'network and device',
    60,
    MINUTE,
    'orders that are refused',
  ),
  ordersOfTable: limit('orders that guests place', 'table', 25, MINUTE, 'orders that are refused'),
  ordersOfUnlistedTables: limit(
    'orders that guests place at tables that are in no list',
    'store',
    200,
    MINUTE,
    'orders that are refused',
  ),
  /** A guest's phone at a table sends a round or two; a restaurant's own network is many guests'. */
  ordersOfTableByNetwork: limit(
    'orders that guests place at a table',
    'table and network',
    15,
    MINUTE,
    'orders that are refused',
  ),
  unlistedOrdersOfNetwork: limit(
    'orders that guests place at tables that are in no list',
    'store and network',
    100,
    MINUTE,
    'orders that are refused',
  ),
  sittingsJoined: limit('tables that guests open or ask to join', 'network', 120, MINUTE),
  /** In parts of the tables of the store: half of them, or eight if it has fewer than sixteen. */
  tablesOfNetwork: limit(
    'parts of a restaurant’s tables that guests open',
    'store and network',
    480,
    30 * MINUTE,
  ),
  sittingAsks: limit('guests who ask to join a table without its code', 'table and network', 24, 10 * MINUTE),
  /** Of 10,000 codes, a network finds a table’s with a chance of 1 in 170 an hour, many together of 1 in 100. */
  sittingCodes: limit('wrong codes of a table', 'table and network', 10, 10 * MINUTE, 'right codes'),
  sittingCodesOfTable: limit('wrong codes of a table', 'table', 100, HOUR, 'right codes'),
  sittingChanges: limit('changes that guests make at their table', 'network', 3000, MINUTE),
  sittingCodesOfNetwork: limit(
    'codes of tables that guests try',
    'store and network',
    60,
    10 * MINUTE,
    'right codes',
  ),
  changesOfTable: limit('changes that guests make at their table', 'table', 600, MINUTE),
  partsOfTable: limit('parts of a bill that guests begin to pay', 'table', 60, 15 * MINUTE),
  orderKilobytes: limit('kilobytes of orders', 'network', 200_000, DAY, 'orders that are refused'),
  tokenScreens: limit('looks at a screen of tokens', 'network', 3000, MINUTE),
  takenOrders: limit('orders that the staff take', 'account and store', 300, MINUTE),
  changesOfOrder: limit('changes that the staff make to an order', 'order', 300, MINUTE),
  claims: limit('payments that guests say they have made', 'network', 120, MINUTE),
  claimsOfOrder: limit('payments that guests say they have made', 'order', 10, HOUR),
  ownCancels: limit('orders that guests cancel', 'network', 120, MINUTE),
  ownBuyers: limit('companies that guests enter for their bill', 'network', 120, MINUTE),
  ownBuyersOfOrder: limit('companies that guests enter for their bill', 'order', 20, HOUR),
  ownCancelsOfOrder: limit('orders that guests cancel', 'order', 10, HOUR),
  payments: limit('payments that guests begin again', 'network', 60, MINUTE),
  paymentsOfOrder: limit('payments that guests begin again', 'order', 10, 15 * MINUTE),
  returns: limit('forms of gateways', 'network', 300, MINUTE, 'forms that are believed'),
  returnsOfPayment: limit('questions to a gateway after a form', 'payment', 20, MINUTE),
  notices: limit('notices of gateways', 'network', 300, MINUTE, 'notices that are believed'),
  refunds: limit('refunds', 'account and store', 120, MINUTE),
  alerts: limit('changes to who gets messages about an order', 'network', 60, 10 * MINUTE),
  chatMessages: limit('messages that guests write', 'network', 300, MINUTE),
  chatMessagesOfGuest: limit('messages that guests write', 'conversation', 20, MINUTE),
  chatsOfNetwork: limit('conversations that guests begin from a menu', 'store and network', 30, 10 * MINUTE),
  chatsOfStore: limit('conversations that guests begin from a menu', 'store', 300, HOUR),
  chatSignsOfGuest: limit('signs of typing and reading', 'conversation', 60, MINUTE),
  chatSigns: limit('conversations that guests read, and signs of typing', 'network', 3000, MINUTE),
  chatMessagesOfStaff: limit('messages that the staff write', 'account and store', 120, MINUTE),
  bookable: limit('times to reserve and own reservations that guests look at', 'network', 3000, MINUTE),
  bookings: limit('reservations that guests make, change or cancel', 'network', 120, 10 * MINUTE),
  bookingsOfNetwork: limit('reservations that guests make', 'store and network', 30, HOUR),
  /** Whoever proves the number is not counted. A party has two seats at least. */
  unprovedSeats: limit(
    'seats that guests reserve under numbers that nobody has proved',
    'store and network',
    16,
    DAY,
    'reservations that are refused',
  ),
  reservationsOfStaff: limit('reservations that the staff enter', 'account and store', 120, HOUR),
  mailboxTests: limit('connections of a mailbox that are tried', 'store', 30, HOUR),
  mailsOfStore: limit('letters sent from a mailbox', 'store', 300, DAY),
  mailsOfPerson: limit('letters sent from a mailbox', 'account and store', 60, HOUR),
  mailFiles: limit('files of letters opened', 'account and store', 60, MINUTE),
  chatPictures: limit('pictures that guests send', 'network', 60, HOUR),
  chatPicturesOfGuest: limit('pictures that guests send', 'conversation', 10, HOUR),
  chatPicturesOfNetwork: limit('pictures that guests send', 'store and network', 60, DAY),
  chatPicturesOfStore: limit('pictures that guests send', 'store', 200, DAY),
  chatPicturesOfStaff: limit('pictures that the staff send', 'account and store', 60, HOUR),
  codes: limit('one-time codes asked for', 'network', 30, 10 * MINUTE),
  codesOfStore: limit('one-time codes sent', 'store', 300, 10 * MINUTE, 'codes that were not sent'),
  /** Enough for a restaurant's network, which its guests share, on a busy evening. The staff read out further codes. */
  codesOfNetwork: limit('one-time codes sent', 'store and network', 150, DAY, 'codes that were not sent'),
  newVisitors: limit('devices whose last store is noted', 'network', 300, HOUR),
  itemEvents: limit('counts of dishes looked at', 'network', 600, MINUTE),
  pageViews: limit('counts of pages opened', 'network', 600, MINUTE),
  searches: limit('searches of the directory', 'network', 300, MINUTE),
  assistants: limit('calls of guests’ assistants', 'network', 1200, MINUTE),
  stories: limit('stories that guests read', 'network', 1200, MINUTE),
  browsing: limit('pages of the directory', 'network', 1200, MINUTE),
  pages: limit('pages that read the database', 'network', 3000, MINUTE),
  placedPages: limit('menus written out for a table', 'network', 300, MINUTE),
  documents: limit('pages and files about the calls', 'network', 600, MINUTE),
  storePictures: limit('icons and previews drawn', 'network', 120, 10 * MINUTE),
  picturesOfStore: limit('icons and previews drawn', 'store', 480, 10 * MINUTE),
  billsRead: limit('bills that guests read', 'network', 300, HOUR),
  billsPrintedByGuests: limit('bills that guests print', 'network', 120, HOUR),
  billsPrinted: limit('bills that the staff print', 'account', 600, HOUR),
  posters: limit('prints of table codes', 'store', 120, HOUR),
  postersOfAccount: limit('prints of table codes', 'account', 120, HOUR),
  posterPreviews: limit('pictures of table codes', 'account', 600, HOUR),
  catalogueSaves: limit('whole menus saved', 'store', 60, MINUTE),
  itemSaves: limit('dishes saved', 'store', 600, MINUTE),
  largeSaves: limit('whole menus above 1 MB saved or checked', 'account', 20, MINUTE),
  largeMenus: limit('large menus read or changed, and earlier ones', 'account', 90, MINUTE),
  menuKilobytes: limit('kilobytes of menus before an address is confirmed', 'network', 200_000, DAY),
  uploads: limit('pictures uploaded', 'store', 300, HOUR),
  uploadsOfAccount: limit('pictures uploaded', 'account', 1_000, DAY),
  uploadsUnconfirmed: limit('pictures uploaded before an address is confirmed', 'account', 40, DAY),
  drawings: limit('proposals of drawn pictures', 'store', 200, HOUR),
  drawingsOfAccount: limit('proposals of drawn pictures', 'account', 600, DAY),
  testMessages: limit('test messages', 'store', 10, DAY),
  domainChecks: limit('looks at the records of a domain', 'store', 60, HOUR),
  gatewayTests: limit('tests of payment and registry keys', 'store', 30, HOUR),
  reprints: limit('tickets and receipts printed by hand', 'account and store', 120, MINUTE),
  printerCalls: limit('calls of a printer', 'printer', 120, MINUTE),
  wrongPrinters: limit('calls at an address of no printer', 'network', 60, MINUTE, 'calls of printers'),
  signUps: limit('sign-ups', 'network', 100, 10 * MINUTE),
  stores: limit('stores opened', 'account', 20, HOUR),
  storesOfDay: limit('stores opened in a day', 'account', 60, DAY),
  hashes: limit('passwords hashed', 'network', 600, MINUTE),
  hashesOfAsker: limit('passwords hashed', 'account and network', 300, MINUTE),
  triedSignIns: limit('sign-ins that are tried', 'network', 1200, MINUTE),
  signIns: limit('sign-ins with a wrong password', 'network', 100, 5 * MINUTE, 'all but wrong passwords'),
  signInsOfAccount: limit(
    'sign-ins with a wrong password',
    'account and network',
    10,
    5 * MINUTE,
    'all but wrong passwords',
  ),
  signInsOfDevice: limit(
    'sign-ins with a wrong password',
    'account and device',
    10,
    5 * MINUTE,
    'all but wrong passwords',
  ),
  signInsFromAnywhere: limit(
    'sign-ins with a wrong password (more wait a second each)',
    'account',
    30,
    15 * MINUTE,
    'all but wrong passwords',
  ),
  passwordsOfSession: limit('passwords asked for again', 'session', 10, 5 * MINUTE, 'right passwords'),
  secondSteps: limit('second steps tried', 'account', 5, 15 * MINUTE, 'right codes'),
  secondStepsOfDevice: limit('second steps tried', 'account and device', 5, 15 * MINUTE, 'right codes'),
  emailLinks: limit('links of emails opened', 'network', 60, 10 * MINUTE),
  resets: limit('emails for a new password asked for', 'network', 30, 10 * MINUTE),
  resetsOfAccount: limit('emails for a new password asked for', 'account and network', 3, 10 * MINUTE),
  resetsOfDay: limit('emails for a new password asked for in a day', 'account and network', 20, DAY),
  resetsOfDevice: limit('emails for a new password asked for', 'account and device', 3, 10 * MINUTE),
  resetEmails: limit('emails for a new password (each link works that long)', 'recipient', 3, 30 * MINUTE),
  resetEmailsByDevice: limit(
    'emails for a new password that known browsers ask for',
    'recipient',
    10,
    30 * MINUTE,
  ),
  verifyEmails: limit('emails to confirm an address', 'recipient', 10, HOUR),
  verifyEmailsOfDay: limit('emails to confirm an address in a day', 'recipient', 30, DAY),
  changeEmails: limit('emails about a change of the own account', 'recipient', 20, DAY),
  messageEmails: limit('messages by email', 'recipient', 60, DAY),
  reservationEmails: limit('emails about what guests do with reservations', 'recipient', 30, DAY),
  purchasesEmailed: limit('orders emailed to suppliers', 'account', 120, DAY),
  purchasesEmailedByStore: limit('orders emailed to suppliers', 'store', 60, DAY),
  supplierEmails: limit('emails with orders to a supplier', 'recipient', 40, DAY),
  reservationEmailsOfStaff: limit('emails about what the staff do with reservations', 'recipient', 60, DAY),
  storeEmails: limit(
    'emails about a plan, a domain, a new owner or the end of a restaurant',
    'recipient',
    60,
    DAY,
  ),
  operatorEmails: limit('emails to operators about payments of restaurants', 'recipient', 500, DAY),
  healthEmails: limit('emails about the health of the program', 'recipient', 100, DAY),
  emails: limit('emails that other people ask for', 'recipient', 20, DAY),
  emailsOfAccount: limit('emails to addresses that are not confirmed', 'account', 5, HOUR),
  guestSearches: limit('exports and erasures of a guest', 'account and store', 60, HOUR),
  invitations: limit('invitations', 'account', 60, HOUR),
  tablets: limit('tablets admitted', 'store', 60, DAY),
  pinsOfTablet: limit('PINs tried', 'tablet', 60, 15 * MINUTE, 'right PINs'),
  invitationLinks: limit('links of invitations opened', 'network', 120, 10 * MINUTE),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The names of the limits that count by this key. */
export type LimitBy<By extends LimitKey> = {
  [Name in LimitName]: (typeof LIMITS)[Name]['by'] extends By ? Name : never;
}[LimitName];

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** Formats a duration, such as "10 minutes". */
export function windowInWords(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms % size === 0) ?? UNITS[2];
  return ms === size ? `1 ${unit}` : `${ms / size} ${unit}s`;
}

export function describeLimit({ counts, by, most, windowMs }: Limit): string {
  return `${counts}: ${most.toLocaleString('en')} in ${windowInWords(windowMs)}, by ${by}`;
}

function limit<By extends LimitKey>(
  counts: string,
  by: By,
  most: number,
  windowMs: number,
  givenBack: string | null = null,
) {
  return { counts, by, most, windowMs, givenBack };
}
