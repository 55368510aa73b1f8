import type { EInvoiceFault } from '#money/e-invoices/rules/faults.ts';
import type { EInvoiceView } from '#money/e-invoices/wire/e-invoices.ts';

/** Where what the registry refuses is mended. */
export type Remedy = 'company' | 'legal' | 'store' | 'bills' | 'menu';

const OF_FAULTS: Partial<Record<EInvoiceFault, Remedy>> = {
  legalName: 'legal',
  street: 'store',
  city: 'store',
  pinCode: 'store',
  buyer: 'company',
  buyerName: 'company',
  buyerAddress: 'company',
  number: 'bills',
  code: 'menu',
  rate: 'menu',
  between: 'menu',
};

/** By the registry's codes. */
const OF_CODES: Record<string, Remedy> = {
  2143: 'bills',
  2176: 'menu',
  2211: 'company',
  3028: 'company',
  3029: 'company',
};

/** What to do first about a refused document. Null where nobody can do anything here. */
export function remedyOf({ state, reason }: Pick<EInvoiceView, 'state' | 'reason'>): Remedy | null {
  if (state !== 'refused' || reason === null) return null;
  const [fault] = reason.faults;
  return (fault ? OF_FAULTS[fault] : OF_CODES[reason.code]) ?? null;
}
