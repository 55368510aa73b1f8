import { encodeQR } from 'qr';
import { upiLink } from '#money/payments/rules/upi.ts';
import type { MandateOffer } from '#operators/invoices/server/mandates/agree-mandate.ts';
import { hasEnded } from '#operators/invoices/server/mandates/end-requests.ts';
import { isDue, type PayableInvoice } from '#operators/invoices/server/pay-invoice.ts';
import type { InvoiceNote } from '#operators/invoices/server/settling/check-invoice.ts';
import { INVOICE_TIME_ZONE, invoiceHref } from '#operators/plans/rules/invoice.ts';
import { invoiceSheet, noteSheet, showDay } from '#operators/plans/rules/invoice-sheet.ts';
import { MANDATE_WAYS } from '#operators/plans/rules/mandate.ts';
import { openUntil } from '#operators/plans/rules/settlement.ts';
import type { PaymentForm } from '#ordering/orders/wire/order.ts';
import { cacheBody } from '#platform/http/server/cached-body.ts';
import { type Language, officeLanguage } from '#platform/language/rules/languages.ts';
import { formatMoneyFixed } from '#platform/money/rules/money.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { customerPolicy } from '../page-policy.ts';
import type { Page } from '../render-page.ts';
import { writeSheet } from './bill-page.ts';
import { BILL_STYLE, PRINT_SCRIPT } from './bill-style.ts';

const SEND_SCRIPT = `document.forms[0].submit()`;
const PAY_STYLE = `${BILL_STYLE}
.pay{margin-block-end:24px;padding:24px;border-radius:16px;background:#fff}
.pay p{margin-block-end:12px}
.pay a,.pay button{display:inline-flex;align-items:center;min-block-size:48px;padding-inline:20px;border:0;border-radius:12px;background:#1b1b1b;color:#fff;font:inherit;text-decoration:none;cursor:pointer}
.pay .told{font-size:1.25rem;font-weight:700}
.pay summary{min-block-size:48px;line-height:48px;cursor:pointer}
.pay:has(input[name=by]:not([value=""]):checked) .once{display:none}
.pay svg{display:block;inline-size:min(11rem,100%);block-size:auto;margin-block-end:12px}
form label{display:block;margin-block-end:8px}
fieldset{margin:0 0 12px;padding:12px 16px;border:1px solid #8a8a85;border-radius:12px}
form input[type=radio]{inline-size:1.25rem;min-block-size:1.25rem;margin-inline-end:8px;display:inline-block;vertical-align:middle}
form input:not([type=radio]){display:block;inline-size:100%;max-inline-size:20rem;min-block-size:48px;padding-inline:12px;border:1px solid #8a8a85;border-radius:12px;background:#fff;color:inherit;font:inherit}
@media print{.pay{display:none}}
`;

const TEXTS = {
  en: {
    print: 'Print',
    payBy: (gateway: string) => `Pay through ${gateway}`,
    upi: 'Scan with any UPI app, or open it here. The plan starts once the payment has been seen.',
    openUpi: 'Open UPI app',
    renewal: 'Renew automatically',
    once: 'Pay once',
    by: { upi: 'Renew automatically, by UPI Autopay', card: 'Renew automatically, by card' },
    renewalHint: (months: number, most: string) =>
      `Two days before the plan ends, every ${months === 1 ? 'month' : '12 months'}, at most ${most} is charged: the plan’s price, with tax. You are told three days before. You can end it at any time in Settings → Plan, in your UPI app or at your bank.`,
    noWay: (name: string) => `To pay, write to ${name}.`,
    news: {
      failed: 'The payment service can’t be reached right now. Please try again in a few minutes.',
      unclear: 'A payment is being checked. This can take a few minutes; please don’t pay again.',
      tooOften: (minutes: number) =>
        `This payment was begun five times within an hour. It can be begun again ${minutes === 1 ? 'in a minute' : `in ${minutes} minutes`}.`,
      noUtr: 'This is no UTR. It has 12 digits.',
      usedUtr: 'This UTR is noted for another invoice. Please check it.',
    },
    utr: 'UTR of your payment (12 digits)',
    claim: 'I have paid by UPI',
    claimed: (utr: string) =>
      `You said that you paid by UPI, UTR ${utr}. It is being looked for; the plan starts once it is found.`,
    refused: (utr: string, reason: string) => `The payment with the UTR ${utr} was not found: ${reason}`,
    otherUtr: 'Correct the UTR',
    others: 'Correct the UTR, or pay in another way',
    withdrawn: 'This request was cancelled. There is nothing to pay.',
    ended: 'This request has ended. To pay, make a new one in Settings → Plan.',
    payUntil: (day: string) => `Please pay by ${day}. After that the price is worked out anew.`,
    credit:
      'Credit pays a part of this. Days of your present plan that pass before you pay use some of it up; the new plan is then shorter by as much.',
    goOn: 'Continue to the payment',
  },
  hi: {
    print: 'प्रिंट करें',
    payBy: (gateway: string) => `${gateway} से भुगतान करें`,
    upi: 'किसी भी UPI ऐप से स्कैन करें, या यहाँ खोलें। भुगतान दिखते ही प्लान शुरू हो जाएगा।',
    openUpi: 'UPI ऐप खोलें',
    renewal: 'अपने आप रिन्यू करें',
    once: 'सिर्फ़ एक बार भुगतान',
    by: { upi: 'अपने आप रिन्यू करें, UPI Autopay से', card: 'अपने आप रिन्यू करें, कार्ड से' },
    renewalHint: (months: number, most: string) =>
      `प्लान ख़त्म होने से दो दिन पहले, हर ${months === 1 ? 'महीने' : '12 महीने में'}, ज़्यादा से ज़्यादा ${most} लिए जाएँगे: प्लान का दाम, टैक्स के साथ। तीन दिन पहले बताया जाएगा। इसे सेटिंग्स → प्लान में, UPI ऐप में या बैंक में कभी भी बंद किया जा सकता है।`,
    noWay: (name: string) => `भुगतान के लिए ${name} को लिखें।`,
    news: {
      failed: 'भुगतान सेवा से अभी संपर्क नहीं हो रहा। कुछ मिनट बाद फिर कोशिश करें।',
      unclear: 'एक भुगतान की जाँच चल रही है। इसमें कुछ मिनट लग सकते हैं; कृपया दोबारा भुगतान न करें।',
      tooOften: (minutes: number) =>
        `यह भुगतान एक घंटे में पाँच बार शुरू किया गया। ${minutes} मिनट बाद इसे फिर शुरू किया जा सकता है।`,
      noUtr: 'यह UTR नहीं है। उसमें 12 अंक होते हैं।',
      usedUtr: 'यह UTR किसी और इनवॉइस के लिए दर्ज है। कृपया जाँचें।',
    },
    utr: 'आपके भुगतान का UTR (12 अंक)',
    claim: 'मैंने UPI से भुगतान किया',
    claimed: (utr: string) =>
      `आपने UPI से भुगतान बताया, UTR ${utr}। उसकी जाँच हो रही है; मिलते ही प्लान शुरू हो जाएगा।`,
    refused: (utr: string, reason: string) => `UTR ${utr} वाला भुगतान नहीं मिला: ${reason}`,
    otherUtr: 'UTR सुधारें',
    others: 'UTR सुधारें, या दूसरी तरह भुगतान करें',
    withdrawn: 'यह अनुरोध रद्द हो चुका है। कोई भुगतान नहीं करना है।',
    ended: 'इस अनुरोध का समय पूरा हो गया। भुगतान के लिए सेटिंग्स → प्लान में नया बनाएँ।',
    payUntil: (day: string) => `कृपया ${day} तक भुगतान करें। उसके बाद दाम फिर से तय होगा।`,
    credit:
      'कुछ हिस्सा आपकी जमा रकम से दिया जा रहा है। भुगतान से पहले मौजूदा प्लान के जितने दिन बीतेंगे, जमा रकम उतनी घटेगी और नया प्लान उतना छोटा होगा।',
    goOn: 'भुगतान पर जाएँ',
  },
};

/** Owners read it. */
const textsIn = (language: Language) => TEXTS[officeLanguage(language)];

export const INVOICE_NEWS = ['failed', 'unclear', 'tooOften', 'noUtr', 'usedUtr'] as const;
export type InvoiceNews = (typeof INVOICE_NEWS)[number];

interface Shown {
  language: Language;
  /** The name of the gateway through which it can be paid. */
  gateway: string | null;
  /** What whoever pays through it may agree to. */
  offer: MandateOffer | null;
  upi: string;
  news: InvoiceNews | null;
  /** In how many minutes a payment can be begun again, after too many. */
  waits: number | null;
}

/** An invoice to read and print, or the request to pay it. */
export function renderInvoice(row: PayableInvoice, shown: Shown): Page {
  const { number, paidAt, content } = row;
  const t = textsIn(shown.language);
  const sheet = invoiceSheet(
    content,
    number && paidAt ? { number, date: dayIn(INVOICE_TIME_ZONE, paidAt.getTime()) } : null,
  );
  const main = `<nav aria-label="${escapeHtml(sheet.title)}"><span></span>
<button type="button">${t.print}</button></nav>
<main>${writeState(row, shown)}${writeSheet(sheet, 0)}</main><script>${PRINT_SCRIPT}</script>`;
  return pageOf(`${sheet.title} · ${sheet.name}`, shown.language, main, {
    script: PRINT_SCRIPT,
    target: null,
  });
}

/** A credit note to read and print. */
export function renderNote({ content, number }: InvoiceNote, language: Language): Page {
  const sheet = noteSheet(content, number);
  const main = `<nav aria-label="${escapeHtml(sheet.title)}"><span></span>
<button type="button">${textsIn(language).print}</button></nav>
<main>${writeSheet(sheet, 0)}</main><script>${PRINT_SCRIPT}</script>`;
  return pageOf(`${sheet.title} · ${sheet.name}`, language, main, { script: PRINT_SCRIPT, target: null });
}

function writeState(row: PayableInvoice, shown: Shown): string {
  if (row.paidAt !== null) return '';
  const t = textsIn(shown.language);
  if (!isDue(row)) return `<section class="pay"><p>${hasEnded(row) ? t.ended : t.withdrawn}</p></section>`;
  return writePayment(row, shown);
}

function writePayment(row: PayableInvoice, shown: Shown): string {
  const { storeId, id, content, claim } = row;
  const vpa = shown.upi;
  const t = textsIn(shown.language);
  const { name } = content.seller;
  const link = upiLink(
    { vpa, name },
    {
      orderNo: id.replaceAll('-', ''),
      amount: content.total,
      note: content.commission ? 'Commission' : content.plan,
    },
  );
  const until = openUntil(row);
  const lead = [
    until === null ? '' : `<p>${t.payUntil(showDay(dayIn(INVOICE_TIME_ZONE, until)))}</p>`,
    content.commission || (content.credit ?? 0) <= 0 ? '' : `<p>${t.credit}</p>`,
  ].join('');
  const ways = [
    writeNews(shown),
    shown.gateway === null
      ? ''
      : writeGateway({ storeId, id, months: content.months }, t.payBy(shown.gateway), shown),
    vpa === ''
      ? ''
      : `<div class="once">${encodeQR(link, 'svg', { ecc: 'medium' }).replace('<svg', '<svg role="img" aria-label="UPI"')}
<p>${t.upi}</p><p><a href="${escapeHtml(link)}">${t.openUpi}</a></p>${writeClaim({ storeId, id, claim }, shown)}</div>`,
  ].join('');
  const isClaimed = claim !== null && claim.refusedFor === null;
  if (isClaimed)
    return `<section class="pay"><p role="status" class="told">${t.claimed(claim.utr)}</p>
<details><summary>${t.others}</summary>${ways}</details></section>`;
  return `<section class="pay">${lead}${ways || `<p>${escapeHtml(t.noWay(name))}</p>`}</section>`;
}

function writeNews({ language, news, waits }: Shown): string {
  const told = textsIn(language).news;
  const text = news === 'tooOften' ? waits && told.tooOften(waits) : news && told[news];
  return text ? `<p role="alert">${text}</p>` : '';
}

/** Paying once is what is chosen until somebody chooses otherwise. */
function writeGateway(
  { storeId, id, months }: { storeId: string; id: string; months: number },
  title: string,
  { offer, language }: Shown,
): string {
  const href = `${invoiceHref({ storeId, id })}/pay`;
  if (offer === null) return `<p><a href="${href}">${escapeHtml(title)}</a></p>`;
  const t = textsIn(language);
  const choice = (value: string, words: string) =>
    `<label><input type="radio" name="by" value="${value}"${value === '' ? ' checked' : ''}> ${words}</label>`;
  const most = formatMoneyFixed(offer.cap, 'INR');
  return `<form action="${href}"><fieldset><legend>${t.renewal}</legend>${choice('', t.once)}
${MANDATE_WAYS.map((way) => choice(way, t.by[way])).join('')}
<p>${t.renewalHint(months, most)}</p></fieldset><button type="submit">${escapeHtml(title)}</button></form>`;
}

/** Where whoever has paid by UPI says so, and reads what became of it. */
function writeClaim(
  { storeId, id, claim }: Pick<PayableInvoice, 'storeId' | 'id' | 'claim'>,
  shown: Shown,
): string {
  const t = textsIn(shown.language);
  const isOpen = claim !== null && claim.refusedFor === null;
  const state =
    claim === null || claim.refusedFor === null
      ? ''
      : `<p role="alert">${escapeHtml(t.refused(claim.utr, claim.refusedFor))}</p>`;
  return `${state}<form method="post" action="/payments/invoice/claim/${storeId}/${id}"><label>${t.utr}
<input name="utr" inputmode="numeric" autocomplete="off" maxlength="20" required></label>
<button type="submit">${isOpen ? t.otherUtr : t.claim}</button></form>`;
}

/** Posts itself to the gateway, the one site to which its policy lets it. */
export function renderPayment({ action, param_dict }: PaymentForm, language: Language): Page {
  const t = textsIn(language);
  const fields = Object.entries(param_dict).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const main = `<main><form class="pay" method="post" action="${escapeHtml(action)}">${fields.join('')}
<button type="submit">${t.goOn}</button></form></main><script>${SEND_SCRIPT}</script>`;
  return pageOf(t.goOn, language, main, { script: SEND_SCRIPT, target: new URL(action).origin });
}

function pageOf(
  title: string,
  language: Language,
  main: string,
  { script, target }: { script: string; target: string | null },
): Page {
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${PAY_STYLE}</style></head>
<body>${main}</body></html>`;
  return {
    status: 200,
    policy: customerPolicy({ styles: [PAY_STYLE], scripts: [script] }, target === null ? [] : [target]),
    isPublic: false,
    body: cacheBody('text/html; charset=utf-8', html),
  };
}
