import { ERROR_MESSAGES } from '#domain/error-messages.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Names } from '#domain/language/words/en.ts';
import type { OrderState } from '#domain/order/order.ts';
import { AT_REQUEST } from '#domain/order/reason-words.ts';
import type { ServedWay } from '#domain/serving/served-way.ts';
import { accountEn } from './en/account.ts';
import { assistantsEn } from './en/assistants.ts';
import { bills } from './en/bills.ts';
import { brandsEn } from './en/brands.ts';
import { buyingEn } from './en/buying.ts';
import { calendarEn } from './en/calendar.ts';
import { changesEn } from './en/changes.ts';
import { chatEn } from './en/chat.ts';
import { closingEn } from './en/closing.ts';
import { commandsEn } from './en/commands.ts';
import { correctionsEn } from './en/corrections.ts';
import { coursesEn } from './en/courses.ts';
import { deskEn } from './en/desk.ts';
import { dishLinesEn } from './en/dish-lines.ts';
import { domainEn } from './en/domain.ts';
import { eInvoicesEn } from './en/e-invoices.ts';
import { editOrder } from './en/edit-order.ts';
import { editRulesEn } from './en/edit-rules.ts';
import { editor } from './en/editor.ts';
import { faultsEn } from './en/faults.ts';
import { feedbackEn } from './en/feedback.ts';
import { floorEn } from './en/floor.ts';
import { galleryEn } from './en/gallery.ts';
import { importMenuEn } from './en/import-menu.ts';
import { keysEn } from './en/keys.ts';
import { khatasEn } from './en/khatas.ts';
import { mailEn } from './en/mail.ts';
import { messagesEn } from './en/messages.ts';
import { notificationsEn } from './en/notifications.ts';
import { operatedStoreEn } from './en/operated-store.ts';
import { operatorEn } from './en/operator.ts';
import { palette } from './en/palette.ts';
import { photoMenuEn } from './en/photo-menu.ts';
import { planEn } from './en/plan.ts';
import { portionsEn } from './en/portions.ts';
import { priceRulesEn } from './en/price-rules.ts';
import { printingEn } from './en/printing.ts';
import { privacyEn } from './en/privacy.ts';
import { receiptsEn } from './en/receipts.ts';
import { refundsEn } from './en/refunds.ts';
import { reports } from './en/reports.ts';
import { reservationsEn } from './en/reservations.ts';
import { revisionsEn } from './en/revisions.ts';
import { sectionGroups, sections } from './en/sections.ts';
import { settingsEn } from './en/settings.ts';
import { sittingsEn } from './en/sittings.ts';
import { staff } from './en/staff.ts';
import { stationsEn } from './en/stations.ts';
import { stockEn } from './en/stock.ts';
import { storiesEn } from './en/stories.ts';
import { tableEn } from './en/table.ts';
import { tablesEn } from './en/tables.ts';
import { tabletsEn } from './en/tablets.ts';
import { takeOrder } from './en/take-order.ts';
import { tillEn } from './en/till.ts';
import { tradingEn } from './en/trading.ts';
import { webhooksEn } from './en/webhooks.ts';
import { websiteEn } from './en/website.ts';
import { welcomeEn } from './en/welcome.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What guests and programs alone are told, in their own texts. */
type NotOfStaff =
  | `OTP_${'EXPIRED' | 'INCORRECT' | 'REQUIRED' | 'TOO_SOON'}`
  | `CHAT_${'BLOCKED' | 'OFF'}`
  | 'APP_TOKEN_INVALID'
  | 'BAD_REQUEST'
  | 'BAD_TIME'
  | 'CALENDAR_NOT_FOUND'
  | 'CANCEL_REFUSED'
  | 'CONVERSATION_INVALID'
  | 'CROSS_SITE_REFUSED'
  | 'FEEDBACK_EXISTS'
  | 'HOST_UNKNOWN'
  | 'NOT_ADMITTED'
  | 'ORDER_NOT_SERVED'
  | 'PRECONDITION_REQUIRED'
  | 'RESERVATIONS_OFF'
  | 'SITTING_TOKEN_INVALID'
  | 'UNSUPPORTED_MEDIA_TYPE';

export const en = {
  brands: brandsEn,
  changes: changesEn,
  commands: commandsEn,
  calendar: calendarEn,
  reservations: reservationsEn,
  sittings: sittingsEn,
  revisions: revisionsEn,
  operator: operatorEn,
  operatedStore: operatedStoreEn,
  closing: closingEn,
  domain: domainEn,
  plan: planEn,
  privacy: privacyEn,
  refunds: refundsEn,
  chat: chatEn,
  stories: storiesEn,
  mail: mailEn,
  feedback: feedbackEn,
  floor: floorEn,
  gallery: galleryEn,
  notifications: notificationsEn,
  table: tableEn,
  tablets: tabletsEn,
  till: tillEn,
  editRules: editRulesEn,
  priceRules: priceRulesEn,
  importMenu: importMenuEn,
  language: 'English',
  names: {} as Names,
  close: 'Close',
  copied: 'Copied',
  copyLink: 'Copy link',
  tryAgain: 'Try again',
  loading: 'Loading…',
  save: 'Save',
  saved: 'Saved',
  discard: 'Discard',
  toOrders: 'Go to orders',
  unsaved: 'Unsaved changes',
  restored: 'Your earlier changes are still unsaved.',
  keep: 'Keep it',
  undo: 'Undo',
  edit: 'Edit',
  remove: 'Remove',
  add: 'Add',
  back: 'Back',
  errors: {
    ...ERROR_MESSAGES,
    IDEMPOTENCY_KEY_REUSED:
      'What you sent first was carried out. Close this and check it before you change anything.',
    // The server says it to guests.
    SITTING_CLOSED: 'This table was cleared meanwhile.',
    SITTING_NOT_FOUND: 'Nobody sits at this table any more.',
    TABLE_TAKEN: 'Other guests sit at this table by now.',
  } as Partial<Record<ErrorCode, string>> & Record<Exclude<ErrorCode, NotOfStaff>, string>,
  states: {
    1: 'Received',
    2: 'Confirmed',
    3: 'Preparing',
    4: 'Served',
    5: 'Cancelled',
  } as Record<OrderState, string>,
  /** Beside the field that breaks a rule. */
  faults: faultsEn,
  fields: {
    required: 'Please fill this in.',
    invalid: 'Please enter a valid email address.',
    tooShort: 'At least 8 characters.',
    tooLong: 'This is too long.',
    tooCommon: 'This password is too easy to guess. Please choose another.',
  },
  tables: tablesEn,
  auth: {
    promise: 'Orders from the table, straight to your kitchen.',
    points: [
      'Guests scan, order and follow their food',
      'Every order rings in the kitchen within a second',
      'No app to install: the menu opens in the browser',
    ],
    signIn: 'Sign in',
    signInTitle: 'Welcome back',
    signInLead: 'Sign in to your restaurant.',
    register: 'Create your restaurant',
    signUpClosedTitle: 'Sign-up is closed',
    noSignUpTitle: 'Sign-up is by invitation',
    byInvitation: 'Open the link in your invitation email, or ask your restaurant for one.',
    signUpClosed: 'New accounts are closed. Please ask whoever runs this site.',
    help: 'Help',
    terms: 'Terms',
    privacy: 'Privacy',
    registerTitle: 'Your restaurant, online in a minute',
    registerLead: 'Your own link and QR code are ready as soon as you are done.',
    email: 'Email address',
    password: 'Password',
    name: 'Your name',
    storeName: 'Restaurant name',
    passwordHint: 'At least 8 characters',
    showPassword: 'Show password',
    newHere: 'New here?',
    haveAccount: 'Already have an account?',
    language: 'Language',
  },
  sections,
  sectionGroups,
  palette,
  editOrder,
  takeOrder,
  account: accountEn,
  shell: {
    skip: 'Skip to content',
    sections: 'Sections',
    more: 'More',
    allSections: 'All screens',
    switchStore: 'Switch restaurant',
    newStore: 'New restaurant',
    signedInAs: (name: string) => `Signed in as ${name}`,
    customerPage: 'Open guest menu',
    qrCode: 'Link and QR code',
    qrTitle: 'Scan to order',
    signOut: 'Sign out',
    notFound: 'Page not found',
    toOrders: 'Back to orders',
  },
  storeLink: {
    codeOf: (name: string) => `QR code of the menu of ${name}`,
    lead: 'Guests scan it to see your menu and order.',
    download: 'Download code (SVG)',
  },
  pause: {
    button: 'Pause orders',
    title: 'Pause new orders',
    minutes: (count: number) => (count === 60 ? 'For 1 hour' : `For ${count} minutes`),
    untilResumed: 'Until I resume',
    resume: 'Resume orders',
    paused: 'Orders are paused. Guests can see the menu but can’t order.',
    pausedUntil: (time: string) =>
      `Orders are paused until ${time}. Guests can see the menu but can’t order.`,
    closed: 'The restaurant is closed now. Guests can’t order.',
    closedUntil: (time: string) => `The restaurant is closed and opens ${time}. Guests can’t order.`,
    viewOnly: 'The menu is view-only. Guests can’t order.',
  },
  connection: {
    live: 'Live',
    connecting: 'Connecting…',
    sending: 'Sending…',
    lost: {
      network: (time: string) => `No internet since ${time}`,
      server: (time: string) => `The server hasn’t answered since ${time}`,
      saving: (time: string) => `The server hasn’t been able to save since ${time}`,
    },
    stale: 'This is how it was then. New orders appear once it is back.',
  },
  sound: {
    on: 'Sound on',
    off: 'Turn sound on',
  },
  board: {
    title: 'Orders',
    columns: 'Orders by state',
    allColumns: 'All',
    onlyColumn: (state: string) => `Only ${state}`,
    new: 'New',
    tapToSilence: 'Tap to acknowledge',
    silence: (count: number) => `Acknowledge ${count}`,
    silenceAll: (count: number) => `Acknowledge ${counted(count, 'new order', 'new orders')}`,
    arrived: (order: string) => `New order: ${order}`,
    moved: (order: string, state: string) => `${order}: ${state}`,
    order: (number: number) => `Order ${number}`,
    label: (number: number, place: string, state: string) => `Order ${number}, ${place}, ${state}`,
    next: { 1: 'Confirm', 2: 'Start preparing' } as Record<number, string>,
    served: { table: 'Served', pickup: 'Handed over', delivery: 'Sent out' } satisfies Record<
      ServedWay,
      string
    >,
    nextOf: (action: string, number: number) => `${action}, order ${number}`,
    more: (number: number) => `More about order ${number}`,
    call: (name: string, phone: string) => `Call ${name || 'the guest'}, ${phone}`,
    age: (minutes: number) => `${counted(minutes, 'minute', 'minutes')} ago`,
    hours: (clock: string) => `${clock} h`,
    late: 'Late',
    slow: 'Slow',
    awaiting: 'Awaiting payment',
    awaitingHint: 'Don’t cook yet. You can only cancel it.',
    paid: 'Paid',
    removed: 'removed',
    empty: { 1: 'No new orders', 2: 'Nothing confirmed', 3: 'Nothing cooking' } as Record<number, string>,
    allQuiet: 'All quiet',
    allQuietHint: 'New orders appear here automatically.',
    done: 'Done',
    doneTitle: 'Served and cancelled',
    doneEmpty: 'Nothing served or cancelled yet',
    doneLists: { done: 'Latest', unpaid: 'Unpaid' },
    unpaidEmpty: 'All served orders are paid',
    unpaidMore: 'Show more',
    tookMinutes: (minutes: number) => `in ${minutes} min`,
    cook: 'To cook',
    cookEmpty: 'Nothing to cook',
    cookShow: (item: string, count: number) => `${count}× ${item}, show its tickets`,
    undo: 'Undo',
    stepBack: (state: string) => `Back to ${state}`,
    stateChanged: (order: string, state: string) => `Someone else moved ${order}. It is “${state}” now.`,
    codes: 'Guests’ codes',
    codeValid: (time: string) => `valid until ${time}`,
    failed: 'Orders can’t be loaded right now',
  },
  desk: deskEn,
  receipts: receiptsEn,
  corrections: correctionsEn,
  khatas: khatasEn,
  stock: stockEn,
  buying: buyingEn,
  order: {
    remove: 'Remove',
    putBack: 'Put back',
    removeItem: (item: string) => `Remove ${item}`,
    cancelledByGuest: 'Cancelled by the guest',
    putBackItem: (item: string) => `Put back ${item}`,
    total: 'Total',
    payment: 'Payment',
    history: 'Activity',
    cancel: 'Cancel order',
    cancelTitle: (number: number) => `Cancel order ${number}?`,
    cancelLead: 'The guest sees this at once. It can’t be undone.',
    reason: 'Why? The guest reads it.',
    reasons: ['Sold out', AT_REQUEST.en.guest, 'Placed twice', 'The kitchen is closing'],
    reasonOther: 'In your own words',
    reasonMissing: 'Please choose a reason or write one.',
    keep: 'Keep order',
    moreSteps: 'More actions',
    events: {
      placed: 'Placed',
      received: 'Back to Received',
      confirmed: 'Confirmed',
      preparing: 'Preparing',
      served: 'Served',
      cancelled: 'Cancelled',
      seen: 'Seen by the kitchen',
      payment_awaited: 'Waiting for payment',
      paid: 'Paid',
      settled: 'Settled',
      payment_reversed: 'Payment reversed',
      payment_failed: 'Payment failed',
      payment_expired: 'Payment not received in time',
      refund_due: 'Paid too late or twice: refund due',
      paid_foreign: 'Paid in another currency',
      payment_checked: 'Checked at the gateway',
      refund_begun: 'Refund started',
      refunded: 'Refunded',
      refund_failed: 'Refund failed',
      claimed: 'Guest says they paid by UPI',
      claim_refused: 'UPI payment not received',
      rated: 'Rated by the guest',
      answered: 'Feedback answered',
    },
    rated: (stars: number) => `The guest gave ${counted(stars, 'star', 'stars')}`,
    itemRemoved: (item: string) => `${item} removed`,
    itemPutBack: (item: string) => `${item} put back`,
  },
  items: {
    toList: 'Back to dishes',
    toMenu: 'Go to the menu',
    title: 'Dishes',
    discounted: (price: string) => `Sells at ${price}`,
    search: 'Search the menu',
    show: 'Which dishes to show',
    all: (count: number) => `All ${count}`,
    soldOutOnly: (count: number) => `Sold out ${count}`,
    none: 'No dishes yet',
    noneHint: 'Dishes on your menu appear here.',
    noMatch: (text: string) => `No dish matches “${text}”`,
    noneSoldOut: 'Nothing sold out',
    clear: 'Show all dishes',
    soldOut: 'Sold out',
    soldOutUntil: (time: string) => `Sold out until ${time}`,
    markSoldOut: 'Mark sold out',
    markSoldOutOf: (item: string) => `Mark sold out: ${item}`,
    makeAvailable: 'Make available',
    makeAvailableOf: (item: string) => `Make available: ${item}`,
    howLong: 'For how long?',
    forToday: (time: string) => `For today, until ${time}`,
    forAnHour: (time: string) => `For 1 hour, until ${time}`,
    untilISay: 'Until I change it',
    nowSoldOut: (item: string) => `${item} is sold out. Guests see it now.`,
    nowAvailable: (item: string) => `${item} is available again.`,
    veg: 'Vegetarian',
    nonVeg: 'Non-vegetarian',
    hidden: 'hidden',
    off: 'inactive',
    failed: 'The menu can’t be loaded right now',
  },
  printing: printingEn,
  settings: settingsEn,
  messages: messagesEn,
  ...tradingEn,
  welcome: welcomeEn,
  reports,
  bills,
  eInvoices: eInvoicesEn,
  staff,
  dishLines: dishLinesEn,
  portions: portionsEn,
  stations: stationsEn,
  courses: coursesEn,
  keys: keysEn,
  webhooks: webhooksEn,
  assistants: assistantsEn,
  website: websiteEn,
  photoMenu: photoMenuEn,
  editor,
};

export type Texts = typeof en;
