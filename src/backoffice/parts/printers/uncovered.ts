import type { PrinterView } from '#domain/api/printing.ts';
import { defaultPrinters, namedCategories } from '#domain/printing/default-printers.ts';

interface Named {
  _id: string;
  label: string;
}

export interface Uncovered {
  categories: string[];
  /** Where their dishes are printed all the same. */
  printers: string[];
}

/** Categories that no printer has been chosen for, although some have one: easily forgotten with a new category. */
export function uncovered(printers: readonly PrinterView[], categories: readonly Named[]): Uncovered | null {
  const kitchen = printers.filter(({ enabled, tickets }) => enabled && tickets);
  if (kitchen.length === 0 || kitchen.some((printer) => printer.categories === null)) return null;
  const named = namedCategories(kitchen);
  const left = categories.filter(({ _id }) => !named.has(_id));
  if (left.length === 0) return null;
  return {
    categories: [...new Set(left.map(({ label }) => label))],
    printers: [...firstForOrders(kitchen)].map(({ name }) => name),
  };
}

/** The default printer of each kind of order: one that is not for all orders has others behind it. */
function firstForOrders(kitchen: readonly PrinterView[]): Set<PrinterView> {
  const types = new Set([null, ...kitchen.flatMap(({ orderTypes }) => orderTypes ?? [])]);
  return new Set(
    [...types].flatMap((type) =>
      defaultPrinters(
        kitchen.filter(
          ({ orderTypes }) => orderTypes === null || (type !== null && orderTypes.includes(type)),
        ),
      ),
    ),
  );
}
