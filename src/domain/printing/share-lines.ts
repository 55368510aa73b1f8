import { type Chooser, defaultPrinters } from './default-printers.ts';

interface Printing extends Chooser {
  receipts: boolean;
  /** Null prints all order types. */
  orderTypes: string[] | null;
}

const takesOrders = ({ orderTypes }: Pick<Printing, 'orderTypes'>, orderTypeId: string) =>
  orderTypes === null || orderTypes.includes(orderTypeId);

/** The printers for kitchen tickets of this order type. */
export const kitchenPrinters = <P extends Printing>(printers: readonly P[], orderTypeId: string): P[] =>
  printers.filter((one) => one.enabled && one.tickets && takesOrders(one, orderTypeId));

/** The printers for printouts of this order type. */
export const receiptPrinters = <P extends Printing>(printers: readonly P[], orderTypeId: string): P[] =>
  printers.filter((one) => one.enabled && one.receipts && takesOrders(one, orderTypeId));

interface Menu {
  categoryOf: ReadonlyMap<string, string>;
  /** Categories that some printer of the store is assigned to. */
  named: ReadonlySet<string>;
}

/**
 * Shares the lines among printers. Dishes that are on no menu any more, or in a category without a printer, go to the
 * default printers, since nobody has chosen to leave them unprinted.
 */
export function shareLines<P extends Pick<Chooser, 'categories'>, Line>(
  printers: readonly P[],
  lines: readonly Line[],
  { categoryOf, named, itemOf }: Menu & { itemOf: (line: Line) => string },
): Map<P, Line[]> {
  const byDefault = defaultPrinters(printers);
  const takes = (printer: P, line: Line) => {
    const category = categoryOf.get(itemOf(line));
    if (category === undefined || !named.has(category)) return byDefault.includes(printer);
    return printer.categories === null || printer.categories.includes(category);
  };
  const shares = printers.map((printer) => [printer, lines.filter((line) => takes(printer, line))] as const);
  return new Map(shares.filter(([, share]) => share.length > 0));
}
