import { formatMoneyFixed, formatRate, type Minor, toDecimal } from '../money.ts';
import { placeName } from '../place-name.ts';
import { type Charge, type PriceableLine, priceCart } from '../pricing.ts';
import { GAP, type PrintLine, RULE, text } from './print-line.ts';
import { printedTime } from './printed-time.ts';
import { PRINT_WORDS, type PrintLanguage, type PrintWords } from './words.ts';

export interface ReceiptLine extends PriceableLine {
  label: string;
  options: string[];
}

export interface Receipt {
  store: {
    name: string;
    legalName: string;
    address: { street: string; city: string; state: string; pinCode: string };
    gstNo: string;
    fssaiNo: string;
    currency: string;
    timeZone: string;
  };
  /** Where a bill was made of the order: what is rounded off counts while the order is as it was billed. */
  bill: { number: string; total: Minor; roundOff: Minor } | null;
  orderNo: number;
  orderType: string;
  table: { iden: string; idel: string } | null;
  customer: string;
  /** Where it is brought to. */
  address: string;
  at: number;
  isCancelled: boolean;
  lines: ReceiptLine[];
  charges: Charge[];
  /** What has been received for it, and how. */
  paid: Minor;
  method: string;
  /** What a telephone pays with when it scans it. */
  upiLink: string | null;
}

export function receipt(order: Receipt, language: PrintLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  return [
    ...headOf(order, words),
    RULE,
    ...order.lines.flatMap(lineOf),
    RULE,
    ...sumsOf(order, words),
    GAP,
    text(words.thanks, { centred: true }),
  ];
}

function headOf(order: Receipt, words: PrintWords): PrintLine[] {
  const { store, table } = order;
  const { street, city, state, pinCode } = store.address;
  const place = [city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const small = [
    store.legalName === store.name ? '' : store.legalName,
    street,
    place,
    store.gstNo && `${words.gstin} ${store.gstNo}`,
    store.fssaiNo && `${words.fssai} ${store.fssaiNo}`,
  ];
  const where = table ? placeName(table) : '';
  return [
    text(store.name, { centred: true, bold: true, size: 'tall' }),
    ...small.filter(Boolean).map((line) => text(line, { centred: true })),
    RULE,
    ...(order.isCancelled ? [text(words.cancelled, { centred: true, bold: true, inverse: true })] : []),
    ...(order.bill ? [text(words.bill, { right: order.bill.number, bold: true })] : []),
    text(`${words.order} #${order.orderNo}`, { right: where || order.orderType, bold: true }),
    text(words.date, { right: printedTime(order.at, store.timeZone) }),
    ...(order.customer ? [text(words.customer, { right: order.customer })] : []),
    ...order.address.split(/\r?\n/).flatMap((line) => (line.trim() ? [text(line)] : [])),
  ];
}

function lineOf({ label, options, quantity, base }: ReceiptLine): PrintLine[] {
  const each = quantity > 1 ? [text(`@ ${toDecimal(base)}`, { lead: '    ' })] : [];
  return [
    text(label, { lead: `${quantity} x `, right: toDecimal(base * quantity) }),
    ...options.map((option) => text(option, { lead: '    + ' })),
    ...each,
  ];
}

/** The domain's own pricing: never summed up anew. */
function sumsOf(order: Receipt, words: PrintWords): PrintLine[] {
  const { lines, cartValue, charges, taxes, grandTotal } = priceCart(order.lines, order.charges);
  const full = order.lines.reduce((sum, { base, quantity }) => sum + base * quantity, 0);
  const roundOff = order.bill?.total === grandTotal ? order.bill.roundOff : 0;
  const payable = grandTotal + roundOff;
  const total = order.isCancelled ? 0 : payable;
  const due = Math.max(0, total - order.paid);
  const money = (amount: Minor) => formatMoneyFixed(amount, order.store.currency);
  const isDiscounted = full !== cartValue;
  const hasMore = isDiscounted || charges.length > 0 || taxes.length > 0;
  const rated = (label: string, rate: number | null) =>
    rate === null || label.includes('%') ? label : `${label} ${formatRate(rate)}`;
  return [
    ...(hasMore && lines.length > 0 ? [text(words.items, { right: toDecimal(full) })] : []),
    ...(isDiscounted ? [text(words.discount, { right: toDecimal(cartValue - full) })] : []),
    ...[...charges, ...taxes].map(({ label, rate, amount }) =>
      text(rated(label, rate), { right: toDecimal(amount) }),
    ),
    ...(roundOff === 0 ? [] : [text(words.roundOff, { right: toDecimal(roundOff) })]),
    text(words.total, { right: money(payable), bold: true, size: 'tall' }),
    ...(order.isCancelled ? [] : [paidLine(order, words)]),
    ...(due > 0 && order.paid > 0 ? [text(words.due, { right: money(due), bold: true })] : []),
    ...(due > 0 && order.upiLink !== null
      ? [GAP, { kind: 'qr', text: order.upiLink } as const, text(words.scanToPay, { centred: true })]
      : []),
  ];
}

function paidLine({ paid, method, store }: Receipt, words: PrintWords): PrintLine {
  if (paid === 0) return text(words.unpaid, { bold: true });
  const how = method ? `${words.paid} (${method})` : words.paid;
  return text(how, { right: formatMoneyFixed(paid, store.currency), bold: true });
}
