import type { InvoiceFilter } from '#operators/invoices/office-api/invoices.ts';
import { INVOICE_FILTER_STATES } from '#operators/plans/rules/invoice.ts';
import { textIn, wordIn } from '../filters/store-search.ts';

export const ALL_INVOICES: InvoiceFilter = { search: '', store: '', month: '', state: '' };
const NAMES = Object.keys(ALL_INVOICES) as (keyof InvoiceFilter)[];

/** The filters that an address has. */
export const searchOf = (filter: InvoiceFilter): Partial<InvoiceFilter> =>
  Object.fromEntries(NAMES.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));

export function readInvoiceSearch({
  search,
  store,
  month,
  state,
}: Record<string, unknown>): Partial<InvoiceFilter> {
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(textIn(month));
  return searchOf({
    search: textIn(search),
    store: textIn(store),
    month: isMonth ? textIn(month) : '',
    state: wordIn(INVOICE_FILTER_STATES, state) ?? '',
  });
}
