import type { ErrorCode } from '#domain/errors.ts';
import { groupHint } from '#domain/menu/options-sheet.ts';

/** The texts from the dish to the order, loaded with those screens. */
export const order = {
  item: {
    hint: (most: number, item: string) => groupHint({ maxSelection: most }, item),
    onlyOptions: (most: number) => `Only ${most} options can be selected`,
    required: 'Required',
    chosen: 'Chosen',
    choose: (group: string) => `Choose: ${group}`,
    missing: (group: string) => `Please choose: ${group}`,
    add: (count: number) => `Add ${count}`,
    save: 'Save',
    note: 'Special request',
    noteHint: 'Less spicy, no onion, cut in two …',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    quantity: (count: number) => `Quantity: ${count}`,
    less: 'One less',
    more: 'One more',
    pictures: (item: string) => `Pictures of ${item}`,
    repeatTitle: 'Same as last time?',
    repeatLast: 'Repeat last',
    chooseAnew: 'Customise again',
    chooseVariant: 'Change which one?',
    done: 'Done',
  },
  cart: {
    title: (count: number) => `Cart (Items: ${count})`,
    backToMenu: 'Back to menu',
    addMore: 'Add more items',
    goesWell: 'Goes well with',
    emptyTitle: 'Cart is empty',
    emptyText: 'Look like you have no items in your shopping cart',
    items: 'Your items',
    notOnMenu: (count: number) =>
      count === 1
        ? 'One dish of the link is not on the menu now.'
        : `${count} dishes of the link are not on the menu now.`,
    left: (count: number) => `only ${count} left`,
    more: (item: string) => `One more ${item}`,
    less: (item: string) => `One ${item} less`,
    edit: 'Edit',
    quantityOf: (item: string) => `Quantity of ${item}`,
    remove: (item: string) => `Remove ${item}`,
    notAvailable: 'Not available now',
    priceChanged: 'Price changed',
    offline: 'Offline. Your cart is kept; order once you’re back.',
    storeFailed: 'The menu could not be loaded.',
    closed: 'This store is not taking orders right now.',
    opensAt: (time: string) => `It opens again at ${time}.`,
    viewOnly: 'This menu is for viewing only.',
    cleared: (ago: string) => `Your cart from ${ago} was cleared.`,
    bringBack: 'Bring it back',
  },
  combo: {
    offer: 'As a combo',
    less: (amount: string) => `As a combo: ${amount} less`,
    take: 'Take the combo',
    taken: (combo: string) => `${combo} is in your cart`,
    saves: (amount: string) => `You save ${amount}`,
  },
  bill: {
    kept: (onTime: number, of: number) => `On time for ${onTime} of the last ${of} orders`,
    title: 'Bill',
    taxWithin: (tax: string) => `${tax} (included)`,
    cartValue: 'Cart Value',
    grandTotal: 'Grand Total',
    roundOff: 'Round off',
    toPay: 'To pay',
    explain: 'See breakdown',
    unexplain: 'Hide breakdown',
    rateOf: (rate: string, of: string) => `${rate} of ${of}`,
    fixed: 'Fixed amount',
    rateOfItem: (rate: string, of: string, item: string) => `${rate} of ${of} (${item})`,
    sumOf: (count: number) => (count === 1 ? 'The price of 1 item' : `The prices of ${count} items`),
    saved: (amount: string) => `You save ${amount}`,
    chooseFirst: 'Choose an order type to see charges.',
    minimum: (value: string) => `Minimum Cart Value is ₹ ${value}`,
  },
  form: {
    orderType: 'Order type',
    orderTypeMissing: 'Please Select Order Type',
    minimumOf: (value: string) => `Minimum ${value}`,
    noMinimum: 'No minimum',
    details: 'Your details',
    name: 'Name',
    phone: 'Mobile Number',
    countryCode: 'Country code',
    optional: '(optional)',
    addContact: {
      both: 'Add your name and phone',
      name: 'Add your name',
      phone: 'Add your phone number',
    },
    address: {
      'Delivery Address': 'Delivery Address',
      'Pickup Time': 'Pickup Time',
      'Table/Room no.': 'Table/Room no.',
    },
    chooseTable: 'Choose your table or room',
    elsewhere: 'Somewhere else',
    unknownTable: (name: string) =>
      `“${name}” not found. Please choose where you are sitting, or order another way.`,
    otherPlace: 'Where are you sitting?',
    asap: 'As soon as possible',
    dayParts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
    mostPortions: (most: number) => `At most ${most} portions in one order. Please call us for more.`,
    remarks: 'Remarks',
    remarksHint: 'Less spicy, no onion, ring the bell …',
    place: 'Place order',
    placing: 'Placing your order …',
    sendOtp: 'Get OTP',
    sendingOtp: 'Sending OTP …',
    placed: 'Order placed Successfully',
    toPayment: 'Taking you to payment …',
    alreadyPlaced: 'Your order had already reached us. Here it is.',
    /** The ways to pay. */
    pay: {
      online: 'online, right after ordering',
      upi: 'by UPI after ordering',
      cash: {
        table: 'with cash at the counter',
        room: 'with cash when it is brought to your room',
        pickup: 'with cash when you pick it up',
        delivery: 'with cash on delivery',
      },
      method: (method: string) => `with ${method}`,
      with: (ways: string[]) => `Pay ${ways.join(', or ')}`,
    },
  },
  otp: {
    title: 'Enter the OTP',
    sent: (phone: string) => `OTP Sent to ${phone}`,
    code: '4-digit OTP',
    resendIn: (seconds: number) => `Resend OTP in ${lasting(seconds)}`,
    resend: 'Resend OTP',
    back: 'Back to your details',
    missing: 'Please Enter the OTP',
    confirm: 'Confirm order',
  },
  trouble: {
    noAnswer: 'No response.',
    unsure: 'We’re not sure your order reached us. Tap again: it can’t be placed twice.',
    noAnswerOtp: 'No response. Please check your connection and try again.',
    tryAgain: 'Try again',
    waitFor: (seconds: number) => `Please try again in ${lasting(seconds)}.`,
  },
  changes: {
    title: 'Your cart has changed',
    text: 'Please check it before you order. Nothing has been sent.',
    before: 'Before',
    now: 'Now',
    gone: 'Not available',
    optionsGone: 'These options are no longer available',
    accept: 'Accept changes',
    acceptEmpty: 'Empty cart',
    review: 'Review changes',
  },
  /** The faults of the form and the cart, by rule. */
  faults: {
    required: () => 'This field is required',
    tooLong: ({ most }: Most) => `At most ${most} characters`,
    phone: () => 'Please Enter a Valid Mobile Number.',
    phoneRequired: () => 'Please Enter your Mobile Number.',
    countryCode: () => 'Please choose a country code.',
    countryRefused: () => 'No OTP can be sent to this country. Please use another number, or ask the staff.',
    nameRequired: () => 'Please enter your name.',
    tableUnknown: () => 'This table was not found. Please scan its code again.',
    tableType: () => 'Not available at your table. Please choose another way to order.',
    pickupTime: () => 'Please choose a pickup time.',
    pickupTooEarly: () => 'Please choose a later pickup time.',
    pickupClosed: () => 'We are closed at that time. Please choose another.',
    tooManyLines: ({ most }: Most) => `At most ${most} lines`,
    tooManyOfDish: ({ most }: Most) => `At most ${most} of one item`,
    tooManyOptions: ({ most }: Most) => `At most ${most} options`,
    tooManyOptionsInAll: ({ most }: Most) => `At most ${most} options in all`,
    tooManyPortions: ({ most }: Most) => `At most ${most} portions in one order`,
  },
  /** The server's errors. It sends English ones itself. */
  errors: {} as Partial<Record<ErrorCode, string>>,
};

export interface Most {
  most: number;
}

function lasting(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export type OrderTexts = typeof order;
