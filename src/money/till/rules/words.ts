import type { PaidBy } from '#money/payments/rules/payment.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';

/** The words of the till's reports, on screens, on paper and in files. */
export interface TillWords {
  x: string;
  z: (number: number) => string;
  day: string;
  closed: string;
  itself: string;
  note: string;
  sales: string;
  orders: string;
  ordersBack: string;
  gross: string;
  discounts: string;
  menuDiscounts: string;
  complimentary: string;
  within: string;
  rounding: string;
  total: string;
  covers: string;
  coversBack: string;
  average: string;
  orderNumbers: string;
  received: string;
  settled: string;
  forAccounts: string;
  reversed: string;
  tips: string;
  refunds: string;
  corrections: string;
  cancelled: string;
  takenOff: string;
  whole: string;
  putBack: string;
  others: string;
  people: string;
  bills: string;
  series: Record<'bill' | 'credit', string>;
  ofTablet: (letter: string) => string;
  numbers: string;
  toldSettled: string;
  toldBack: string;
  toldOthers: string;
  /** Who corrected it, and who had taken the money. */
  byFor: (by: string, takenBy: string) => string;
  ways: string;
  onSlip: string;
  more: string;
  unpaid: string;
  order: (number: number) => string;
  methods: Record<PaidBy | '', string>;
  mainDrawer: string;
  float: string;
  in: string;
  out: string;
  cash: string;
  expected: string;
  counted: string;
  stays: string;
  toBank: string;
  notCounted: string;
  short: string;
  over: string;
  exact: string;
  noSales: string;
}

const en: TillWords = {
  x: 'Report so far (X)',
  z: (number) => `Day report Z ${number}`,
  day: 'Day',
  closed: 'Closed',
  itself: 'automatically',
  note: 'Note',
  sales: 'Sales',
  orders: 'Orders',
  ordersBack: 'Orders of earlier days cancelled',
  gross: 'Before discounts',
  discounts: 'Discount',
  menuDiscounts: 'Menu discounts',
  complimentary: 'Complimentary',
  within: 'Included',
  rounding: 'Rounding',
  total: 'Total',
  covers: 'Guests at tables',
  coversBack: 'Guests fewer than counted before',
  average: 'Average order',
  orderNumbers: 'Order numbers',
  received: 'Received',
  settled: 'Without money',
  forAccounts: 'Of it, for accounts',
  reversed: 'Reversed',
  tips: 'Tips',
  refunds: 'Refunds',
  corrections: 'Cancelled and removed',
  cancelled: 'Orders cancelled',
  takenOff: 'Dishes removed',
  whole: 'Cancelled',
  putBack: 'Put back',
  others: 'Others, not listed',
  people: 'Received by person',
  bills: 'Bills issued',
  series: { bill: 'Bills', credit: 'Credit notes' },
  ofTablet: (letter) => `Bills of tablet ${letter}`,
  numbers: 'Numbers',
  toldSettled: 'Losses and accounts',
  toldBack: 'Corrected payments',
  toldOthers: 'Losses, accounts and corrections',
  byFor: (by, takenBy) => `${by}, for ${takenBy}`,
  ways: 'Bank and terminal slips',
  onSlip: 'On the slip',
  more: 'More orders',
  unpaid: 'Unpaid',
  order: (number) => `Order ${number}`,
  methods: {
    Cash: 'Cash',
    Card: 'Card',
    UPI: 'UPI',
    gateway: 'Online',
    Account: 'On account',
    LeftUnpaid: 'Left without paying',
    WrittenOff: 'Written off',
    '': 'Not named',
  },
  mainDrawer: 'Main drawer',
  float: 'Float',
  in: 'Cash in',
  out: 'Cash out',
  cash: 'Cash received',
  expected: 'Expected',
  counted: 'Counted',
  stays: 'Stays in the drawer',
  toBank: 'To the bank',
  notCounted: 'Not counted',
  short: 'Short',
  over: 'Over',
  exact: 'Exact',
  noSales: 'Opened without a sale',
};

const hi: TillWords = {
  x: 'अब तक की रिपोर्ट (X)',
  z: (number) => `दिन की रिपोर्ट Z ${number}`,
  day: 'दिन',
  closed: 'बंद किया',
  itself: 'अपने आप',
  note: 'नोट',
  sales: 'बिक्री',
  orders: 'ऑर्डर',
  ordersBack: 'पिछले दिनों के रद्द ऑर्डर',
  gross: 'छूट से पहले',
  discounts: 'छूट',
  menuDiscounts: 'मेन्यू की छूट',
  complimentary: 'मुफ़्त दिया',
  within: 'इसमें शामिल',
  rounding: 'राउंड ऑफ़',
  total: 'कुल',
  covers: 'टेबल पर मेहमान',
  coversBack: 'पहले गिने से कम मेहमान',
  average: 'औसत ऑर्डर',
  orderNumbers: 'ऑर्डर नंबर',
  received: 'मिला',
  settled: 'बिना पैसे के',
  forAccounts: 'इसमें खातों के लिए',
  reversed: 'वापस लिया',
  tips: 'टिप',
  refunds: 'रिफ़ंड',
  corrections: 'रद्द और हटाया गया',
  cancelled: 'रद्द ऑर्डर',
  takenOff: 'हटाई गई डिश',
  whole: 'रद्द',
  putBack: 'वापस जोड़ी गई',
  others: 'और, जो सूची में नहीं',
  people: 'किसने कितना लिया',
  bills: 'जारी बिल',
  series: { bill: 'बिल', credit: 'क्रेडिट नोट' },
  ofTablet: (letter) => `टैबलेट ${letter} के बिल`,
  numbers: 'नंबर',
  toldSettled: 'नुकसान और खाते',
  toldBack: 'सुधारे गए भुगतान',
  toldOthers: 'नुकसान, खाते और सुधार',
  byFor: (by, takenBy) => `${by}, ${takenBy} के लिए`,
  ways: 'बैंक और मशीन की पर्चियाँ',
  onSlip: 'पर्ची पर',
  more: 'और ऑर्डर',
  unpaid: 'बाक़ी भुगतान',
  order: (number) => `ऑर्डर ${number}`,
  methods: {
    Cash: 'नकद',
    Card: 'कार्ड',
    UPI: 'UPI',
    gateway: 'ऑनलाइन',
    Account: 'खाते पर',
    LeftUnpaid: 'बिना दिए गए',
    WrittenOff: 'माफ़ किया',
    '': 'नहीं लिखा',
  },
  mainDrawer: 'मुख्य दराज़',
  float: 'शुरुआती नकद',
  in: 'नकद डाला',
  out: 'नकद निकाला',
  cash: 'नकद मिला',
  expected: 'होना चाहिए',
  counted: 'गिना गया',
  stays: 'दराज़ में रहेगा',
  toBank: 'बैंक में जाएगा',
  notCounted: 'गिना नहीं गया',
  short: 'कम',
  over: 'ज़्यादा',
  exact: 'बराबर',
  noSales: 'बिना बिक्री के खोली',
};

export const TILL_WORDS: Record<OfficeLanguage, TillWords> = { en, hi };
