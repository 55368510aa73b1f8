/** Texts of the pages that come after the menu, and of the dialogs; loaded with them. */
export const afterEn = {
  status: {
    steps: { 1: 'Received.', 2: 'Confirmed.', 3: 'Preparing', 4: 'Served' },
    stepsLabel: 'How far your order is',
    done: 'done',
    now: 'now',
    cancelled: 'Order Cancelled',
    cancelledWhy: (reason: string) => `The restaurant says: ${reason}`,
    cancelledPlain: 'The restaurant has cancelled this order.',
    paymentFailed: 'The payment did not go through.',
    paymentExpired: 'It was not paid in time.',
    stopBlinking: 'Stop blinking',
    orderNo: (orderNo: number) => `Order ${orderNo}`,
    lead: {
      1: 'The restaurant has your order',
      2: 'The kitchen has seen your order',
      3: 'The kitchen is on it',
      4: 'Your order has been served',
    },
    about: (minutes: number) => `About ${minutes} minutes`,
    soon: 'Any moment now',
    late: 'A little longer than usual',
    enjoy: 'Enjoy your meal!',
    receivedAt: (time: string) => `Received at ${time}`,
    seenAt: (time: string) => `Seen by the kitchen at ${time}`,
    servedAt: (time: string) => `Served at ${time}`,
    aboutTime: (time: string) => `about ${time}`,
    live: 'Live',
    connecting: 'Connecting',
    noConnection: 'Offline',
    lost: (time: string) => `There is no connection. This is how things stood at ${time}.`,
    lostHint: 'This page catches up by itself as soon as the connection is back.',
    tryNow: 'Try now',
    updatedNow: 'Updated just now',
    updatedAgo: (minutes: number) =>
      minutes === 1 ? 'Updated 1 minute ago' : `Updated ${minutes} minutes ago`,
    title: (state: string, store: string) => `${state} · ${store}`,
  },
  bill: {
    title: 'Your order',
    times: (quantity: number) => `${quantity}×`,
    takenOff: 'taken off the order',
    takenOffNote: (count: number, total: string) =>
      count === 1
        ? `1 dish was taken off. The total was ${total} before.`
        : `${count} dishes were taken off. The total was ${total} before.`,
    itemTakenOff: (item: string, total: string) =>
      `${item} was taken off your order. The new total is ${total}.`,
    itemBack: (item: string, total: string) => `${item} is back on your order. The new total is ${total}.`,
    cartValue: 'Cart Value',
    grandTotal: 'Grand Total',
    remarks: 'Your remarks',
    paymentBy: 'Payment',
    delivery: 'Delivery Address',
    pickup: 'Pickup Time',
    place: 'Table/Room no.',
  },
  payment: {
    awaiting: 'Waiting for your payment',
    awaitingHint:
      'The kitchen begins as soon as it is paid. Without a payment, the order ends by itself after 15 minutes.',
    payNow: 'Pay now',
    going: 'Taking you to the payment …',
    paid: 'Paid',
    paidBack: 'You have paid for this order. Please ask the restaurant about your refund.',
    notThere: 'The payment service does not answer right now. Please try again in a moment.',
    paidTwice: (total: string) =>
      `You have paid twice. The restaurant has been told that ${total} is to be paid back.`,
    refundDue: (total: string) =>
      `Your payment of ${total} came after the order had ended. The restaurant has been told that it is to be paid back.`,
  },
  actions: {
    label: 'What you can do',
    call: 'Call',
    whatsApp: 'WhatsApp',
    directions: 'Directions',
    bill: 'Bill',
    orderMore: 'Order more',
    repeat: 'Repeat this order',
    repeatLost: 'This order is not kept on this phone. Please choose from the menu.',
    openMenu: 'Open the menu',
  },
  feedback: {
    title: 'How was it?',
    hint: 'The restaurant reads every answer.',
    fields: { food: 'The food', service: 'The service', overall: 'Overall' },
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    comment: 'Anything to add?',
    send: 'Send',
    sending: 'Sending',
    missing: 'Please give stars to all three.',
    thanks: 'Thank you! The restaurant has your answer.',
  },
  history: {
    title: 'Your orders',
    empty: 'No Orders Found',
    emptyHint: 'What you order on this phone is kept here, and nowhere else.',
    viewMenu: 'View Menu',
    viewOrder: 'View Order',
    repeat: 'Repeat order',
    total: 'Amount',
  },
  stores: {
    title: 'Select Your Favourite Restaurant',
    welcome: 'Welcome!',
    welcomeHint:
      'Point your camera at the code on your table, and the menu of the restaurant opens here. No app, no account.',
    sample: 'This is how a menu looks. Have a look around.',
  },
  outcome: {
    thanks: 'Thank you!',
    thanksText:
      'We are waiting for the bank to confirm your payment. Your order shows it as soon as it is there.',
    cancelled: 'The payment did not go through',
    cancelledText:
      'Nothing has been charged. Should your bank show an amount all the same, it comes back by itself.',
    viewOrder: 'View your order',
    orders: 'Your orders',
    menu: 'Back to the menu',
  },
  info: {
    otherSocialMedia: 'Other Social Media',
    types: { Phone: 'Phone', WhatsApp: 'WhatsApp', Location: 'Location', Email: 'Email', Website: 'Website' },
    aboutUs: 'About Us',
    aboutNothing: 'The restaurant has not written anything about itself yet.',
    address: 'Address',
    language: 'Language',
    orders: 'Your orders',
    ordersHint: 'What you have ordered on this phone',
  },
  legal: {
    terms: 'Terms of Use',
    returns: 'Return and Refund Policy',
    privacy: 'Privacy Notice',
  },
};

export type AfterTexts = typeof afterEn;
