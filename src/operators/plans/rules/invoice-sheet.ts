import { type BillSheet, formatIndian } from '#money/bills/rules/bill-sheet.ts';
import { amountInWords } from '#platform/money/rules/amount-in-words.ts';
import { formatRate, type Minor } from '#platform/money/rules/money.ts';
import { type InvoiceContent, type NoteContent, placeOfSupply } from './invoice.ts';
import { priceParts } from './plan-price.ts';

/** The sheet of an invoice; one that is not paid yet has neither a number nor a date, and only asks. */
export function invoiceSheet(
  content: InvoiceContent,
  paid: { number: string; date: string } | null,
): BillSheet {
  const { seller, buyer, taxable, taxes, total, coupon, credit = 0, short = 0 } = content;
  const isTaxed = seller.gstin !== '';
  const titles = isTaxed ? ['Tax invoice', 'कर बीजक'] : ['Invoice', 'बीजक'];
  const [title, hindiTitle] = (paid ? titles : ['Payment request', 'भुगतान अनुरोध']) as [string, string];
  const sum = (label: string, amount: Minor) => ({ label, text: formatIndian(amount), isTotal: false });
  return {
    title,
    hindiTitle,
    declaration: '',
    name: seller.name,
    supplier: [seller.address].filter(Boolean),
    facts: factsOf({ seller, buyer }, [
      ['Number', paid?.number ?? ''],
      ['Date', paid ? showDay(paid.date) : ''],
    ]),
    lines: linesOf(content),
    sums: [
      ...(coupon && coupon.discount > 0 ? [sum(`Discount (${coupon.code})`, -coupon.discount)] : []),
      ...(short === 0 ? [] : [sum('Days left out', -short)]),
      ...(credit === 0 ? [] : [sum('Credit', -credit)]),
      ...(taxes.length > 0 ? [sum('Taxable value', taxable)] : []),
      ...taxes.map(({ label, rate, amount }) => sum(`${label} ${formatRate(rate)}`, amount)),
      { label: paid ? 'Paid' : 'To pay', text: `₹${formatIndian(total)}`, isTotal: true },
    ],
    words: amountInWords(total, 'INR'),
    footer: seller.footer,
  };
}

function linesOf({ plan, months, from, until, price, yearPrice, commission }: InvoiceContent) {
  const note = until < from ? '' : `${showDay(from)} – ${showDay(until)}`;
  if (commission) {
    const amount = formatIndian(price);
    const { orders, sales } = commission;
    return [
      {
        label: 'Commission',
        note: `${note} · ${orders} orders, ₹${formatIndian(sales)}`,
        quantity: '',
        rate: '',
        discount: '',
        amount,
      },
    ];
  }
  return priceParts({ price, yearPrice: yearPrice ?? null }, months).map(
    ({ quantity, months: covered, rate }, place) => ({
      label: covered === quantity ? plan : `${plan} · 12 months`,
      note: place === 0 ? note : '',
      quantity: String(quantity),
      rate: formatIndian(rate),
      discount: '',
      amount: formatIndian(quantity * rate),
    }),
  );
}

/** The sheet of a credit note, which takes its part of the tax back. */
export function noteSheet(note: NoteContent, number: string): BillSheet {
  const { seller, buyer, against, date, reason, taxable, taxes, total } = note;
  const sum = (label: string, amount: Minor) => ({ label, text: formatIndian(amount), isTotal: false });
  return {
    title: 'Credit note',
    hindiTitle: 'क्रेडिट नोट',
    declaration: '',
    name: seller.name,
    supplier: [seller.address].filter(Boolean),
    facts: factsOf({ seller, buyer }, [
      ['Number', number],
      ['Date', showDay(date)],
      ['Against', against],
    ]),
    lines: [
      {
        label: reason,
        note: '',
        quantity: '1',
        rate: formatIndian(taxable),
        discount: '',
        amount: formatIndian(taxable),
      },
    ],
    sums: [
      ...(taxes.length > 0 ? [sum('Taxable value', taxable)] : []),
      ...taxes.map(({ label, rate, amount }) => sum(`${label} ${formatRate(rate)}`, amount)),
      { label: 'Credited', text: `₹${formatIndian(total)}`, isTotal: true },
    ],
    words: amountInWords(total, 'INR'),
    footer: seller.footer,
  };
}

/** Whose sheet it is; empty ones are left out. */
function factsOf({ seller, buyer }: Pick<InvoiceContent, 'seller' | 'buyer'>, first: [string, string][]) {
  const isTaxed = seller.gstin !== '';
  const place = placeOfSupply(seller, buyer);
  const facts: [string, string][] = [
    ...first,
    ['Billed to', buyer.name],
    ['Address', buyer.address],
    ['GSTIN of buyer', buyer.gstin],
    ['GSTIN', seller.gstin],
    ['Place of supply', isTaxed && place ? `${place.name} (${place.code})` : ''],
    ['SAC', isTaxed ? seller.sac : ''],
  ];
  return facts.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
}

export const showDay = (day: string) => day.split('-').reverse().join('/');
