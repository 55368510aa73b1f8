import { columnOf, isService } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { isCredit, suppliedTo } from '#money/bills/rules/gst-return.ts';
import { hundredths } from '#money/books/rules/gstr1-rows.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';
import type { Seller } from './faults.ts';
import { type InvoiceItem, itemsOf } from './items.ts';
import { readAddress } from './read-address.ts';

/** Whether the law wants a document registered: it has GST, and is made out to a company with a GSTIN. */
export function isForRegistry({ kind, supplier, buyer, figures }: BillContent): boolean {
  const isTaxed = figures.taxes.some((tax) => columnOf(tax) !== 'other' && tax.amount !== 0);
  return (
    (kind === 'tax_invoice' || kind === 'credit_note') &&
    supplier.gstin !== '' &&
    (buyer?.gstin ?? '') !== '' &&
    isTaxed
  );
}

export type EInvoice = ReturnType<typeof eInvoiceOf>;

/** A bill or credit note as the registry takes it, by its schema 1.1. What `eInvoiceFaults` finds is refused there. */
export function eInvoiceOf(content: BillContent, seller: Seller) {
  const { supplier, buyer, number, date, figures } = content;
  const items = itemsOf(content);
  const sumOf = (amountOf: (item: InvoiceItem) => Minor) =>
    items.reduce((sum, item) => sum + amountOf(item), 0);
  const sold = sumOf(worthOf);
  const { street, place, pin } = readAddress(buyer?.address ?? '');
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: {
      Typ: isCredit(content) ? 'CRN' : 'INV',
      No: number,
      Dt: date.slice(0, 10).split('-').toReversed().join('/'),
    },
    SellerDtls: {
      Gstin: supplier.gstin,
      LglNm: plain(seller.legalName, 100),
      ...addressOf(seller.address.street),
      Loc: plain(seller.address.city, 50),
      Pin: Number(seller.address.pinCode.trim()),
      Stcd: supplier.gstin.slice(0, 2),
    },
    BuyerDtls: {
      Gstin: buyer?.gstin ?? '',
      LglNm: plain(buyer?.name ?? '', 100),
      Pos: indianStateOf(suppliedTo(content))?.code ?? '',
      ...addressOf(street),
      Loc: plain(place, 50),
      Pin: Number(pin),
      Stcd: buyer?.gstin.slice(0, 2) ?? '',
    },
    ItemList: items.map(itemOf),
    ValDtls: {
      AssVal: hundredths(sumOf(({ taxable }) => taxable)),
      CgstVal: hundredths(sumOf(({ cgst }) => cgst)),
      SgstVal: hundredths(sumOf(({ sgst }) => sgst)),
      IgstVal: hundredths(sumOf(({ igst }) => igst)),
      Discount: 0,
      OthChrg: hundredths(sumOf(({ other }) => other)),
      RndOffAmt: hundredths(figures.payable - sold),
      TotInvVal: hundredths(figures.payable),
    },
  };
}

/** A tax that is no GST, such as VAT, is among the other charges. */
const worthOf = ({ taxable, cgst, sgst, igst, other }: InvoiceItem) => taxable + cgst + sgst + igst + other;

function itemOf(item: InvoiceItem, at: number) {
  const { label, code, rate, quantity, gross, discount, each, taxable, cgst, sgst, igst, other } = item;
  const portions = Math.max(1, quantity);
  return {
    SlNo: String(at + 1),
    PrdDesc: plain(label, 300).padEnd(3, '.'),
    IsServc: isService(code) ? 'Y' : 'N',
    HsnCd: code,
    Qty: portions,
    Unit: 'NOS',
    // Three decimals, so that the portions make the whole where a price has taxes within.
    UnitPrice: each === null ? Math.round((gross / portions) * 10) / 1000 : hundredths(each),
    TotAmt: hundredths(gross),
    Discount: hundredths(discount),
    AssAmt: hundredths(taxable),
    GstRt: hundredths(rate),
    IgstAmt: hundredths(igst),
    CgstAmt: hundredths(cgst),
    SgstAmt: hundredths(sgst),
    OthChrg: hundredths(other),
    TotItemVal: hundredths(worthOf(item)),
  };
}

const LONGEST_LINE = 100;

function addressOf(street: string): { Addr1: string; Addr2?: string } {
  const whole = plain(street, 2 * LONGEST_LINE);
  const rest = whole.slice(LONGEST_LINE).trim();
  return { Addr1: whole.slice(0, LONGEST_LINE).trim(), ...(rest.length < 3 ? {} : { Addr2: rest }) };
}

/** The registry takes neither double quotes nor backslashes. */
const plain = (text: string, most: number) =>
  text.replaceAll('"', '”').replaceAll('\\', '/').replace(/\s+/g, ' ').trim().slice(0, most);
