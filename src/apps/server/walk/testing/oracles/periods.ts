import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { type Oracle, same } from './oracle.ts';

const numbers = (bills: readonly { number: string }[]) =>
  bills
    .map(({ number }) => number)
    .toSorted()
    .join(' ');
const once = (parts: BillContent[][]) => numbers(parts.flat());

export const oneDay: Oracle = {
  says: 'each bill is in the export of exactly one day',
  faults: ({ billed }) => same('all days', numbers(billed.all), once(billed.days)),
};

export const oneMonth: Oracle = {
  says: 'each bill is in the export of exactly one month',
  faults: ({ billed }) => same('both months', numbers(billed.all), once(billed.months)),
};

export const apiMonths: Oracle = {
  says: 'each bill is in exactly one month of /v1',
  faults: ({ billed, api }) => same('both months', numbers(billed.all), numbers(api.bills)),
};
