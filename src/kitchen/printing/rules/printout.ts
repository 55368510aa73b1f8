import type { Translations } from '#ordering/menu/rules/menu.ts';
import { nameIn, nameOf } from '#ordering/menu/rules/name-in.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import type { OrderedNames } from '#ordering/orders/rules/ordered-names.ts';
import type { PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { priceRounds, type Round } from '#ordering/prices/rules/price-rounds.ts';
import { orderPlace, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { formatMoneyFixed, formatRate, type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { GAP, type PrintLine, RULE, text } from './paper/print-line.ts';
import { printedTime } from './paper/printed-time.ts';
import { printedNumber, printedPlace, printedType } from './printed-place.ts';
import { PRINT_WORDS, type PrintWords } from './words.ts';

export interface PrintoutLine extends PriceableLine {
  /** What a portion costs before the discounts of its dish and category. */
  full: Minor;
  label: string;
  options: string[];
  translations?: OrderedNames | undefined;
}

export interface Printout {
  store: {
    name: string;
    legalName: string;
    address: { street: string; city: string; state: string; pinCode: string };
    gstNo: string;
    fssaiNo: string;
    currency: string;
    timeZone: string;
    /** What the restaurant has below its bills. */
    footer?: string;
  };
  /**
   * Set once the order was billed. `total` and `roundOff` sum up its documents and apply while the order
   * matches them. `papers` lists the documents, if there are several.
   */
  bill: {
    number: string;
    total: Minor;
    roundOff: Minor;
    papers?: { number: string; payable: Minor }[];
    /** At the registry of invoices. */
    registered?: { irn: string; signedQr: string };
  } | null;
  /** The order's own rounding, used when no bill matches the order; null where it is not rounded. */
  roundOff: Minor | null;
  orderNo: number;
  tabletLetter?: string | null;
  orderType: string;
  orderKind?: OrderKind | null;
  orderTypeTranslations?: Translations | null;
  table: { iden: string; idel: string } | null;
  customer: string;
  /** Delivery address, table or pickup time. */
  address: string;
  at: number;
  isCancelled: boolean;
  /** One, or all orders of a table. */
  rounds: Round<PrintoutLine>[];
  paid: Minor;
  /** Given for the staff, beside the bill. */
  tips: Minor;
  /** Handed over in cash, and what of it went back as change. Left out if nobody counted. */
  cash?: { given: Minor; change: Minor } | undefined;
  method: string;
  /** Link of the QR code for UPI apps. */
  upiLink: string | null;
}

export function renderPrintout(order: Printout, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  return [
    ...headOf(order, language),
    RULE,
    ...shownLines(order).flatMap((line) => lineOf(line, language)),
    RULE,
    ...sumsOf(order, language),
    ...registeredOf(order.bill),
    GAP,
    ...closingOf(order.store.footer || words.thanks),
  ];
}

const closingOf = (words: string): PrintLine[] =>
  words.split('\n').map((line) => text(line, { centred: true }));

/** A dish that several rounds have is printed once. */
function shownLines({ rounds }: Printout): PrintoutLine[] {
  const lines = rounds.flatMap((round) => round.lines);
  if (rounds.length < 2) return lines;
  const all = new Map<string, PrintoutLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.label, line.options, line.full]);
    all.set(key, { ...line, quantity: line.quantity + (all.get(key)?.quantity ?? 0) });
  }
  return [...all.values()];
}

function headOf(order: Printout, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  const { store } = order;
  const { street, city, state, pinCode } = store.address;
  const town = [city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const small = [
    store.legalName === store.name ? '' : boundText(store.legalName, BOUNDS.store),
    street,
    town,
    store.gstNo && `${words.gstin} ${store.gstNo}`,
    store.fssaiNo && `${words.fssai} ${store.fssaiNo}`,
  ];
  const place = orderPlace(order);
  const address = boundText(order.address, BOUNDS.address);
  // A typed text too long for a table's name is taken for a delivery address.
  const isAddress = place.kind === 'address' || (place.kind === 'typed' && place.name !== address);
  return [
    text(boundText(store.name, BOUNDS.store), { centred: true, bold: true, size: 'tall' }),
    ...small.filter(Boolean).map((line) => text(line, { centred: true })),
    RULE,
    ...(order.isCancelled ? [text(words.cancelled, { centred: true, bold: true, inverse: true })] : []),
    ...(order.bill ? [text(words.bill, { right: order.bill.number, bold: true })] : []),
    text(printedNumber(order, language), {
      right: (isAddress ? '' : tableNameOf(order)) || printedType(order, language),
      bold: true,
    }),
    text(words.date, { right: printedTime(order.at, store.timeZone) }),
    ...(place.kind === 'pickup' ? [text(printedPlace(order, language), { bold: true })] : []),
    ...(order.customer ? [text(words.customer, { right: boundText(order.customer, BOUNDS.name) })] : []),
    ...(isAddress ? linesOf(address) : []),
  ];
}

function linesOf(written: string): PrintLine[] {
  return written === '' ? [] : written.split('\n').map((line) => text(line));
}

function lineOf(line: PrintoutLine, language: OfficeLanguage): PrintLine[] {
  const { quantity, full } = line;
  const { label = line.label, options = line.options } = line.translations?.[language] ?? {};
  const each = quantity > 1 ? [text(`@ ${toDecimal(full)}`, { lead: '    ' })] : [];
  return [
    text(label, { lead: `${quantity} x `, right: toDecimal(full * quantity) }),
    ...options.map((option) => text(option, { lead: '    + ' })),
    ...each,
  ];
}

function sumsOf(order: Printout, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  const { lines, cartValue, discounts, charges, taxes, grandTotal } = priceRounds(order.rounds);
  const full = order.rounds
    .flatMap((round) => round.lines)
    .reduce((sum, line) => sum + line.full * line.quantity, 0);
  const roundOff = (order.bill && roundOffTo(order.bill, grandTotal)) ?? order.roundOff ?? 0;
  const payable = grandTotal + roundOff;
  const total = order.isCancelled ? 0 : payable;
  const due = Math.max(0, total - order.paid);
  const money = (amount: Minor) => formatMoneyFixed(amount, order.store.currency);
  const isDiscounted = full !== cartValue;
  const hasMore = isDiscounted || discounts.length > 0 || charges.length > 0 || taxes.length > 0;
  const rated = (label: string, rate: number | null) =>
    rate === null || label.includes('%') ? label : `${label} ${formatRate(rate)}`;
  return [
    ...(hasMore && lines.length > 0 ? [text(words.items, { right: toDecimal(full) })] : []),
    ...(isDiscounted ? [text(words.discount, { right: toDecimal(cartValue - full) })] : []),
    ...discounts.map(({ reason, percent, amount }) =>
      text(`${rated(words.discount, percent)} · ${boundText(reason, BOUNDS.name)}`, {
        right: toDecimal(-amount),
      }),
    ),
    ...charges.map((charge) =>
      text(rated(nameOf(charge, language, words.names), charge.rate), { right: toDecimal(charge.amount) }),
    ),
    ...taxes.map(({ label, rate, amount, included }) =>
      text(included ? words.taxWithin(rated(label, rate)) : rated(label, rate), { right: toDecimal(amount) }),
    ),
    ...(roundOff === 0 ? [] : [text(words.roundOff, { right: toDecimal(roundOff) })]),
    ...papersOf(order.bill),
    text(words.total, { right: money(payable), bold: true, size: 'tall' }),
    ...(order.isCancelled ? [] : [paidLine(order, words)]),
    ...(order.tips > 0 ? [text(words.tip, { right: money(order.tips) })] : []),
    ...(order.cash
      ? [
          text(words.cashGiven, { right: money(order.cash.given) }),
          text(words.change, { right: money(order.cash.change) }),
        ]
      : []),
    ...(due > 0 && order.paid > 0 ? [text(words.due, { right: money(due), bold: true })] : []),
    ...(due > 0 && order.upiLink !== null
      ? [GAP, { kind: 'qr', text: order.upiLink } as const, text(words.scanToPay, { centred: true })]
      : []),
  ];
}

const RUPEE = 100;

/** From what the orders come to, to what the bill says. Null where the bill is of other orders than these. */
function roundOffTo({ total, roundOff }: { total: Minor; roundOff: Minor }, cost: Minor): Minor | null {
  const off = total + roundOff - cost;
  return Math.abs(off) < RUPEE ? off : null;
}

/** What the registry of invoices has given for a company's bill. */
function registeredOf(bill: Printout['bill']): PrintLine[] {
  if (!bill?.registered) return [];
  const { irn, signedQr } = bill.registered;
  return [GAP, ...(signedQr ? [{ kind: 'qr', text: signedQr } as const] : []), text(`IRN ${irn}`)];
}

function papersOf(bill: Printout['bill']): PrintLine[] {
  const papers = bill?.papers ?? [];
  if (papers.length < 2) return [];
  return papers.map(({ number, payable }) => text(number, { right: toDecimal(payable) }));
}

function paidLine({ paid, method, store }: Printout, words: PrintWords): PrintLine {
  if (paid === 0) return text(words.unpaid, { bold: true });
  const how = method ? `${words.paid} (${nameIn(words.names, method)})` : words.paid;
  return text(how, { right: formatMoneyFixed(paid, store.currency), bold: true });
}
