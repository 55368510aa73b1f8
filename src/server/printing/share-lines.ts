import type { LineRow } from '../ordering/find-order.ts';
import type { PrinterRow } from './queries.ts';

/** Those that a kitchen's ticket of this order type comes out of. */
export function kitchenPrinters(printers: PrinterRow[], orderTypeId: string): PrinterRow[] {
  return printers.filter(
    ({ enabled, tickets, orderTypes }) =>
      enabled && tickets && (orderTypes === null || orderTypes.includes(orderTypeId)),
  );
}

/**
 * Which of the lines each printer gets. What is not on the menu any more has no category: it goes to those that print
 * all, and where there is none to the first, since nobody has said that it is not to be printed.
 */
export function shareLines(
  printers: PrinterRow[],
  lines: LineRow[],
  categoryOf: ReadonlyMap<string, string>,
): Map<PrinterRow, LineRow[]> {
  const takesAll = printers.filter(({ categories }) => categories === null);
  const forUnknown = takesAll.length > 0 ? takesAll : printers.slice(0, 1);
  const takes = (printer: PrinterRow, line: LineRow) => {
    const category = categoryOf.get(line.itemId);
    if (category === undefined) return forUnknown.includes(printer);
    return printer.categories === null || printer.categories.includes(category);
  };
  const shares = printers.map((printer) => [printer, lines.filter((line) => takes(printer, line))] as const);
  return new Map(shares.filter(([, share]) => share.length > 0));
}
