import { chatEn } from '#guests/chat/texts/office/chat/en.ts';
import { feedbackEn } from '#guests/feedback/texts/office/feedback/en.ts';
import { mailEn } from '#guests/mail/texts/office/mail/en.ts';
import { messagesEn } from '#guests/messages/texts/office/messages/en.ts';
import { privacyEn } from '#guests/privacy/texts/office/privacy/en.ts';
import { calendarEn } from '#guests/reservations/texts/office/calendar/en.ts';
import { reservationsEn } from '#guests/reservations/texts/office/reservations/en.ts';
import { storiesEn } from '#guests/stories/texts/office/stories/en.ts';
import { deskEn } from '#kitchen/board/texts/office/desk/en.ts';
import { editOrder } from '#kitchen/board/texts/office/edit-order/en.ts';
import { printingEn } from '#kitchen/printing/texts/office/printing/en.ts';
import { stationsEn } from '#kitchen/stations/texts/office/stations/en.ts';
import { bills } from '#money/bills/texts/office/bills/en.ts';
import { eInvoicesEn } from '#money/e-invoices/texts/office/e-invoices/en.ts';
import { khatasEn } from '#money/khatas/texts/office/khatas/en.ts';
import { receiptsEn } from '#money/receipts/texts/office/receipts/en.ts';
import { refundsEn } from '#money/refunds/texts/office/refunds/en.ts';
import { reports } from '#money/reports/texts/office/reports/en.ts';
import { tillEn } from '#money/till/texts/office/till/en.ts';
import { planEn } from '#operators/plans/texts/office/plan/en.ts';
import { operatedStoreEn } from '#operators/stores/texts/office/operated-store/en.ts';
import { operatorEn } from '#operators/stores/texts/office/operator/en.ts';
import { takeOrder } from '#ordering/counter/texts/office/take-order/en.ts';
import { coursesEn } from '#ordering/courses/texts/office/courses/en.ts';
import { dishLinesEn } from '#ordering/menu/texts/office/dish-lines/en.ts';
import { factsEn } from '#ordering/menu/texts/office/facts/en.ts';
import { changesEn } from '#ordering/menu-editor/texts/office/changes/en.ts';
import { editor } from '#ordering/menu-editor/texts/office/editor/en.ts';
import { revisionsEn } from '#ordering/menu-editor/texts/office/revisions/en.ts';
import { tradingEn } from '#ordering/menu-editor/texts/office/trading/en.ts';
import { importMenuEn } from '#ordering/menu-import/texts/office/import-menu/en.ts';
import { photoMenuEn } from '#ordering/menu-import/texts/office/photo-menu/en.ts';
import type { OrderState } from '#ordering/orders/rules/order.ts';
import { AT_REQUEST } from '#ordering/orders/rules/reason-words.ts';
import { correctionsEn } from '#ordering/orders/texts/office/corrections/en.ts';
import { portionsEn } from '#ordering/portions/texts/office/portions/en.ts';
import { priceRulesEn } from '#ordering/price-rules/texts/office/price-rules/en.ts';
import type { ServedWay } from '#ordering/serving/rules/served-way.ts';
import { editRulesEn } from '#ordering/waiter-limits/texts/office/waiter-limits/en.ts';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import type { ErrorCode } from '#platform/errors/rules/errors.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import { assistantsEn } from '#programs/assistants/texts/office/assistants/en.ts';
import { keysEn } from '#programs/keys/texts/office/keys/en.ts';
import { webhooksEn } from '#programs/webhooks/texts/office/webhooks/en.ts';
import { accountEn } from '#restaurant/accounts/texts/office/account/en.ts';
import { brandsEn } from '#restaurant/brand/texts/office/brands/en.ts';
import { closingEn } from '#restaurant/closing-down/texts/office/closing/en.ts';
import { domainEn } from '#restaurant/domains/texts/office/domain/en.ts';
import { websiteEn } from '#restaurant/domains/texts/office/website/en.ts';
import { notificationsEn } from '#restaurant/notifications/texts/office/notifications/en.ts';
import { staff } from '#restaurant/people/texts/office/staff/en.ts';
import { welcomeEn } from '#restaurant/set-up/texts/office/welcome/en.ts';
import { settingsEn } from '#restaurant/settings/texts/office/settings/en.ts';
import { tabletsEn } from '#restaurant/tablets/texts/office/tablets/en.ts';
import { commandsEn } from '#restaurant/without-the-line/texts/office/commands/en.ts';
import { buyingEn } from '#stock/buying/texts/office/buying/en.ts';
import { stockEn } from '#stock/ingredients/texts/office/stock/en.ts';
import { floorEn } from '#tables/floor/texts/office/floor/en.ts';
import { sittingsEn } from '#tables/sittings/texts/office/sittings/en.ts';
import { tableEn } from '#tables/sittings/texts/office/table/en.ts';
import { tablesEn } from '#tables/table-list/texts/office/tables/en.ts';
import { faultsEn } from './en/faults.ts';
import { galleryEn } from './en/gallery.ts';
import { palette } from './en/palette.ts';
import { sectionGroups, sections } from './en/sections.ts';

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
  example: 'For example',
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
    reason: 'Reason (the guest sees it)',
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
  facts: factsEn,
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
