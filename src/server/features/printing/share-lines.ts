import { defaultPrinters } from '#domain/printing/default-printers.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import type { PrinterRow } from './queries.ts';

/** The printers for kitchen tickets of this order type. */
export function kitchenPrinters(printers: PrinterRow[], orderTypeId: string): PrinterRow[] {
  return printers.filter(
    ({ enabled, tickets, orderTypes }) =>
      enabled && tickets && (orderTypes === null || orderTypes.includes(orderTypeId)),
  );
}

interface Menu {
  categoryOf: ReadonlyMap<string, string>;
  /** Categories that some printer of the store is assigned to. */
  named: ReadonlySet<string>;
}

/**
 * Shares the lines among printers. Dishes that are on no menu any more, or in a category without a printer, go to the
 * default printers, since nobody has chosen to leave them unprinted.
 */
export function shareLines(
  printers: PrinterRow[],
  lines: LineRow[],
  { categoryOf, named }: Menu,
): Map<PrinterRow, LineRow[]> {
  const byDefault = defaultPrinters(printers);
  const takes = (printer: PrinterRow, line: LineRow) => {
    const category = categoryOf.get(line.itemId);
    if (category === undefined || !named.has(category)) return byDefault.includes(printer);
    return printer.categories === null || printer.categories.includes(category);
  };
  const shares = printers.map((printer) => [printer, lines.filter((line) => takes(printer, line))] as const);
  return new Map(shares.filter(([, share]) => share.length > 0));
}
