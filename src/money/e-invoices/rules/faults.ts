import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { gstr1Questions, isGstRate } from '#money/books/rules/gstr1-questions.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';
import { itemsOf } from './items.ts';
import { readAddress } from './read-address.ts';

/** The restaurant as it is now: what was missing on its bills is mended there. */
export interface Seller {
  legalName: string;
  address: { street: string; city: string; pinCode: string };
}

/** What the registry would refuse, by where it is mended: in the settings, on the bill, in the menu. */
export const E_INVOICE_FAULTS = [
  'legalName',
  'street',
  'city',
  'pinCode',
  'buyer',
  'buyerName',
  'buyerAddress',
  'number',
  'code',
  'rate',
  'between',
  'negative',
] as const;
export type EInvoiceFault = (typeof E_INVOICE_FAULTS)[number];

const NUMBER = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/;
const PIN_CODE = /^[1-9]\d{5}$/;
/** From ₹5 crore a year on. */
const CODE = /^(\d{6}|\d{8})$/;
/** Of names and places. */
const LEAST = 3;

/** What is missing in the settings. */
export function sellerFaults({ legalName, address }: Seller): EInvoiceFault[] {
  const found = {
    legalName: isShort(legalName),
    street: address.street.trim() === '',
    city: isShort(address.city),
    pinCode: !PIN_CODE.test(address.pinCode.trim()),
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((fault) => found[fault]);
}

const isShort = (text: string) => text.trim().length < LEAST;

/** What is missing or wrong, before the registry is asked. */
export function eInvoiceFaults(content: BillContent, seller: Seller): EInvoiceFault[] {
  const { supplier, buyer, number } = content;
  const items = itemsOf(content);
  const asked = gstr1Questions([content], supplier.gstin).map(({ what }) => what);
  const to = readAddress(buyer?.address ?? '');
  const state = indianStateOf({ gstin: buyer?.gstin ?? '', state: '' });
  const found: Partial<Record<EInvoiceFault, boolean>> = {
    buyer: asked.includes('buyer') || state === null,
    buyerName: isShort(buyer?.name ?? ''),
    buyerAddress: to.pin === '' || isShort(to.place),
    number: !NUMBER.test(number),
    code: items.some(({ code }) => !CODE.test(code)),
    rate: items.some(({ rate }) => !isGstRate(rate)),
    between: asked.includes('between'),
    negative: items.some(({ taxable, cgst, sgst, igst, other }) =>
      [taxable, cgst, sgst, igst, other].some((amount) => amount < 0),
    ),
  };
  return [...sellerFaults(seller), ...E_INVOICE_FAULTS.filter((fault) => found[fault])];
}
