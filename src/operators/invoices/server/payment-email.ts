import { INVOICE_TIME_ZONE, type InvoiceContent, type NoteContent } from '#operators/plans/rules/invoice.ts';
import { showDay } from '#operators/plans/rules/invoice-sheet.ts';
import { openUntil } from '#operators/plans/rules/settlement.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import type { Email } from '#platform/mail/server/send-email.ts';
import { formatMoneyFixed } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { InvoiceRow } from './queries.ts';

interface Words {
  subject: string;
  en: string;
  hi: string;
}

/** In both languages, because the reader's is not known. */
const write = (title: string, { subject, en, hi }: Words, link: string): Email => ({
  subject,
  text: `${nameInEmail(title)}

${en}

${link}

—

${hi} ऊपर का लिंक खोलें।`,
});

/** What an invoice is for, in English and in Hindi. */
function purposeOf({ plan, commission }: InvoiceContent): [string, string] {
  if (!commission) return [`the plan ${nameInEmail(plan)}`, `${nameInEmail(plan)} प्लान`];
  const { orders } = commission;
  return [`the commission on ${orders} orders`, `${orders} ऑर्डर के कमीशन`];
}

const rupees = ({ total }: Pick<InvoiceContent, 'total'>) => formatMoneyFixed(total, 'INR');

export function writeRequestEmail(storeName: string, row: InvoiceRow, link: string): Email {
  const { content } = row;
  const [what, inHindi] = purposeOf(content);
  const until = openUntil(row);
  const day = until === null ? null : showDay(dayIn(INVOICE_TIME_ZONE, until));
  const words = {
    subject: content.commission
      ? 'Payment request for your commission · आपके कमीशन का भुगतान'
      : 'Payment request for your plan · आपके प्लान का भुगतान',
    en: `You are asked to pay ${rupees(content)} for ${what}${day === null ? '' : ` by ${day}`}. Here you can see the request and pay it:`,
    hi: `आपसे ${inHindi} के ${rupees(content)} का भुगतान${day === null ? '' : ` ${day} तक`} माँगा गया है।`,
  };
  return write(storeName, words, link);
}

/** Told on the day on which it is due, and twice later. */
export function writeReminderEmail(
  storeName: string,
  content: InvoiceContent,
  { daysLate, link }: { daysLate: number; link: string },
): Email {
  const [what, inHindi] = purposeOf(content);
  const isPlan = !content.commission;
  const words =
    daysLate === 0
      ? {
          subject: 'Your plan is due today · आपके प्लान का भुगतान आज तक',
          en: `Please pay ${rupees(content)} for ${what} today.`,
          hi: `कृपया ${inHindi} के ${rupees(content)} का भुगतान आज करें।`,
        }
      : {
          subject: isPlan
            ? 'Your plan is not paid yet · आपके प्लान का भुगतान बाकी'
            : 'Your commission is not paid yet · आपके कमीशन का भुगतान बाकी',
          en: `${rupees(content)} for ${what} was due ${daysLate} days ago. Please pay it${isPlan ? ', so that your plan goes on' : ''}.`,
          hi: `${inHindi} के ${rupees(content)} का भुगतान ${daysLate} दिन पहले होना था। ${isPlan ? 'प्लान चलता रहे, इसके लिए कृपया भुगतान करें।' : 'कृपया भुगतान करें।'}`,
        };
  return write(storeName, words, link);
}

/** Why somebody got fewer days than they asked for. */
function shortOf({ short = 0, from, until }: InvoiceContent): [string, string] {
  if (short === 0) return ['', ''];
  const day = showDay(until);
  return until < from
    ? [
        ' Credit was used up before it came, so that it does not pay for a day. It is kept for your next plan.',
        ' जमा रकम पहले ही ख़र्च हो चुकी थी, इसलिए यह एक दिन के लिए भी काफ़ी नहीं। यह अगले प्लान के लिए जमा रहेगी।',
      ]
    : [
        ` Credit was used up before it came, so that it pays until ${day}.`,
        ` जमा रकम पहले ही ख़र्च हो चुकी थी, इसलिए प्लान ${day} तक का हुआ।`,
      ];
}

export function writeReceiptEmail(
  storeName: string,
  content: InvoiceContent,
  { number, link }: { number: string; link: string },
): Email {
  const [what, inHindi] = purposeOf(content);
  const [inEnglish, inHindiToo] = shortOf(content);
  const words = {
    subject: `Payment received, invoice ${number} · भुगतान मिला`,
    en: `Thank you. ${rupees(content)} for ${what} was received.${inEnglish} Here is the invoice ${number}:`,
    hi: `धन्यवाद। ${inHindi} के ${rupees(content)} मिल गए।${inHindiToo} इनवॉइस ${number} के लिए`,
  };
  return write(storeName, words, link);
}

export function writeRefusalEmail(storeName: string, utr: string, reason: string, link: string): Email {
  const why = nameInEmail(reason);
  const words = {
    subject: 'Payment not found · भुगतान नहीं मिला',
    en: `The payment with the UTR ${utr} was not found: ${why}. Please check it, or pay here:`,
    hi: `UTR ${utr} वाला भुगतान नहीं मिला: ${why}। कृपया जाँचें, या भुगतान करें।`,
  };
  return write(storeName, words, link);
}

export function writeRefundEmail(storeName: string, content: NoteContent, link: string): Email {
  const words = {
    subject: 'Refund for your plan · आपके प्लान का रिफ़ंड',
    en: `${rupees(content)} of the invoice ${content.against} goes back to you. Here is the credit note:`,
    hi: `इनवॉइस ${content.against} के ${rupees(content)} आपको वापस मिल रहे हैं। क्रेडिट नोट के लिए`,
  };
  return write(storeName, words, link);
}

/** For operators: money that came by itself, or that somebody says to have paid. */
export function writeNewsEmail(
  storeName: string,
  content: InvoiceContent,
  utr: string | null,
  link: string,
): Email {
  const [what, inHindi] = purposeOf(content);
  const words =
    utr === null
      ? {
          subject: 'A restaurant has paid · एक रेस्टोरेंट ने भुगतान किया',
          en: `${rupees(content)} for ${what} was received online.`,
          hi: `${inHindi} के ${rupees(content)} ऑनलाइन मिले।`,
        }
      : {
          subject: 'A restaurant says it has paid · एक रेस्टोरेंट ने भुगतान बताया',
          en: `${rupees(content)} for ${what} was paid by UPI, UTR ${utr}. Please look whether it was received, and confirm or refuse it:`,
          hi: `${inHindi} के ${rupees(content)} UPI से दिए गए, UTR ${utr}। देखें कि पैसे आए या नहीं, फिर कन्फ़र्म करें या मना करें।`,
        };
  return write(storeName, words, link);
}
