import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import { names as HINDI_NAMES } from '#platform/language/rules/words/hi.ts';

/**
 * `addition`: the table has an earlier order under way. `removed` and `restored` report single lines. `fired`: what was held
 * is to be cooked now. `needs`: what the table does not eat has changed.
 */
export type TicketKind = 'new' | 'addition' | 'cancelled' | 'removed' | 'restored' | 'fired' | 'needs';

export interface PrintWords {
  /** Names of order types, charges and payment methods that the restaurant has not translated. */
  names: Names;
  ticket: Record<TicketKind, string>;
  /** Above what nobody is to cook yet. */
  hold: string;
  /** Before the name of the combo that a dish is part of. */
  combo: string;
  /** Above a ticket that comes long after its order. */
  late: string;
  order: string;
  round: string;
  /** Before the number of a ticket. */
  ticketNo: string;
  covers: (count: number) => string;
  moved: (from: string, to: string) => string;
  guestAt: string;
  pickup: string;
  asap: string;
  allergy: string;
  /** Above what somebody at the table does not eat. */
  needs: string;
  note: string;
  reason: string;
  gstin: string;
  fssai: string;
  bill: string;
  date: string;
  customer: string;
  items: string;
  discount: string;
  taxWithin: (tax: string) => string;
  roundOff: string;
  total: string;
  paid: string;
  unpaid: string;
  tip: string;
  cashGiven: string;
  change: string;
  due: string;
  cancelled: string;
  scanToPay: string;
  thanks: string;
  /** Printed before the number of a part of a long ticket. */
  part: string;
  reprint: string;
  test: string;
  testHint: string;
}

const en: PrintWords = {
  names: {},
  ticket: {
    new: '',
    addition: 'ADDITION',
    cancelled: 'ORDER CANCELLED',
    removed: 'CANCELLED',
    restored: 'PUT BACK',
    fired: 'FIRE',
    needs: 'CHANGED',
  },
  hold: 'HOLD',
  combo: 'Combo',
  late: 'LATE - CHECK BEFORE COOKING',
  order: 'Order',
  round: 'Round',
  ticketNo: 'KOT',
  covers: (count) => (count === 1 ? '1 guest' : `${count} guests`),
  moved: (from, to) => `${from} is now ${to}`,
  guestAt: 'Guest at:',
  pickup: 'PICKUP',
  asap: 'as soon as ready',
  allergy: 'ALLERGY',
  needs: 'SOMEONE AT THIS TABLE',
  note: 'NOTE',
  reason: 'Reason',
  gstin: 'GSTIN',
  fssai: 'FSSAI',
  bill: 'Bill no.',
  date: 'Date',
  customer: 'Customer',
  items: 'Items',
  discount: 'Discount',
  taxWithin: (tax) => `Incl. ${tax}`,
  roundOff: 'Round off',
  total: 'TOTAL',
  paid: 'PAID',
  unpaid: 'NOT PAID',
  tip: 'Tip',
  cashGiven: 'Cash given',
  change: 'Change',
  due: 'To pay',
  cancelled: 'CANCELLED',
  scanToPay: 'Scan to pay by UPI',
  thanks: 'Thank you!',
  part: 'part',
  reprint: 'COPY? May have been printed already',
  test: 'TEST PRINT',
  testHint: 'If you can read this, the printer is ready.',
};

const hi: PrintWords = {
  names: HINDI_NAMES,
  ticket: {
    new: '',
    addition: 'और ऑर्डर',
    cancelled: 'ऑर्डर रद्द',
    removed: 'रद्द',
    restored: 'फिर से जोड़ा',
    fired: 'अब बनाएँ',
    needs: 'बदलाव',
  },
  hold: 'रोकें',
  combo: 'कॉम्बो',
  late: 'देर से आया, बनाने से पहले पूछें',
  order: 'ऑर्डर',
  round: 'राउंड',
  ticketNo: 'KOT',
  covers: (count) => `${count} मेहमान`,
  moved: (from, to) => `${from} अब ${to} है`,
  guestAt: 'मेहमान यहाँ:',
  pickup: 'लेने का समय',
  asap: 'तैयार होते ही',
  allergy: 'एलर्जी',
  needs: 'इस टेबल पर कोई',
  note: 'ध्यान दें',
  reason: 'कारण',
  gstin: 'GSTIN',
  fssai: 'FSSAI',
  bill: 'बिल सं.',
  date: 'दिनांक',
  customer: 'ग्राहक',
  items: 'आइटम',
  discount: 'छूट',
  taxWithin: (tax) => `${tax} शामिल`,
  roundOff: 'पूर्णांकन',
  total: 'कुल',
  paid: 'भुगतान हो गया',
  unpaid: 'भुगतान बाकी',
  tip: 'टिप',
  cashGiven: 'नकद दिए',
  change: 'लौटाए',
  due: 'देय',
  cancelled: 'रद्द',
  scanToPay: 'UPI से भुगतान के लिए स्कैन करें',
  thanks: 'धन्यवाद!',
  part: 'भाग',
  reprint: 'कॉपी? शायद पहले छप चुका है',
  test: 'टेस्ट प्रिंट',
  testHint: 'अगर आप यह पढ़ पा रहे हैं, तो प्रिंटर तैयार है।',
};

export const PRINT_WORDS: Record<OfficeLanguage, PrintWords> = { en, hi };
