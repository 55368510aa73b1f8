/** English messages of field faults, for clients of the API. The apps have their own in `texts`. */
export const FAULT_MESSAGES = {
  // Any form
  required: () => 'This field is required',
  tooLong: ({ most }: Most) => `At most ${most} characters`,
  tooShort: ({ least }: Least) => `At least ${least} characters`,
  atMost: ({ most }: Most) => `At most ${most}`,
  atLeast: ({ least }: Least) => `At least ${least}`,
  outside: ({ least, most }: { least: number | string; most: number | string }) => `From ${least} to ${most}`,
  wholeNumber: () => 'Must be a whole number',
  oneOf: ({ values }: Values) => `Must be one of ${values.join(', ')}`,
  unknownField: () => 'Is not a known field',
  invalid: () => 'Is not valid',
  nothingToChange: () => 'Nothing to change',
  notText: () => 'Contains characters that are not text',
  nestedTooDeeply: () => 'Is nested too deeply',
  cursor: () => 'A cursor from an earlier answer',
  id: () => 'Not a valid id',
  textOrNumber: () => 'Must be a text or a number',
  base64url: () => 'Must be base64url',
  digits: () => 'Must be digits',
  languageCode: () => 'Must be a language code',
  keyLength: () => 'Must have 8 to 128 characters',
  keyNeeded: () => 'Needed, so that a second tap refunds nothing',

  // People and places
  email: () => 'Please enter a valid email address.',
  sameEmail: () => 'Is your present address',
  phone: () => 'Please Enter a Valid Mobile Number.',
  phoneRequired: () => 'Please Enter your Mobile Number.',
  countryCode: () => 'Please choose a country code.',
  countryRefused: () => 'No OTP can be sent to this country. Please use another number, or ask the staff.',
  nameRequired: () => 'Please enter your name.',
  commonPassword: () => 'This password is too easy to guess. Please choose another.',
  secondStepFirst: () => 'Set up your own second step first',
  ownNumberFirst: () => 'Add your number to your profile first',
  dialCode: () => 'Such as +91',
  webAddress: () => 'Must be a web address',
  webAddressOrHandle: () => 'Must be a web address, a number or a handle',
  https: () => 'Must begin with https://',
  domain: () => 'Must be a domain such as menu.their-place.in',
  ownHost: () => 'Is an address of this program',

  // Times
  day: ({ example }: { example: string }) => `Must be a day such as ${example}`,
  clock: () => 'Must be a time such as 07:30',
  openingTime: () => 'Must be a time such as 15:00, or 24:00',
  instant: () => 'Must be a time such as 2030-01-31T18:00:00Z',
  since: () => 'Must be a day, a time such as 2030-01-31T18:00:00Z, or ms since 1970',
  timeZone: () => 'Is not a known time zone',
  bothTimes: () => 'Give both times, or none',
  noTimeBetween: () => 'Must differ from the start; the whole day is 00:00 to 24:00',
  overlapping: () => 'Overlaps with other hours',
  tooManyHours: ({ most }: Most) => `At most ${most} for one day`,
  lastBeforeFirst: () => 'Must not be before the first day',
  sameDays: () => 'Has days that are also in another entry',
  afterLastDay: () => 'Must not be after the last day',
  afterToday: () => 'Must not be after today',
  tooManyDays: ({ most }: Most) => `At most ${most} days at once`,
  tooEarly: ({ year }: { year: number }) => `Must not be before the year ${year}`,
  notBookable: () => 'Can’t be reserved',
  tooManyReservations: ({ most }: Most) =>
    `This number has ${most} reservations already. Please call the restaurant.`,
  endsFirst: () => 'Must be after the start',
  ascending: () => 'Each must be more than the one before',
  wholeMinutes: () => 'Must be a whole number of minutes',
  lateBeforeSlow: () => 'Must come after slow',

  // Menus
  amount: () => 'Must be an amount with two decimals at most',
  percentage: () => 'Must be a percentage from 0 to 100 with two decimals at most',
  percentageOfCharge: () => 'Must be a percentage from 0 to 100',
  sameId: ({ first }: { first: string }) => `The same id as ${first}`,
  takenId: () => 'This id is taken',
  sameLabel: ({ kind, label }: { kind: string; label: string }) =>
    `There is another ${kind} with the label "${label}"`,
  tooManyEntries: ({ most }: Most) => `At most ${most} menus, categories, items and options in all`,
  tooManyItems: ({ most }: Most) => `At most ${most} items in all`,
  tooHeavy: ({ most }: Most) => `At most ${most} MB in all, in the form that guests get`,
  spice: () => 'Must be 0, 1, 2 or 3',
  firstState: () => 'Must be 1, 2, 3 or 4',
  picture: () => 'Must be the address of a picture',
  color: () => 'Must be six hexadecimal digits',

  // Orders
  emptyCart: () => 'Cart is empty',
  tooManyLines: ({ most }: Most) => `At most ${most} lines`,
  tooManyOfDish: ({ most }: Most) => `At most ${most} of one item`,
  tooManyOptions: ({ most }: Most) => `At most ${most} options`,
  tooManyOptionsInAll: ({ most }: Most) => `At most ${most} options in all`,
  tooManyPortions: ({ most }: Most) => `At most ${most} portions in one order`,
  tableUnknown: () => 'This table was not found. Please scan its code again.',
  tableType: () => 'Not available at your table. Please choose another way to order.',
  pickupTime: () => 'Please choose a pickup time.',
  pickupTooEarly: () => 'Please choose a later pickup time.',
  pickupClosed: () => 'We are closed at that time. Please choose another.',
  otherStore: () => 'Must be the store that the address names',
  storeOfCode: () => 'Name the store that the code is for',
  noCodeNeeded: () => 'Orders here need no code',
  states: () => 'One or more of 1 to 5',
  onlyTakenOff: () => 'Only where something is removed',
  rating: () => 'Must be 1 to 5',
  tooManyEvents: ({ most }: Most) => `At most ${most} events`,
  tooManyViews: ({ most }: Most) => `At most ${most} views`,

  // Money
  method: ({ values }: Values) => `One of ${values.join(', ')}`,
  upiId: () => 'Must be a UPI ID such as saffronstreet@upi',
  utr: () => 'Must be the 12 digits of the UPI reference',
  gstin: () => 'Must be a GSTIN: 15 characters, the last of them a check character',
  fssai: () => 'Must be the 14 digits of a food licence or registration',
  billPrefix: () => 'One to four letters, digits, / or -',
  samePrefix: () => 'Must differ from the prefix of bills',
  usedPrefix: () => 'Numbers of the other kind already begin like this',
  noBar: () => 'Must not contain |',
  gatewayAddress: () => 'Must be the web address of the gateway',
  keyId: () => 'Must be a key id, which begins with rzp_',
  otherGateway: () => 'Is not used with this gateway',

  // Tables, printers and messages
  tableName: () => 'Must not have commas, or spaces at either end',
  tableTaken: () => 'There is already one of this name',
  oneTableOnly: () => 'Only for one table',
  noTables: () => 'There are no tables yet',
  tooManyTables: ({ most }: Most) => `A store has at most ${most} tables`,
  orderTypeUnknown: () => 'There is no order type of this name',
  tooManyPrinters: ({ most }: Most) => `A store has at most ${most} printers`,
  printerTaken: () => 'There is already a printer of this name',
  printersCallUs: () => 'This server calls no printers: choose one that calls us',
  printerCalled: () => 'This printer is called by us',
  localAddress: () => 'Must be an address in your own network, such as 192.168.1.50',
  templateId: () => 'Only letters, digits, - and _',
  templateValues: () => 'Must give a value for each {#var#}',
  dltEntity: () => 'Has 15 to 19 digits',
  smsHeader: () => 'Has 6 letters or digits',
  plainLetters: () => 'Must be plain letters',
  templateName: () => 'Only small letters, digits and _',
  templateLanguage: () => 'Such as en or en_US',
  otherProvider: () => 'Belong to another provider',
  pushService: () => 'Is not a push service',
  pushKeys: () => 'Are not keys of a browser',
} satisfies Record<string, (values: never) => string>;

export interface Most {
  most: number;
}

export interface Least {
  least: number;
}

export interface Values {
  values: readonly (string | number)[];
}
