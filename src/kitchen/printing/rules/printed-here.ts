/** What a tablet without the line prints itself. */
const PRINTED = ['ticket', 'receipt', 'drawer'] as const;
export type Printed = (typeof PRINTED)[number];

/** As a tablet tells of it, and as it is kept with the order. */
export const printedAs = (what: Printed, printerId: string): string => `${what}:${printerId}`;

export function partsOfPrinted(printed: string): { what: Printed; printerId: string } {
  const [what, printerId = ''] = printed.split(':');
  return { what: what as Printed, printerId };
}

/** More than all printers of a store print of one order. */
const MOST = 60;
const ONE = new RegExp(`^(${PRINTED.join('|')}):[\\w-]{1,64}$`);

/** What a header names. Anything else in it is passed over. */
export function printedIn(header: unknown): string[] {
  if (typeof header !== 'string') return [];
  return header
    .split(',')
    .filter((one) => ONE.test(one))
    .slice(0, MOST);
}
