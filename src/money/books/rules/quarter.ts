import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { addDays } from '#money/reports/rules/report-period.ts';
import { type Gstr1Of, gstr1Of } from './gstr1.ts';

/** The months of the quarter that a month is in. */
export function quarterOf(month: string): [string, string, string] {
  const at = (Number(month.slice(5)) - 1) % 3;
  return [0, 1, 2].map((one) => monthFrom(month, one - at)) as [string, string, string];
}

/** The 15th plus or minus 30 days for each is always within that month. */
const monthFrom = (month: string, months: number) => addDays(`${month}-15`, months * 30).slice(0, 7);

/**
 * Who files every three months may furnish the sales to companies of the first two with this file (IFF), so that their buyers
 * need not wait for the tax.
 */
export function iffOf(issued: readonly BillContent[], of: Gstr1Of) {
  const { gstin, fp, version, hash, b2b, cdnr } = gstr1Of(issued, of);
  return { gstin, fp, version, hash, ...(b2b && { b2b }), ...(cdnr && { cdnr }) };
}

/** GSTR-1 of a quarter that ends with this month. Sales to companies of the first two months are in their own files. */
export function quarterlyGstr1Of(issued: readonly BillContent[], of: Gstr1Of) {
  const { b2b, cdnr, ...rest } = gstr1Of(issued, of);
  const last = iffOf(
    issued.filter(({ date }) => date.startsWith(of.month)),
    of,
  );
  return { ...rest, ...last };
}
